import type { ReactNode } from 'react';
import type { AplStatus } from '../../../../domain/generated';

const shapes: Record<AplStatus, ReactNode> = {
  GRAY: (
    <circle
      cx="10"
      cy="10"
      r="7"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="3.2 2.3"
    />
  ),
  RED: (
    <path
      fillRule="evenodd"
      d="M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7zm.9 4.2L6.2 7.6 8.6 10l-2.4 2.4 1.4 1.4L10 11.4l2.4 2.4 1.4-1.4L11.4 10l2.4-2.4-1.4-1.4L10 8.6z"
      fill="currentColor"
    />
  ),
  BLUE: (
    <path
      fillRule="evenodd"
      d="M6 2h2v1.5h4V2h2v1.5h1.5A2 2 0 0 1 17.5 5.5v10a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2H6zM4.5 8v7.5h11V8z"
      fill="currentColor"
    />
  ),
  YELLOW: <path d="M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m0 2a6 6 0 0 0 0 12z" fill="currentColor" />,
  GREEN: (
    <path
      fillRule="evenodd"
      d="M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m3.7 4.8L8.8 11.7 6.6 9.5l-1.4 1.4 3.6 3.6 6.3-6.3z"
      fill="currentColor"
    />
  ),
};

/** The icon of a column: each has a different shape, so that colour is never the only cue. */
export function AplGlyph({ status, size = 18 }: { status: AplStatus; size?: number }) {
  return (
    <svg
      className={`icon apl-glyph apl-${status}`}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      {shapes[status]}
    </svg>
  );
}
