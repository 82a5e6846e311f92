import { useVerb } from '../../apollo/use-verb';
import { ChooseDefaultViewDocument } from '../../graphql/generated';

/** Chooses what a list opens with. */
export const useChooseDefault = () => useVerb(ChooseDefaultViewDocument);
