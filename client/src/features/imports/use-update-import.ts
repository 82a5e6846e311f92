import { useMutation } from '@apollo/client/react';
import { UpdateImportDocument } from './imports.generated';

/** Changes the mapping of columns, or a cell: the affected rows are validated again. */
export const useUpdateImport = () => useMutation(UpdateImportDocument);
