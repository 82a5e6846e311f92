import type {
  Mutation as Mutations,
  MutationArgs,
  Query as Queries,
  QueryArgs,
  Subscription as Subscriptions,
  SubscriptionArgs,
} from './generated.js';

/** Fields that a `@ResolveField` method answers; root fields leave them out. */
interface ResolvedFields {
  ImportBatch: 'rows';
  WorkplaceImport: 'rows';
  StudentPage: 'totalCount';
}

type Answer<T> = T extends readonly (infer Item)[]
  ? Answer<Item>[]
  : T extends { __typename?: infer Name extends keyof ResolvedFields }
    ? Omit<T, ResolvedFields[Name]>
    : T;

/**
 * A resolver method: its first parameter holds the field's arguments, if any; decorated parameters follow.
 */
type Method<Args, Result> =
  Args extends Record<string, never>
    ? (...parameters: never[]) => Result
    : ((args: Args, ...parameters: never[]) => Result) | (() => Result);

type Methods = {
  [Name in keyof Queries & keyof QueryArgs]: Method<
    QueryArgs[Name],
    Answer<Queries[Name]> | Promise<Answer<Queries[Name]>>
  >;
} & {
  [Name in keyof Mutations & keyof MutationArgs]: Method<
    MutationArgs[Name],
    Answer<Mutations[Name]> | Promise<Answer<Mutations[Name]>>
  >;
} & {
  [Name in keyof Subscriptions & keyof SubscriptionArgs]: Method<
    SubscriptionArgs[Name],
    AsyncIterable<Pick<Subscriptions, Name>> | Promise<AsyncIterable<Pick<Subscriptions, Name>>>
  >;
};

/** Holds a resolver class to the schema: the names, arguments and results of the root fields that it answers. */
export type RootResolvers<Names extends keyof Methods> = Pick<Methods, Names>;
