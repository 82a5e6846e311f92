import './styles/content.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../lib/dates';
import { usePrinting } from '../lib/use-medium';
import { Button } from './button';
import { EmptyState } from './feedback/empty-state';
import { Grid } from './layout';
import { WholeDates } from './text/whole-dates';

export interface ListedEvent {
  id: string;
  at: string;
  text: string;
  by: string | null;
  /** Path of the page that shows it. */
  link?: string | null;
}

const AT_FIRST = 10;

/** Events with their time, newest first; the older ones at a press. */
export function EventList({ label, events }: { label: string; events: readonly ListedEvent[] }) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  if (events.length === 0) return <EmptyState text="Inget har hänt än." />;
  return (
    <>
      <ol className="event-list" aria-label={label}>
        {(isWhole || isPrinting ? events : events.slice(0, AT_FIRST)).map(({ id, at, text, by, link }) => (
          <Grid as="li" key={id} gap="1 3" align="baseline" className="event-list-entry">
            <time className="meta tabular" dateTime={at}>
              {formatDateTime(at)}
            </time>
            <p className="breaks">
              {link ? (
                <Link to={link}>
                  <WholeDates text={text} />
                </Link>
              ) : (
                <WholeDates text={text} />
              )}
              {by && <span className="meta"> av {by}</span>}
            </p>
          </Grid>
        ))}
      </ol>
      {events.length > AT_FIRST && (
        <Button
          size="sm"
          variant="quiet"
          className="no-print above-2"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Visa färre' : `Visa alla (${events.length})`}
        </Button>
      )}
    </>
  );
}
