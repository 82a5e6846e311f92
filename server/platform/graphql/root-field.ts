import {
  Args,
  Context,
  Info,
  Mutation as NestMutation,
  Query as NestQuery,
  Subscription as NestSubscription,
} from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
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

type Method<Arguments, Result> = (
  args: Arguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;

type RootField<Fields, Arguments, Wrapped extends boolean = false> = <
  Name extends keyof Fields & keyof Arguments,
  Resolver extends Method<
    Arguments[Name],
    Wrapped extends true ? AsyncIterable<Pick<Fields, Name>> : Answer<Fields[Name]>
  >,
>(
  target: object,
  name: Name,
  descriptor: TypedPropertyDescriptor<Resolver>,
) => void;

/** The method answers the query of its name: its arguments, context and info, held to the contract's types. */
export const Query = (): RootField<Queries, QueryArgs> => rootField(NestQuery());

/** The method carries out the mutation of its name. */
export const Mutation = (): RootField<Mutations, MutationArgs> => rootField(NestMutation());

/** The method yields the news of the subscription of its name. */
export const Subscription = (): RootField<Subscriptions, SubscriptionArgs, true> =>
  rootField(NestSubscription());

function rootField(register: MethodDecorator) {
  return <Resolver>(target: object, name: string, descriptor: TypedPropertyDescriptor<Resolver>): void => {
    Args()(target, name, 0);
    Context()(target, name, 1);
    Info()(target, name, 2);
    register(target, name, descriptor);
  };
}
