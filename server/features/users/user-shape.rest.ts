import { badField } from '../../platform/errors/app-error.js';
import type { RestProfileFragment, RestUserFragment } from '../../platform/rest/generated.js';
import { restRole, withRestId } from '../../platform/rest/shapes.js';

/** An account as the contract's section 5 has it, with the version that an edit may send back. */
export function restUser(user: RestUserFragment) {
  return { ...withRestId(user), role: restRole(user.role) };
}

export function restProfile(profile: RestProfileFragment) {
  return { ...profile, role: restRole(profile.role) };
}

/** REST writes roles in lower case, GraphQL in upper (contract, section 2). Throws BAD_USER_INPUT on `role`. */
export function withContractRole(body: Record<string, unknown>): Record<string, unknown> {
  const { role } = body;
  if (typeof role !== 'string') return body;
  if (role !== role.toLowerCase()) throw badField('role', 'NOT_ALLOWED', 'Värdet är inte tillåtet.');
  return { ...body, role: role.toUpperCase() };
}
