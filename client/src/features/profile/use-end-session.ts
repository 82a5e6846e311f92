import { useMutation } from '@apollo/client/react';
import { useVerb } from '../../apollo/use-verb';
import { EndOtherSessionsDocument, EndSessionDocument } from './profile.generated';

/** Signs another device out, or all of them but this. */
export function useEndSession() {
  const endOne = useVerb(EndSessionDocument);
  const [endOthers, { loading }] = useMutation(EndOtherSessionsDocument);
  return { endOne, endOthers: () => endOthers(), endingOthers: loading };
}
