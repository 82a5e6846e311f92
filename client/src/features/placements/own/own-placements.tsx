import type { ReactNode } from 'react';
import { weekdaysText } from '../../../../../domain/placements/weekdays';
import { hasBegun, isOpen } from '../../../../../domain/placements/state';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { MapLink } from '../../../entities/workplace/map-link';
import { formatPeriod } from '../../../lib/period';
import { termTexts } from '../../../lib/term-texts';
import { Card } from '../../../ui/card';
import { DescriptionList } from '../../../ui/description-list';
import { Loading } from '../../../ui/feedback/skeleton';
import { Grid, Row } from '../../../ui/layout';
import { Button } from '../../../ui/button';
import { printLabels, usePrintPlacement } from '../documents/use-print-placement';
import { PlacementAgreement } from '../agreements/placement-agreement';
import { PlacementAssessment } from '../assessments/placement-assessment';
import { HoursSection } from '../hours/hours-section';
import { PlacementStateBadge } from '../placement-state-badge';
import { PlacementTalks } from '../talks/placement-talks';
import { StudentPlacementsDocument, type PlacementRowFragment } from '../placements.generated';

interface OwnPlacementsProps {
  studentId: string;
  /** Content below, mounted once the height above is known, so that it does not move. */
  children: ReactNode;
}

/** 'Min APL' of a student: the place, the contact, the agreement, the talks and the hours. Nothing without a placement. */
export function OwnPlacements({ studentId, children }: OwnPlacementsProps) {
  const { data, error, loading, refetch } = useQuery(StudentPlacementsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const placements = data?.placements.nodes;
  if (!placements && loading) return <Loading text="Laddar din APL…" lines={5} />;
  return (
    <>
      {!placements && <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta din APL." />}
      {placements && placements.length > 0 && (
        <Card title="Min APL">
          <p className="meta below-2">{termTexts.apl}</p>
          <Grid gap="4">
            <Grid as="ul" gap="4">
              {placements.map((placement) => (
                <OwnPlacement key={placement.id} placement={placement} />
              ))}
            </Grid>
            <HoursSection {...{ studentId, placements }} isOwn />
          </Grid>
        </Card>
      )}
      {children}
    </>
  );
}

/** An open placement with its facts; of an ended one the workplace and the period. */
function OwnPlacement({ placement }: { placement: PlacementRowFragment }) {
  const { workplace, supervisor, teacher, state, startDate, endDate, hoursPerWeek, weekdays } = placement;
  const { print, busy } = usePrintPlacement();
  return (
    <Grid as="li" gap="2">
      <Row gap="1 2">
        <span className="strong">{workplace.name}</span>
        <PlacementStateBadge state={state} />
      </Row>
      {isOpen(state) ? (
        <DescriptionList
          layout="compact"
          items={[
            { term: 'Period', value: formatPeriod(startDate, endDate) },
            { term: 'Arbetstid', value: `${hoursPerWeek} h i veckan, ${weekdaysText(weekdays)}` },
            {
              term: 'Adress',
              value: <MapLink address={[workplace.street, workplace.city].filter(Boolean).join(', ')} />,
            },
            { term: 'Handledare', value: supervisor && <Supervisor supervisor={supervisor} /> },
            { term: 'Lärare', value: teacher?.username },
          ]}
        />
      ) : (
        <p className="meta">{formatPeriod(startDate, endDate)}</p>
      )}
      <PlacementAgreement placement={placement} />
      <PlacementTalks placement={placement} />
      <PlacementAssessment placement={placement} />
      {hasBegun(state) && (
        <Row>
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            onClick={() => void print(placement.id, 'APL_CERTIFICATE')}
          >
            {printLabels.APL_CERTIFICATE}
          </Button>
        </Row>
      )}
    </Grid>
  );
}

function Supervisor({ supervisor: { name, phone } }: { supervisor: { name: string; phone: string | null } }) {
  if (!phone) return name;
  return (
    <>
      {name}, <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
    </>
  );
}
