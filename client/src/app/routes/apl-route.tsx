import { lazy } from 'react';
import { AplPage } from '../../features/apl/apl-page';

/** What an opened card shows of other features comes when the first card is opened. */
const parts = {
  CommentList: lazy(async () => ({
    default: (await import('../../features/comments/comment-list')).CommentList,
  })),
  CommentBox: lazy(async () => ({
    default: (await import('../../features/comments/comment-box')).CommentBox,
  })),
  ReasonGate: lazy(async () => ({ default: (await import('../reason-gate')).ReasonGate })),
  FilePanel: lazy(async () => ({ default: (await import('../../features/files/file-panel')).FilePanel })),
};

/** Where the board meets comments and files: features do not import each other. */
export function AplRoute() {
  return <AplPage parts={parts} />;
}
