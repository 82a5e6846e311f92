import { useMutation } from '@apollo/client/react';
import { PreviewImportDocument } from '../imports.generated';

/** Reads the rows again with other columns or another sheet. */
export const usePreviewImport = () => useMutation(PreviewImportDocument);
