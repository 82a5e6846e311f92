import { usePlainRequest } from '../../apollo/plain/use-plain-request';
import { RequestPasswordResetDocument } from '../../graphql/plain';

/** Asks for a link by which a new password is chosen. */
export const useRequestReset = () => usePlainRequest(RequestPasswordResetDocument);
