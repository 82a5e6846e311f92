import { useMutation } from '@apollo/client/react';
import { PreviewImportDocument } from '../../../graphql/generated';

/** Reads another sheet of a workbook that was sent: a new import of the same file. */
export const usePreviewImport = () => useMutation(PreviewImportDocument);
