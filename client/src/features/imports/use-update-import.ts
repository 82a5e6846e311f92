import { useMutation } from '@apollo/client/react';
import { UpdateImportDocument } from './imports.generated';

/** Changes what the columns are read as, or a cell: the rows that it touches are judged anew. */
export const useUpdateImport = () => useMutation(UpdateImportDocument);
