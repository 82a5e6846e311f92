import { NoValue } from '../table-parts/no-value';

/** A first and a last day in one cell: on one line where there is room, else below each other. */
export function Period({ from, to }: { from: string | null; to: string | null }) {
  if (!from && !to) return <NoValue />;
  return (
    <span className="period tabular">
      <span className="whole">{from} –</span> {to && <span className="whole">{to}</span>}
    </span>
  );
}
