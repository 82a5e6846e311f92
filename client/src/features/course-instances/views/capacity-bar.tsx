/** How full an instance is; the figures say it, the bar only shows it. */
export function CapacityBar({ admitted, capacity }: { admitted: number; capacity: number | null }) {
  if (capacity === null) return <span className="tabular">{admitted} / obegränsat</span>;
  const share = Math.min(1, admitted / capacity);
  const over = admitted > capacity;
  return (
    <span className="instances-capacity tabular">
      {over ? (
        <span>
          {admitted} / {capacity}
          <strong className="instances-over"> överfullt</strong>
        </span>
      ) : (
        `${admitted} / ${capacity}`
      )}
      <span className="instances-bar" aria-hidden="true">
        <span
          className={over ? 'instances-bar-fill instances-bar-over' : 'instances-bar-fill'}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  );
}
