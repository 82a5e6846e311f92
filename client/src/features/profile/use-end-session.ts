import { useMutation } from '@apollo/client/react';
import { EndOtherSessionsDocument, EndSessionDocument } from './profile.generated';

/** Signs another device out, or all of them but this. */
export function useEndSession() {
  const [endOne] = useMutation(EndSessionDocument);
  const [endOthers, { loading }] = useMutation(EndOtherSessionsDocument);
  return { endOne, endOthers: () => endOthers(), endingOthers: loading };
}
