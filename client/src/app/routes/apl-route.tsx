import { AplPage } from '../../features/apl/apl-page';
import { deferred } from '../../ui/on-demand';

/** What an opened card shows of other features comes when the first card is opened. */
const parts = {
  CommentList: deferred(async () => (await import('../../features/comments/comment-list')).CommentList),
  CommentBox: deferred(async () => (await import('../../features/comments/comment-box')).CommentBox),
  ReasonGate: deferred(async () => (await import('../access-reason/reason-gate')).ReasonGate),
  StudentPlacements: deferred(
    async () => (await import('../../features/placements/student-placements')).StudentPlacements,
  ),
  FilePanel: deferred(async () => (await import('../../features/files/file-panel')).FilePanel),
};

/** Where the board meets comments and files: features do not import each other. */
export function AplRoute() {
  return <AplPage parts={parts} />;
}
