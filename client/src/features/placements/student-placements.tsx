import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PlacementState } from '../../../../domain/generated';
import { mayAccess } from '../../../../domain/roles';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { useSession } from '../../lib/session/session-store';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { onDemand } from '../../ui/on-demand';
import { HoursSection } from './hours/hours-section';
import type { ProposedPlacement } from './placement-draft';
import { PlacementEntry } from './placement-entry';
import { StudentPlacementsDocument } from './placements.generated';

const PlacementDialog = onDemand(async () => (await import('./placement-dialog')).default);
const ProposalsDialog = onDemand(async () => (await import('./proposals/proposals-dialog')).default);

interface StudentPlacementsProps {
  studentId: string;
  studentName: string;
  mayPlan: boolean;
  /** What follows from the state of the latest placement. */
  suggest?: (latest: PlacementState) => ReactNode;
}

/** The placements of a student, the latest first, with 'Föreslå plats' and 'Planera placering'. */
export function StudentPlacements({ studentId, studentName, mayPlan, suggest }: StudentPlacementsProps) {
  const [opened, setOpened] = useState<'plan' | 'proposals' | ProposedPlacement | null>(null);
  const opensWorkplaces = mayAccess(useSession().role, 'TEACHER');
  const { data, error, loading, refetch } = useQuery(StudentPlacementsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = data?.placements.nodes;
  const student = { id: studentId, name: studentName };
  const closeProposals = () => setOpened((now) => (now === 'proposals' ? null : now));
  const plan = mayPlan && <PlanButtons onOpened={setOpened} />;
  return (
    <>
      {!placements && loading && <Loading text="Laddar placeringarna…" lines={2} />}
      {!placements && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta placeringarna." />
      )}
      {placements?.length === 0 && <EmptyState text="Ingen placering än." action={plan} />}
      {placements && placements.length > 0 && (
        <>
          {suggest?.(placements[0]!.state)}
          <Grid as="ul" gap="3">
            {placements.map((placement) => (
              <PlacementEntry
                key={placement.id}
                placement={placement}
                heading={
                  opensWorkplaces ? (
                    <Link to={`/apl/plats/${placement.workplace.id}`}>{placement.workplace.name}</Link>
                  ) : (
                    placement.workplace.name
                  )
                }
              />
            ))}
          </Grid>
          {plan}
          <HoursSection {...{ studentId, placements }} />
        </>
      )}
      {opened === 'proposals' && (
        <ProposalsDialog student={student} onChosen={setOpened} onClosed={closeProposals} />
      )}
      {opened !== null && opened !== 'proposals' && (
        <PlacementDialog
          student={student}
          placement={null}
          {...(opened !== 'plan' && { proposed: opened })}
          onClosed={() => setOpened(null)}
        />
      )}
    </>
  );
}

function PlanButtons({ onOpened }: { onOpened: (opened: 'plan' | 'proposals') => void }) {
  return (
    <Row gap="2">
      <Button size="sm" onClick={() => onOpened('proposals')}>
        Föreslå plats
      </Button>
      <Button size="sm" onClick={() => onOpened('plan')}>
        Planera placering
      </Button>
    </Row>
  );
}
