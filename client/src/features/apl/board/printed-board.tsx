import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { aplStatusLabels } from '../../../../../domain/labels/apl';
import { aplStatuses } from '../../../lib/fixed-texts';
import { timeInColumn } from '../board-card';
import type { Columns } from './board-filter';

/** True while the page is being printed, or shown as it will be. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when the event's handlers have run.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    const media = window.matchMedia('print');
    const onMedia = () => (media.matches ? before() : after());
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    media.addEventListener('change', onMedia);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      media.removeEventListener('change', onMedia);
    };
  }, []);
  return printing;
}

/** The board on paper: every card that passes the filter, column after column. */
export function PrintedBoard({ columns }: { columns: Columns }) {
  return (
    <div className="apl-printed">
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
