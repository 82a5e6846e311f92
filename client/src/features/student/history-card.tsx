import { useState } from 'react';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { StudentHistoryDocument, type StudentHistoryQuery } from './student.generated';
import { formatDateTime } from '../../lib/dates';
import { emptyTexts, headings } from '../../lib/fixed-texts';
import { formatNumber } from '../../../../domain/numbers';
import { roleNames } from '../../../../domain/roles';
import { usePrinting } from '../../lib/use-medium';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { historyLabel, historyValue, isCreation } from './history-values';
import { Grid, Row } from '../../ui/layout';

/** As many as lists and logs print. */
const MOST_ROWS = 2_000;

/** Rows shown at first: users mostly look for recent changes. */
const shownAtFirst = 8;

type Entry = StudentHistoryQuery['studentHistory'][number];

/** The card 'Ändringshistorik', for administrators: who changed what from what, newest first (contract §7). */
export function HistoryCard({ studentId }: { studentId: string }) {
  const [all, setAll] = useState(false);
  const isPrinting = usePrinting();
  const { data, error, refetch } = useQuery(StudentHistoryDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.studentHistory ?? [];
  const shown = entries.slice(0, isPrinting ? MOST_ROWS : all ? entries.length : shownAtFirst);
  return (
    <Card id="historik" title={headings.history}>
      <LoadFailed
        error={!data && error}
        refetch={refetch}
        text="Kunde inte hämta ändringshistoriken"
        detailed
      />
      {!data && !error && <Loading text="Hämtar ändringshistorik…" />}
      {data && entries.length === 0 && <EmptyState text={emptyTexts.history} />}
      {shown.length > 0 && (
        <ol className="divided" aria-label={headings.history}>
          {shown.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {isPrinting && entries.length > shown.length && (
        <p className="print-only">
          Bara de {formatNumber(shown.length)} nyaste av {formatNumber(entries.length)} ändringar.
        </p>
      )}
      {!all && entries.length > shownAtFirst && (
        <Button className="above-3 no-print" onClick={() => setAll(true)}>
          Visa alla ({entries.length})
        </Button>
      )}
    </Card>
  );
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const name = entry.changedBy?.name ?? 'Systemet';
  return (
    <Grid as="li" gap="3" columns="auto minmax(0, 1fr)">
      <Avatar name={name} />
      <div className="history-body">
        <Row as="p" gap="0 2" align="baseline">
          <span className="bold">{name}</span>
          {entry.changedByRole && <span className="meta">{roleNames[entry.changedByRole]}</span>}
          <time className="meta" dateTime={entry.timestamp}>
            {formatDateTime(entry.timestamp)}
          </time>
        </Row>
        {isCreation(entry) ? (
          <p>{entry.isImported ? 'Eleven kom med en importerad fil.' : 'Eleven lades till för hand.'}</p>
        ) : (
          <Changes entry={entry} />
        )}
      </div>
    </Grid>
  );
}

function Changes({ entry }: { entry: Entry }) {
  return (
    <ul className="history-changes">
      {entry.changes.map((field) => (
        <li key={field}>
          <span className="muted">{historyLabel(field)}:</span>{' '}
          <del>
            <span className="sr-only">från </span>
            {historyValue(field, entry.previousValues[field])}
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
          <ins>
            <span className="sr-only">till </span>
            {historyValue(field, entry.newValues[field])}
          </ins>
        </li>
      ))}
    </ul>
  );
}
