import { useVerb } from '../../../apollo/use-verb';
import { SetInstancesTeacherDocument } from '../../../graphql/generated';

/** Gives several instances a teacher, or none, all at once. */
export const useSetTeacher = () => useVerb(SetInstancesTeacherDocument);
