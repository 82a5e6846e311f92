import { useVerb } from '../../../apollo/use-verb';
import { AddCourseWishDocument } from '../../../graphql/generated';

/** Notes what a student asks for. */
export const useAddWish = () => useVerb(AddCourseWishDocument);
