import { useVerb } from '../../apollo/use-verb';
import { CreateMyDocumentDocument } from '../../graphql/generated';

/** Makes one of a student's own certificates. */
export const useCreateOwnDocument = () => useVerb(CreateMyDocumentDocument);
