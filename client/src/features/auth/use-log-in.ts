import { useMutation } from '@apollo/client/react';
import { LoginDocument } from '../../graphql/session';

/** Begins a session. */
export const useLogIn = () => useMutation(LoginDocument);
