import { useMutation } from '@apollo/client/react';
import { UpdateWorkplaceImportDocument } from './workplace-imports.generated';

/** Changes the mapping of columns, or cells: all rows are validated again. */
export const useUpdateWorkplaceImport = () => useMutation(UpdateWorkplaceImportDocument);
