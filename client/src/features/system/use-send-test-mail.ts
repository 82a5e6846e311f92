import { useMutation } from '@apollo/client/react';
import { SendTestMailDocument } from '../../graphql/generated';

/** Sends a letter to oneself, to see that mail arrives. */
export const useSendTestMail = () => useMutation(SendTestMailDocument);
