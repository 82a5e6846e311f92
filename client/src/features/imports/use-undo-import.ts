import { useMutation } from '@apollo/client/react';
import { UndoImportDocument } from '../../graphql/generated';

/** Takes an import back as a whole. */
export const useUndoImport = () => useMutation(UndoImportDocument);
