import type { ListDefinition } from '../../../../domain/lists/list';
import { getSession, onSession } from '../session/session-store';

interface Walk {
  /** Of which filter, order and size of page. */
  question: string;
  /** The cursor that each page begins after, by the page's number. */
  starts: Map<number, string>;
}

const walks = new Map<ListDefinition, Walk>();

// The cursors belong to one user's data.
let shownTo = getSession().user?.userId;
onSession(() => {
  const now = getSession().user?.userId;
  if (now !== shownTo) walks.clear();
  shownTo = now;
});

/**
 * The start cursor of a page, known once the previous page has been shown; the server finds the page by it at any
 * depth. Undefined for a page that the user has jumped to, which is queried by number.
 */
export function startOf(list: ListDefinition, question: object, page: number): string | undefined {
  const walk = walks.get(list);
  return walk?.question === JSON.stringify(question) ? walk.starts.get(page) : undefined;
}

/** Keeps where the page after the one that is shown begins. */
export function rememberNext(
  list: ListDefinition,
  question: object,
  { page, nextCursor }: { page: number; nextCursor: string },
): void {
  const asked = JSON.stringify(question);
  let walk = walks.get(list);
  if (walk?.question !== asked) walks.set(list, (walk = { question: asked, starts: new Map() }));
  walk.starts.set(page + 1, nextCursor);
}
