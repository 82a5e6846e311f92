import { Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query, Subscription } from '../../platform/graphql/root-field.js';
import { plainRows } from '../../platform/graphql/verbatim.js';
import { BoardService } from './board.service.js';
import { BoardFeed } from './board-feed.sql.js';

@Resolver()
export class AplResolver {
  constructor(
    private readonly cards: BoardService,
    private readonly feed: BoardFeed,
  ) {}

  @Query()
  async board(_args: unknown, context: RequestContext, info: GraphQLResolveInfo) {
    const fields = context.verbatim ? plainRows(info, 'cards') : null;
    if (!context.verbatim || !fields) return { cards: await this.cards.read(signedIn(context)) };
    context.verbatim.give(await this.cards.readText(signedIn(context), fields));
    return { cards: [] };
  }

  @Mutation()
  setAplStatus({ input }: MutationArgs['setAplStatus'], context: RequestContext) {
    return this.cards.move(signedIn(context), input);
  }

  @Subscription()
  boardChanged(_args: unknown, context: RequestContext) {
    return this.feed.changesFor(context);
  }
}
