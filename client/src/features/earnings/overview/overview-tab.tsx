import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EarningProblemKind } from '../../../../../domain/generated';
import { useQuery } from '../../../apollo/use-query';
import { EarningsOverviewDocument, type EarningsOverviewQuery } from '../earnings.generated';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { comparedWith, periodOf, writeView, type EarningsView } from '../earnings-url';
import { EarningsCards } from './earnings-cards';
import { periodLabel, problemText } from '../earnings-texts';
import { GroupTable } from './group-table';
import { LineTable } from './line-table';
import { PeriodFilter } from '../period-filter';
import { onDemand } from '../../../ui/on-demand';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Row } from '../../../ui/layout';

const ProblemDialog = onDemand(async () => (await import('../problem-dialog')).ProblemDialog);

type Report = EarningsOverviewQuery['earnings'];

interface OverviewTabProps {
  view: EarningsView;
  onChange: (change: Partial<EarningsView>) => void;
}

/** Kommun → Kurs/Paket → Elev: the level is in the address, so that Back returns to the level above. */
export function OverviewTab({ view, onChange }: OverviewTabProps) {
  const input = {
    ...periodOf(view),
    municipality: view.municipality,
    comparedWith: comparedWith(view),
  };
  const { data, previousData, error, loading, refetch } = useQuery(EarningsOverviewDocument, {
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const report = data?.earnings ?? previousData?.earnings;
  const isOwn = data !== undefined || (report !== undefined && isAbout(report, view));
  const isDeep = view.courseId !== null || view.packageId !== null;
  return (
    <div className="stack earnings-overview">
      <PeriodFilter view={view} onChange={onChange} comparable />
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta intäkterna." />
      {!report && !error && <Loading text="Laddar intäkter…" lines={10} />}
      {report && (
        <>
          <Notices report={report} view={view} />
          <EarningsCards
            cards={report.cards}
            through={report.through}
            compared={report.compared?.earnedOre ?? null}
          />
          <Trail view={view} report={report} />
          {isDeep ? (
            <LineTable view={view} onChange={onChange} />
          ) : !isOwn ? (
            <Loading text="Laddar intäkter…" lines={10} />
          ) : report.groups.length === 0 ? (
            <EmptyState
              text="Inga inskrivningar med pris i perioden."
              action={
                <Link to={{ search: writeView({ ...view, section: 'prislistor' }).toString() }}>
                  Till prislistorna
                </Link>
              }
            />
          ) : (
            <GroupTable
              groups={report.groups}
              view={view}
              busy={loading && !data}
              comparison={report.compared && periodLabel(report.compared.from, report.compared.to)}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Whether the rows match the heading; rows of the previous level would link elsewhere. */
function isAbout({ groups }: Report, { municipality }: EarningsView): boolean {
  return groups.every((group) =>
    municipality === null
      ? group.title === null
      : group.title !== null && group.municipality === municipality,
  );
}

/** Frozen months, and enrolments missing from the sums (pages §13). */
function Notices({ report, view }: { report: Report; view: EarningsView }) {
  const [shown, setShown] = useState<{ kind: EarningProblemKind; municipality: string | null } | null>(null);
  const months = report.frozenMonths.length;
  const isWhole = months > 0 && report.frozenMonths.length === monthsIn(report);
  return (
    <>
      {isWhole && (
        <Message tone="info" live={false}>
          Perioden är fryst.
        </Message>
      )}
      {report.problems.length > 0 && (
        <Message tone="warning" live={false}>
          <ul className="earnings-problems">
            {report.problems.map(({ kind, municipality, ...problem }) => (
              <li key={`${kind} ${municipality}`}>
                {problemText({ kind, municipality, ...problem })} –{' '}
                <button type="button" className="text-link" onClick={() => setShown({ kind, municipality })}>
                  visa<span className="sr-only"> {problemText({ kind, municipality, ...problem })}</span>
                </button>
                . Raderna är inte med i summorna.
              </li>
            ))}
          </ul>
        </Message>
      )}
      {shown && <ProblemDialog period={periodOf(view)} problem={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function monthsIn({ from, to }: Report): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from) + 1;
}

/** Where one is: every step up is a link. */
function Trail({ view, report }: { view: EarningsView; report: Report }) {
  const group = report.groups.find(
    ({ courseId, packageId }) => courseId === view.courseId && packageId === view.packageId,
  );
  const isDeep = view.courseId !== null || view.packageId !== null;
  const to = (change: Partial<EarningsView>) => ({
    search: writeView({ ...view, courseId: null, packageId: null, page: 1, ...change }).toString(),
  });
  return (
    <nav aria-label="Fördelning" className="earnings-trail">
      <h2>{isDeep ? 'Elever' : view.municipality ? 'Kurser och paket' : 'Kommuner'}</h2>
      {view.municipality && (
        <Row as="ol" gap="1 2" align="stretch" className="above-1">
          <li>
            <Link to={to({ municipality: null })}>Alla kommuner</Link>
          </li>
          <li>
            {isDeep ? (
              <Link to={to({})}>{view.municipality}</Link>
            ) : (
              <span aria-current="page">{view.municipality}</span>
            )}
          </li>
          {isDeep && (
            <li>
              <span aria-current="page">{group?.title ?? 'Kursen'}</span>
            </li>
          )}
        </Row>
      )}
    </nav>
  );
}
