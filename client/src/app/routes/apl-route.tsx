import { AplPage } from '../../features/apl/apl-page';
import { deferred } from '../../ui/on-demand';
import type { PageRoute } from '../../lib/routing/page-route';

/** What an opened card shows of other features comes when the first card is opened. */
const parts = {
  CommentList: deferred(async () => (await import('../../features/comments/comment-list')).CommentList),
  CommentBox: deferred(async () => (await import('../../features/comments/comment-box')).CommentBox),
  ReasonGate: deferred(async () => (await import('../access-reason/reason-gate')).ReasonGate),
  FilePanel: deferred(async () => (await import('../../features/files/file-panel')).FilePanel),
};

export const route: PageRoute = {
  path: '/apl',
  access: ['ADMIN', 'TEACHER'],
  title: 'APL',
  menu: { group: 'Elever', place: 10 },
  askAhead: 'features/apl/board/first-board#askFirstBoard',
};

/** Where the board meets comments and files: features do not import each other. */
export function AplRoute() {
  return <AplPage parts={parts} />;
}
