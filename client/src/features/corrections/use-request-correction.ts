import { useMutation } from '@apollo/client/react';
import {
  MyCorrectionsDocument,
  RequestCorrectionDocument,
  type RequestCorrectionMutationVariables,
} from './corrections.generated';

/** Asks the school to put something right; the request stands first among one's own. */
export function useRequestCorrection() {
  const [request] = useMutation(RequestCorrectionDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      cache.updateQuery({ query: MyCorrectionsDocument }, (shown) => ({
        myCorrectionRequests: [data.requestCorrection, ...(shown?.myCorrectionRequests ?? [])],
      }));
    },
  });
  return (input: RequestCorrectionMutationVariables['input']) => request({ variables: { input } });
}
