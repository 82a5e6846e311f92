import { mapSchema, MapperKind } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Asked } from '../history/access-trail.js';
import { studentsIn } from '../history/students-in-answer.js';
import type { RequestContext } from './request-context.js';
import { demand, requirementOf, type Requirement } from './requirement.js';

/**
 * Enforces the contract's roles in front of the resolvers, and fails closed: a root field without `@public`
 * or `@auth`, or without a resolver, stops the start.
 */
export function enforceAuth(schema: GraphQLSchema): GraphQLSchema {
  assertRootFieldsGuarded(schema);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, fieldName, typeName) => {
      const type = schema.getType(typeName) as GraphQLObjectType;
      const field = type.getFields()[fieldName]!;
      const requirement = requirementOf(schema, field, type);
      if (!requirement || requirement.kind === 'public') return config;
      const guarded = guard(config as GraphQLFieldConfig<unknown, RequestContext>, requirement);
      return type === schema.getQueryType() || type === schema.getMutationType()
        ? leaveTrail(guarded, fieldName, type === schema.getMutationType() ? 'mutation' : 'query')
        : guarded;
    },
  });
}

function guard(
  config: GraphQLFieldConfig<unknown, RequestContext>,
  requirement: Requirement,
): GraphQLFieldConfig<unknown, RequestContext> {
  const { resolve = defaultFieldResolver, subscribe } = config;
  config.resolve = (source, args, context, info) => {
    if (context.refresh) return resolveLive(context, requirement, () => resolve(source, args, context, info));
    demand(requirement, context.actor);
    return resolve(source, args, context, info) as unknown;
  };
  if (subscribe) {
    config.subscribe = (source, args, context, info) => {
      demand(requirement, context.actor);
      return subscribe(source, args, context, info) as unknown;
    };
  }
  return config;
}

/**
 * Wraps every root field: records views and refusals in the access log before the answer is sent. Central, so
 * that no feature can forget it (security, P19).
 */
function leaveTrail(
  config: GraphQLFieldConfig<unknown, RequestContext>,
  name: string,
  operation: Asked['operation'],
): GraphQLFieldConfig<unknown, RequestContext> {
  const resolve = config.resolve!;
  const studentsOf = studentsIn(getNamedType(config.type));
  config.resolve = async (source, args: object, context, info) => {
    const { trail } = context;
    const actor = context.actor;
    if (!trail || !actor) return resolve(source, args, context, info);
    const asked = { name, operation, args, repeatable: context.idempotency !== null };
    try {
      if (!studentsOf) return (await resolve(source, args, context, info)) as unknown;
      const shown = trail.of(actor, asked, studentsOf);
      const own = operation === 'mutation' ? { ...context, access: shown.withChange } : context;
      const answer: unknown = await resolve(source, args, own, info);
      await shown.withAnswer(answer);
      return answer;
    } catch (error) {
      await trail.refused(actor, asked, error);
      throw error;
    }
  };
  return config;
}

/** On a socket the session may have ended since the handshake: checked again before each event. */
async function resolveLive(
  context: RequestContext,
  requirement: Requirement,
  resolve: () => unknown,
): Promise<unknown> {
  context.actor = (await context.refresh?.()) ?? null;
  demand(requirement, context.actor);
  return resolve();
}

/** Deny by default (permissions, section 1.1). */
export function assertRootFieldsGuarded(schema: GraphQLSchema): void {
  const faults: string[] = [];
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!requirementOf(schema, field, type!))
        faults.push(`${type!.name}.${field.name} has neither @public nor @auth`);
      if (!field.resolve && !field.subscribe) faults.push(`${type!.name}.${field.name} has no resolver`);
    }
  }
  if (faults.length > 0) throw new Error(`The contract is not enforced:\n${faults.join('\n')}`);
}
