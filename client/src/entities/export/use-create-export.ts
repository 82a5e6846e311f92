import { useMutation } from '@apollo/client/react';
import { CreateExportDocument } from '../../graphql/generated';

/** Makes a file of a list: at once, or as a job where it is long. */
export const useCreateExport = () => useMutation(CreateExportDocument);
