import { signedIn } from '../../platform/graphql/request-context.js';
import { presumable, rootFields } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { plainRows } from '../../platform/graphql/verbatim.js';
import { BoardService } from './board.service.js';
import { BoardFeed } from './board-feed.sql.js';

/** The APL board. */
export const aplFields = rootFields([BoardService, BoardFeed], (cards, feed) => ({
  board: presumable(async (_args, context, info) => {
    // Before the reading: what is told from now on may not be in it.
    const newsAt = feed.place();
    const fields = context.verbatim ? plainRows(info, 'cards') : null;
    if (!context.verbatim || !fields) return { cards: await cards.read(signedIn(context)), newsAt };
    context.verbatim.give(await cards.readText(signedIn(context), fields));
    return { cards: [], newsAt };
  }),
  setAplStatus: presumable(({ input }, context, info) =>
    cards.move(signedIn(context), input, selectedFields(info, ['card'])),
  ),
  boardChanged: ({ after }, context) => feed.changesFor(context, after),
}));
