import { useMutation } from '@apollo/client/react';
import { CommitImportDocument, ImportBatchDocument } from './imports.generated';

/** Begins the import itself, which goes on as a job. */
export const useCommitImport = (batchId: string) =>
  useMutation(CommitImportDocument, {
    refetchQueries: [{ query: ImportBatchDocument, variables: { id: batchId } }],
    awaitRefetchQueries: true,
  });
