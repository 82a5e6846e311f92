import { useMutation } from '@apollo/client/react';
import { CancelImportJobDocument } from '../../graphql/generated';

/** Stops an import that is under way. */
export const useCancelImport = () => useMutation(CancelImportJobDocument);
