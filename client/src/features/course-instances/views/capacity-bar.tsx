import type { CSSProperties } from 'react';

interface Places {
  admitted: number;
  capacity: number | null;
}

/** How full an instance is, in figures. */
export function capacityText({ admitted, capacity }: Places): string {
  if (capacity === null) return `${admitted} / obegränsat`;
  return `${admitted} / ${capacity}${admitted > capacity ? ' överfullt' : ''}`;
}

/** How full an instance is; the figures say it, the bar below them only shows it. */
export function CapacityBar({ admitted, capacity }: Places) {
  if (capacity === null) return <span className="tabular">{capacityText({ admitted, capacity })}</span>;
  const share = Math.min(1, admitted / capacity);
  const over = admitted > capacity;
  return (
    <span
      className={`instances-capacity tabular${over ? ' instances-capacity-over' : ''}`}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
    >
      {over ? (
        <span>
          {admitted} / {capacity}
          <strong className="instances-over"> överfullt</strong>
        </span>
      ) : (
        `${admitted} / ${capacity}`
      )}
    </span>
  );
}
