import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type {
  Mutation as Mutations,
  MutationArgs,
  Query as Queries,
  QueryArgs,
  Subscription as Subscriptions,
  SubscriptionArgs,
} from './generated.js';
import type { RequestContext } from './request-context.js';

/** What is read only when it is asked for, by a resolver of the type's own. */
interface ReadLater {
  ImportBatch: 'rows';
  StudentPage: 'totalCount';
}

type Answer<T> = T extends readonly (infer Item)[]
  ? Answer<Item>[]
  : T extends { __typename?: infer Name extends keyof ReadLater }
    ? Omit<T, ReadLater[Name]>
    : T;

type Field<Arguments, Result> = (
  args: Arguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;

/** Fields of the contract's roots by their names: arguments and answer are held to the contract's types. */
type Fields = {
  [Name in keyof Queries & keyof QueryArgs]?: Field<QueryArgs[Name], Answer<Queries[Name]>>;
} & {
  [Name in keyof Mutations & keyof MutationArgs]?: Field<MutationArgs[Name], Answer<Mutations[Name]>>;
} & {
  [Name in keyof Subscriptions & keyof SubscriptionArgs]?: Field<
    SubscriptionArgs[Name],
    AsyncIterable<Pick<Subscriptions, Name>>
  >;
};

/** Root fields with the services that answer them; `npm run codegen` finds every table (server/generated.ts). */
export interface RootFields {
  services: readonly Type[];
  fieldsOf: (services: readonly unknown[]) => object;
}

/**
 * The root fields of a feature, a line each: queries, mutations and subscriptions by their names, answered by the
 * services that the first argument names.
 */
export function rootFields<const Services extends readonly Type[]>(
  services: Services,
  fieldsOf: (...services: { [At in keyof Services]: InstanceType<Services[At]> }) => Fields,
): RootFields {
  return {
    services,
    fieldsOf: (given) => fieldsOf(...(given as { [At in keyof Services]: InstanceType<Services[At]> })),
  };
}

const PRESUMABLE = 'presumable';

/**
 * Marks a field whose statements wait for one that is sent by `Database.ask`: it may be asked by somebody who is taken for
 * who they were, since that first statement does nothing unless they still are.
 */
export function presumable<Resolves extends (...given: never[]) => unknown>(resolver: Resolves): Resolves {
  return Object.assign(resolver, { [PRESUMABLE]: true });
}

/** Whether the field of a contract's root is marked so. */
export function isPresumable({ extensions }: { extensions?: object | undefined }): boolean {
  return extensions !== undefined && PRESUMABLE in extensions;
}

/** All tables, as the running server is given them. */
export const ROOT_FIELD_TABLES = Symbol('ROOT_FIELD_TABLES');

type Resolver = (args: unknown, context: unknown, info: GraphQLResolveInfo) => unknown;

/** Gives each root field of the contract the function of its name, with its services from the running server. */
export function bindRootFields(
  schema: GraphQLSchema,
  tables: readonly RootFields[],
  modules: Pick<ModuleRef, 'get'>,
): void {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const isAnswered = new Set<string>();
  for (const { services, fieldsOf } of tables) {
    const given = services.map((service) => modules.get<unknown>(service, { strict: false }));
    for (const [name, resolver] of Object.entries(fieldsOf(given)) as [string, Resolver][]) {
      const field = roots.map((root) => root?.getFields()[name]).find((one) => one !== undefined);
      if (!field) throw new Error(`The contract has no root field ${name}, which a table answers.`);
      if (isAnswered.has(name)) throw new Error(`Two tables answer the root field ${name}.`);
      isAnswered.add(name);
      const answer: GraphQLFieldResolver<unknown, unknown> = (_root, args, context, info) =>
        resolver(args, context, info);
      if (schema.getSubscriptionType()?.getFields()[name] === field) field.subscribe = answer;
      else field.resolve = answer;
      if (PRESUMABLE in resolver) field.extensions = { ...field.extensions, [PRESUMABLE]: true };
    }
  }
}
