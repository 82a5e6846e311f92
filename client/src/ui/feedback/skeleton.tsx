import '../styles/content.css';

/** Grey placeholder lines. Hidden from screen readers: a `role=status` text is beside it. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid skeletons above-3" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}

/**
 * The text of a page that is loading, as a status, with the skeleton of its layout. The skeleton has its place at once
 * and is seen after 150 ms: quick answers do not flicker, and nothing below moves.
 */
export function Loading({ text, lines }: { text: string; lines?: number }) {
  return (
    <div aria-busy="true" className="loading">
      <p role="status" className="meta">
        {text}
      </p>
      <Skeleton lines={lines} />
    </div>
  );
}
