import { getDirective } from '@graphql-tools/utils';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Actor } from '../auth/actor.js';
import { hasRank } from '../auth/actor.js';
import { forbidden, unauthenticated } from '../errors/app-error.js';
import type { Role } from './generated.js';

/** Which roles may use a field: the first of the two locks (permissions, section 1). */
export type Requirement =
  | { kind: 'public' }
  | { kind: 'rank'; role: Role }
  /** Teachers and above, and API keys of any role (contract, section 1). */
  | { kind: 'staff' }
  | { kind: 'only'; roles: readonly Role[] };

/** `@public` or `@auth` of a field, or of its type as the default; null if there is neither. */
export function requirementOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  type: GraphQLObjectType,
): Requirement | null {
  if (getDirective(schema, field, 'public')?.[0]) return { kind: 'public' };
  const auth = getDirective(schema, field, 'auth')?.[0] ?? getDirective(schema, type, 'auth')?.[0];
  if (!auth) return null;
  const { requires, only } = auth as { requires?: Role; only?: Role[] };
  if ((requires === undefined) === (only === undefined)) {
    throw new Error(`${type.name}.${field.name}: @auth needs exactly one of requires and only`);
  }
  return requires ? { kind: 'rank', role: requires } : { kind: 'only', roles: only! };
}

export function meets(requirement: Requirement, actor: Actor | null): boolean {
  if (requirement.kind === 'public') return true;
  if (!actor) return false;
  if (requirement.kind === 'staff') return actor.isApiKey === true || hasRank(actor, 'TEACHER');
  return requirement.kind === 'rank'
    ? hasRank(actor, requirement.role)
    : requirement.roles.includes(actor.role);
}

/** Rejects before any lookup: 401 without a session, 403 with the wrong role. */
export function demand(requirement: Requirement, actor: Actor | null): void {
  if (meets(requirement, actor)) return;
  throw actor ? forbidden() : unauthenticated();
}
