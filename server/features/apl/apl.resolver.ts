import { Args, Context, Info, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationSetAplStatusArgs,
  MutationSetAplStatusesArgs,
  QueryBoardArgs,
  SubscriptionBoardChangedArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { plainRows } from '../../platform/graphql/verbatim.js';
import { BoardMoves } from './board-moves.service.js';
import { BoardService } from './board.service.js';
import { BoardFeed } from './board-feed.queries.js';

/** The APL board. */
@Resolver()
export class AplResolver implements RootResolvers<
  'board' | 'setAplStatus' | 'setAplStatuses' | 'boardChanged'
> {
  constructor(
    private readonly cards: BoardService,
    private readonly moves: BoardMoves,
    private readonly feed: BoardFeed,
  ) {}

  @Query()
  async board(
    @Args() { filter }: QueryBoardArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    // The cursor is taken before the read, so that no later event is missed.
    const newsAt = this.feed.place();
    const fields = context.verbatim ? plainRows(info, 'cards') : null;
    if (!context.verbatim || !fields)
      return { cards: await this.cards.read(signedIn(context), filter), newsAt };
    context.verbatim.give(await this.cards.readText(signedIn(context), fields, filter));
    return { cards: [], newsAt };
  }

  @Mutation()
  setAplStatus(
    @Args() { input }: MutationSetAplStatusArgs,
    @CurrentCall() call: Call,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.cards.move(call, input, selectedFields(info, ['card']));
  }

  @Mutation()
  setAplStatuses(@Args() { input }: MutationSetAplStatusesArgs, @CurrentCall() call: Call) {
    return this.moves.move(call, input);
  }

  @Subscription()
  boardChanged(@Args() { after }: SubscriptionBoardChangedArgs, @Context() context: RequestContext) {
    return this.feed.changesFor(context, after);
  }
}
