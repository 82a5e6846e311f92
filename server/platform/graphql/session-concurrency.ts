import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { Semaphore } from '../turns/semaphore.js';
import type { RequestContext } from './request-context.js';

/** Root fields of one session that are resolved at once; each runs its statements one after the other. */
const AT_ONCE = 4;

/**
 * Limits the root fields that one session resolves at once; the others queue in the order in which they came. No session
 * can take all connections of the pool, by aliases in a document or by many requests.
 */
export class SessionConcurrency {
  private readonly sessions = new Map<string, { semaphore: Semaphore; users: number }>();

  /** Wraps the resolvers of all queries and mutations. */
  limit(schema: GraphQLSchema): GraphQLSchema {
    for (const root of [schema.getQueryType(), schema.getMutationType()]) {
      for (const field of Object.values(root?.getFields() ?? {})) {
        field.resolve = this.limited(field.resolve ?? defaultFieldResolver);
      }
    }
    return schema;
  }

  private limited(
    resolve: GraphQLFieldResolver<unknown, RequestContext>,
  ): GraphQLFieldResolver<unknown, RequestContext> {
    return (source, args: object, context, info) => {
      const session = context.actor?.sessionHash;
      if (!session) return resolve(source, args, context, info);
      return this.run(session, async () => await resolve(source, args, context, info));
    };
  }

  private async run<T>(session: string, work: () => Promise<T>): Promise<T> {
    const known = this.sessions.get(session) ?? { semaphore: new Semaphore(AT_ONCE), users: 0 };
    this.sessions.set(session, known);
    known.users += 1;
    try {
      return await known.semaphore.run(work);
    } finally {
      known.users -= 1;
      if (known.users === 0) this.sessions.delete(session);
    }
  }
}
