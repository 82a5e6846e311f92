import { commentIconLabel } from '../../lib/fixed-texts';
import type { BoardCard } from './board-card';

/** Unread comments: a filled blue bubble that pulses, with their number. All read: a green outline with a tick. None: nothing. */
export function CommentMark({ card: { commentCount, unseenCount } }: { card: BoardCard }) {
  const label = commentIconLabel(commentCount, unseenCount);
  if (label === null) return null;
  const unseen = unseenCount > 0;
  return (
    <span
      className="apl-comments"
      data-unseen={unseen || undefined}
      role="img"
      aria-label={label}
      title={label}
    >
      <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        {unseen ? (
          <path
            d="M3 2h10a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 13 12H7l-3.5 3v-3H3a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 3 2"
            fill="currentColor"
          />
        ) : (
          <path
            d="M3 2.5h10a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H7l-3 2.5v-2.5H3a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zm2.5 4.6 1.8 1.8 3.2-3.3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      {unseen ? unseenCount : commentCount}
    </span>
  );
}
