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
 * Where a page of this question begins, once the page before it has been shown: the server finds it by that, however
 * far down it is. Undefined for a page that one has jumped to, which is asked for by its number.
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
