import { useVerb } from '../../../apollo/use-verb';
import { CreateInstanceSeriesDocument } from '../../../graphql/generated';

/** Makes all instances of a series at once. */
export const useCreateSeries = () => useVerb(CreateInstanceSeriesDocument);
