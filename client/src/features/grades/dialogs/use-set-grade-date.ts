import { useVerb } from '../../../apollo/use-verb';
import { SetGradeDateDocument } from '../../../graphql/generated';

/** Gives all drafts of a course one date. */
export const useSetGradeDate = () => useVerb(SetGradeDateDocument);
