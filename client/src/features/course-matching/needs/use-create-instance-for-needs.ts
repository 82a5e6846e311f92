import { useVerb } from '../../../apollo/use-verb';
import { CreateInstanceForNeedsDocument } from '../../../graphql/generated';

/** Makes an instance and enrols those who lack one. */
export const useCreateInstanceForNeeds = () => useVerb(CreateInstanceForNeedsDocument);
