import { Args, Context, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type {
  Board,
  BoardChange,
  SetAplStatusInput,
  SetAplStatusResult,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { BoardService } from './board.service.js';
import { BoardFeed } from './board-feed.sql.js';

@Resolver()
export class AplResolver {
  constructor(
    private readonly board: BoardService,
    private readonly feed: BoardFeed,
  ) {}

  @Query('board')
  async read(@Context() context: RequestContext): Promise<Board> {
    return { cards: await this.board.read(signedIn(context)) };
  }

  @Mutation()
  setAplStatus(
    @Args('input') input: SetAplStatusInput,
    @Context() context: RequestContext,
  ): Promise<SetAplStatusResult> {
    return this.board.move(signedIn(context), input);
  }

  @Subscription()
  boardChanged(
    @Context() context: RequestContext,
  ): AsyncGenerator<{ boardChanged: BoardChange }, void, void> {
    return this.feed.changesFor(context);
  }
}
