import { useVerb } from '../../../../apollo/use-verb';
import { CopyCourseToGy25Document } from '../../../../graphql/generated';

/** Makes the level of Gy25 that stands for a course of Gy11. */
export const useCopyCourse = () => useVerb(CopyCourseToGy25Document);
