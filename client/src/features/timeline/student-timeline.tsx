import './timeline.css';
import { useState } from 'react';
import { Link, parsePath, useLocation } from 'react-router-dom';
import type { TimelineKind } from '../../../../domain/generated';
import { timelineKindLabels } from '../../../../domain/labels/student';
import { readFilters, writeFilters } from '../../../../domain/lists/list-url';
import { timelineLog } from '../../../../domain/lists/logs';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import {
  StudentTimelineDocument,
  type StudentTimelineQuery,
} from '../../entities/timeline/timeline.generated';
import { formatDateTime } from '../../lib/dates';
import { useSearch } from '../../lib/url-state/use-search';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { WholeDates } from '../../ui/text/whole-dates';

type Entry = StudentTimelineQuery['studentTimeline']['nodes'][number];

/** Rows at a time: users mostly look for recent events. */
const first = 10;

interface TimelineProps {
  studentId: string;
}

/** A student's timeline, newest first, filtered by kind. */
export function StudentTimeline({ studentId }: TimelineProps) {
  const [chosen, setChosen] = useChosenKinds();
  const { data } = useTimeline(studentId, [], null);
  const kinds = data?.studentTimeline.kinds ?? [];
  const toggle = (kind: TimelineKind) =>
    setChosen(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <>
      <Row role="group" aria-label="Visa i tidslinjen" gap="1" className="toggles below-3 no-print">
        <Button size="sm" variant="quiet" aria-pressed={chosen.length === 0} onClick={() => setChosen([])}>
          Allt
        </Button>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="quiet"
            aria-pressed={chosen.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {timelineKindLabels[kind]}
          </Button>
        ))}
      </Row>
      <Pages key={chosen.join()} studentId={studentId} kinds={chosen} />
    </>
  );
}

/** The kinds that the address names, so that a link and the way back show the same. */
function useChosenKinds(): [readonly TimelineKind[], (kinds: readonly TimelineKind[]) => void] {
  const [params, changeSearch] = useSearch();
  const { kinds } = readFilters(timelineLog, params);
  const choose = (chosen: readonly TimelineKind[]) =>
    changeSearch(
      (present) => {
        present.delete(timelineLog.filters.kinds.param);
        writeFilters(timelineLog, { kinds: [...chosen] }, present);
        return present;
      },
      { replace: true },
    );
  return [kinds, choose];
}

/** The newest page, and those before it for which one has asked. */
function Pages({ studentId, kinds }: TimelineProps & { kinds: readonly TimelineKind[] }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <ol className="timeline" aria-label="Tidslinje">
      {cursors.map((after, index) => (
        <TimelinePage
          key={after}
          {...{ studentId, kinds, after }}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </ol>
  );
}

interface PageProps extends TimelineProps {
  kinds: readonly TimelineKind[];
  after: string | null;
  /** Loads older events; undefined if they are loaded. */
  onMore: ((cursor: string) => void) | undefined;
}

function TimelinePage({ studentId, kinds, after, onMore }: PageProps) {
  const { data, error, refetch } = useTimeline(studentId, kinds, after);
  if (error && !data) {
    return (
      <li>
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta tidslinjen." />
      </li>
    );
  }
  if (!data)
    return (
      <li>
        <Loading text="Laddar tidslinjen…" lines={6} />
      </li>
    );
  const { nodes, nextCursor } = data.studentTimeline;
  return (
    <>
      {nodes.length === 0 && !after && (
        <li>
          <EmptyState text={kinds.length > 0 ? 'Inga sådana händelser.' : 'Inget har hänt än.'} />
        </li>
      )}
      {nodes.map((entry) => (
        <TimelineItem key={entry.id} entry={entry} />
      ))}
      {nextCursor && onMore && (
        <li className="timeline-more">
          <Button size="sm" className="no-print" onClick={() => onMore(nextCursor)}>
            Visa fler
          </Button>
          <p className="print-only">
            Tidslinjen går längre tillbaka. Tryck på Visa fler innan du skriver ut för äldre händelser.
          </p>
        </li>
      )}
    </>
  );
}

function TimelineItem({ entry: { at, kind, text, by, link } }: { entry: Entry }) {
  const { search } = useLocation();
  return (
    <Grid as="li" gap="1 3" align="baseline" className="timeline-entry" data-kind={kind}>
      <time className="meta tabular" dateTime={at}>
        {formatDateTime(at)}
      </time>
      <p className="breaks">
        <Link to={{ ...parsePath(link), search }}>
          <WholeDates text={text} />
        </Link>
        {by && <span className="meta"> av {by}</span>}
      </p>
    </Grid>
  );
}

function useTimeline(studentId: string, kinds: readonly TimelineKind[], after: string | null) {
  return useQuery(StudentTimelineDocument, {
    variables: { input: { studentId, kinds: [...kinds], first, after } },
    fetchPolicy: 'cache-and-network',
  });
}
