import './free-places.css';
import { daysBetween } from '../../../../../domain/days';
import { counted } from '../../../../../domain/numbers';
import { formatPeriod } from '../../../lib/period';
import type { FreePlaceRowFragment } from './free-places.generated';

type Span = FreePlaceRowFragment['spans'][number];

/** A period as a line: each part is as long as its days and shows the number of free places. */
export function FreeLine({ spans }: Pick<FreePlaceRowFragment, 'spans'>) {
  return (
    <ul className="free-line tabular">
      {spans.map((span) => (
        <li
          key={span.startDate}
          className={span.free === 0 ? 'free-line-full' : undefined}
          style={{ flex: `${daysBetween(span.startDate, span.endDate) + 1} 1 0` }}
          title={spanText(span)}
        >
          <span aria-hidden="true">{span.free}</span>
          <span className="sr-only">{spanText(span)}</span>
        </li>
      ))}
    </ul>
  );
}

/** '2 lediga platser 2026-12-07 – 2026-12-20', 'fullt 2026-12-21 – 2027-01-15' */
const spanText = ({ free, startDate, endDate }: Span): string =>
  `${free === 0 ? 'fullt' : counted(free, 'ledig plats', 'lediga platser')} ${formatPeriod(startDate, endDate)!}`;
