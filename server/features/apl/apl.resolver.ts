import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { plainRows } from '../../platform/graphql/verbatim.js';
import { BoardService } from './board.service.js';
import { BoardFeed } from './board-feed.sql.js';

/** The APL board. */
export const aplFields = rootFields([BoardService, BoardFeed], (cards, feed) => ({
  board: async (_args, context, info) => {
    const fields = context.verbatim ? plainRows(info, 'cards') : null;
    if (!context.verbatim || !fields) return { cards: await cards.read(signedIn(context)) };
    context.verbatim.give(await cards.readText(signedIn(context), fields));
    return { cards: [] };
  },
  setAplStatus: ({ input }, context) => cards.move(signedIn(context), input),
  boardChanged: (_args, context) => feed.changesFor(context),
}));
