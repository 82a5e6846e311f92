import { useVerb } from '../../../apollo/use-verb';
import { ImportCoursesDocument } from '../../../graphql/generated';

/** Reads a list of courses, and writes what is valid once it has been looked at. */
export const useImportCourses = () => useVerb(ImportCoursesDocument);
