import { useVerb } from '../../../apollo/use-verb';
import { CreateDocumentsDocument } from '../../../graphql/generated';

/** Makes one document for each of many, as a job. */
export const useCreateDocuments = () => useVerb(CreateDocumentsDocument);
