import { useVerb } from '../../../apollo/use-verb';
import { SetUserRoleDocument } from '../../../graphql/generated';

/** Gives an account another role. */
export const useSetRole = () => useVerb(SetUserRoleDocument);
