import { askPlainly } from '../../../apollo/plain/plain-request';
import { FirstBoardDocument, type FirstBoardQuery } from '../../../graphql/plain';
import { getSession, isSignOutOwed } from '../../../lib/session/session-store';

/** An answer that nobody has taken by then is old. */
const longestKeptMs = 20_000;

interface Asked {
  at: number;
  /** The signed-in user: one user's data must not be shown to another. */
  userId: string | undefined;
  answer: Promise<FirstBoardQuery>;
}

let asked: Asked | null = null;

/** Asks for the board's cards while the code of its page, and the live line, are still on their way. */
export function askFirstBoard(): void {
  asked = null;
  if (isSignOutOwed()) return;
  const answer = askPlainly(FirstBoardDocument);
  // The consumer handles a failure.
  answer.catch(() => undefined);
  asked = { at: Date.now(), userId: getSession().user?.userId, answer };
}

/** The prefetched board, or a new request. To be used once, as it goes stale. */
export function takeFirstBoard(): Promise<FirstBoardQuery> {
  const isGood = asked && asked.userId === getSession().user?.userId && Date.now() - asked.at < longestKeptMs;
  if (!isGood) askFirstBoard();
  const taken = asked;
  asked = null;
  return taken ? taken.answer : Promise.reject(new Error('Whoever has signed out asks nothing.'));
}
