import { useApolloClient, useMutation } from '@apollo/client/react';
import { DeleteStudentFileDocument } from './files.generated';

/** Deletes a file, and takes it out of every list that shows it. */
export function useDeleteFile(): (id: string) => Promise<void> {
  const { cache } = useApolloClient();
  const [deleteFile] = useMutation(DeleteStudentFileDocument);
  return async (id) => {
    await deleteFile({ variables: { input: { id } } });
    cache.evict({ id: cache.identify({ __typename: 'UploadedFile', id }) });
    cache.gc();
  };
}
