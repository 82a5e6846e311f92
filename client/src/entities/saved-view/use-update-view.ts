import { useVerb } from '../../apollo/use-verb';
import { UpdateSavedViewDocument } from '../../graphql/generated';

/** Changes, renames or shares a view. */
export const useUpdateView = () => useVerb(UpdateSavedViewDocument);
