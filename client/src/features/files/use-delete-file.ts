import { useApolloClient } from '@apollo/client/react';
import { useVerb } from '../../apollo/use-verb';
import { DeleteStudentFileDocument } from './files.generated';

/** Deletes a file, and takes it out of every list that shows it. */
export function useDeleteFile(): (id: string) => Promise<void> {
  const { cache } = useApolloClient();
  const deleteFile = useVerb(DeleteStudentFileDocument);
  return async (id) => {
    await deleteFile({ id });
    cache.evict({ id: cache.identify({ __typename: 'UploadedFile', id }) });
    cache.gc();
  };
}
