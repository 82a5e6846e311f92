import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PlacementState } from '../../../../domain/generated';
import { leadingState } from '../../../../domain/placements/board-column';
import { isOpen } from '../../../../domain/placements/state';
import { mayAccess } from '../../../../domain/roles';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { useSession } from '../../lib/session/session-store';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { Grid, Row } from '../../ui/layout';
import { onDemand } from '../../ui/on-demand';
import { Menu } from '../../ui/overlays/menu';
import { sign } from '../../ui/text/sign';
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
  /** What follows from the state of the placement that leads the others. */
  suggest?: (leading: PlacementState) => ReactNode;
}

/** The placements of a student, the ongoing one and then the latest first, with 'Föreslå plats' and 'Planera placering'. */
export function StudentPlacements({ studentId, studentName, mayPlan, suggest }: StudentPlacementsProps) {
  const [opened, setOpened] = useState<'plan' | 'proposals' | ProposedPlacement | null>(null);
  const opensWorkplaces = mayAccess(useSession().role, 'TEACHER');
  const { data, error, loading, refetch } = useQuery(StudentPlacementsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = data?.placements.nodes;
  const leading = leadingState((placements ?? []).map(({ state }) => state));
  const student = { id: studentId, name: studentName };
  const closeProposals = () => setOpened((now) => (now === 'proposals' ? null : now));
  const isPlaced = placements?.some(({ state }) => isOpen(state)) ?? false;
  const plan = mayPlan && <PlanButtons onOpened={setOpened} isPlaced={isPlaced} />;
  return (
    <>
      {!placements && loading && <Loading text="Laddar placeringarna…" lines={4} />}
      {!placements && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta placeringarna." />
      )}
      {placements?.length === 0 && <EmptyState text="Ingen placering än." action={plan} />}
      {placements && placements.length > 0 && (
        <>
          {leading && suggest?.(leading)}
          <Grid as="ul" gap="2" className="divided">
            {ongoingFirst(placements).map((placement) => (
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

/** The ongoing placement before a later one that is planned. */
const ongoingFirst = <T extends { state: PlacementState }>(placements: readonly T[]): readonly T[] => [
  ...placements.filter(({ state }) => state === 'ONGOING'),
  ...placements.filter(({ state }) => state !== 'ONGOING'),
];

interface PlanButtonsProps {
  onOpened: (opened: 'plan' | 'proposals') => void;
  /** The student has a place already: the buttons become a menu. */
  isPlaced: boolean;
}

function PlanButtons({ onOpened, isPlaced }: PlanButtonsProps) {
  const actions = [
    { key: 'proposals', label: 'Föreslå plats', onSelect: () => onOpened('proposals') },
    { key: 'plan', label: 'Planera placering', onSelect: () => onOpened('plan') },
  ];
  if (isPlaced)
    return (
      <Row>
        <Menu
          label="Ny placering"
          align="start"
          items={() => actions}
          trigger={(attributes) => (
            <Button {...attributes} size="sm" variant="quiet" icon={sign(IconPlus, 16)}>
              Ny placering
            </Button>
          )}
        />
      </Row>
    );
  return (
    <Row gap="2">
      {actions.map(({ key, label, onSelect }) => (
        <Button key={key} size="sm" variant={key === 'proposals' ? 'primary' : 'quiet'} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Row>
  );
}
