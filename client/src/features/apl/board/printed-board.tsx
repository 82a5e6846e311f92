import { aplStatusLabels } from '../../../../../domain/labels/apl';
import { aplStatuses } from '../../../lib/fixed-texts';
import { timeInColumn } from '../board-card';
import type { Columns } from './board-filter';

/** The board on paper: every card that passes the filter, column after column. */
export function PrintedBoard({ columns }: { columns: Columns }) {
  return (
    <div className="apl-printed print-only">
      {aplStatuses.map((status) => (
        <section key={status}>
          <h2>
            {aplStatusLabels[status]} ({columns[status].length})
          </h2>
          <ul>
            {columns[status].map((card) => (
              <li key={card.id}>
                <strong>{card.name}</strong>
                <span>
                  {[card.education, card.municipality, timeInColumn(card.aplStatusSince)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
