import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { Turnstile } from '../turns/turnstile.js';
import type { RequestContext } from './request-context.js';

/** Root fields of one session that resolve concurrently; each runs its statements sequentially. */
const AT_ONCE = 4;

/**
 * Limits the concurrent root fields of one session; the others queue in order. No session can exhaust the
 * connection pool, through aliases or parallel requests.
 */
export class SessionConcurrency {
  private readonly sessions = new Turnstile(AT_ONCE);

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
      return this.sessions.pass(session, async () => await resolve(source, args, context, info));
    };
  }
}
