import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query, Subscription } from '../../platform/graphql/root-field.js';
import { BoardService } from './board.service.js';
import { BoardFeed } from './board-feed.sql.js';

@Resolver()
export class AplResolver {
  constructor(
    private readonly cards: BoardService,
    private readonly feed: BoardFeed,
  ) {}

  @Query()
  async board(_args: unknown, context: RequestContext) {
    return { cards: await this.cards.read(signedIn(context)) };
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
