import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOpen } from '../../../../../domain/placements/state';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatPeriod } from '../../../lib/period';
import { termTexts } from '../../../lib/term-texts';
import { Card } from '../../../ui/card';
import { Loading } from '../../../ui/feedback/skeleton';
import { Grid, Row } from '../../../ui/layout';
import { OwnAgreementButton } from '../agreements/own-agreement';
import type { PlacementHours } from '../hours/hours-answer';
import { HoursBar } from '../hours/hours-bar';
import { PlacementHoursDocument } from '../hours/hours.generated';
import { WeekToReport } from '../hours/week-to-report';
import { PlacementStateBadge } from '../placement-state-badge';
import { StudentPlacementsDocument, type PlacementRowFragment } from '../placements.generated';
import { PlaceFacts } from './place-facts';
import { presentPlacement } from './present-placement';

interface OwnPlacementsProps {
  studentId: string;
  /** Content below, mounted once the height above is known, so that it does not move. */
  children: ReactNode;
}

/** 'Min APL' of a student: the present place and what is to do today. Nothing without a placement. */
export function OwnPlacements({ studentId, children }: OwnPlacementsProps) {
  const { data, error, loading, refetch } = useQuery(StudentPlacementsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const hours = useQuery(PlacementHoursDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = data?.placements.nodes;
  const isWaiting = placements ? placements.length > 0 && !hours.data && hours.loading : loading;
  if (isWaiting) return <Loading text="Laddar din APL…" lines={5} />;
  return (
    <>
      {!placements && <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta din APL." />}
      {placements && placements.length > 0 && (
        <PlacementsCard {...{ placements }} hours={hours.data?.placementHours}>
          <LoadFailed error={hours.error} refetch={hours.refetch} text="Kunde inte hämta timmarna." />
        </PlacementsCard>
      )}
      {children}
    </>
  );
}

interface PlacementsCardProps {
  placements: readonly PlacementRowFragment[];
  hours: PlacementHours | undefined;
  /** Shown in the place of hours that could not be loaded. */
  children: ReactNode;
}

function PlacementsCard({ placements, hours, children }: PlacementsCardProps) {
  const present = presentPlacement(placements)!;
  const others = placements.filter((placement) => placement !== present && isOpen(placement.state));
  return (
    <Card title="Min APL">
      <Grid gap="3">
        <p className="meta">{termTexts.apl}</p>
        <Grid gap="1">
          <PlaceHead placement={present} />
          <PlaceFacts placement={present} withTalk />
        </Grid>
        <ToSign placement={present} />
        {others.map((placement) => (
          <Grid gap="1" key={placement.id}>
            <PlaceHead placement={placement} />
            <p className="meta">{formatPeriod(placement.startDate, placement.endDate)}</p>
            <ToSign placement={placement} />
          </Grid>
        ))}
        {hours ? (
          <>
            <HoursBar hours={hours} />
            <WeekToReport {...{ hours }} placement={present} />
          </>
        ) : (
          children
        )}
        <p>
          <Link to="/min-utbildning/apl">Alla veckor, avtal, samtal och omdöme</Link>
        </p>
      </Grid>
    </Card>
  );
}

function PlaceHead({ placement: { workplace, state } }: { placement: PlacementRowFragment }) {
  return (
    <Row gap="1 2">
      <span className="strong">{workplace.name}</span>
      <PlacementStateBadge state={state} />
    </Row>
  );
}

/** An agreement that waits for the student. */
function ToSign({ placement }: { placement: PlacementRowFragment }) {
  if (!placement.awaitsOwnSignature) return null;
  return (
    <Row gap="1 2">
      <OwnAgreementButton placement={placement} />
      <span className="meta">Avtalet väntar på din underskrift.</span>
    </Row>
  );
}
