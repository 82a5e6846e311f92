import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { assessmentLevelLabels } from '../../../../../domain/labels/placement';
import { SUPERVISOR_VIEWS_MISSING_TEXT } from '../../../../../domain/placements/assessment';
import { hasBegun } from '../../../../../domain/placements/state';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { formatDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/feedback/toast-store';
import { Grid, Row } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import type { PlacementRowFragment } from '../placements.generated';
import { SeeAssessmentDocument } from './assessments.generated';

const AssessDialog = onDemand(async () => (await import('./assess-dialog')).default);

/** The goals of a placement with the supervisor's assessment, which a teacher marks as read or enters from a paper. */
export function PlacementAssessment({ placement }: { placement: PlacementRowFragment }) {
  const [isOpened, setOpened] = useState(false);
  const [see] = useMutation(SeeAssessmentDocument);
  const { id, goals, courses, assessment, isAssessmentMissing, viewerMay, state, studentName } = placement;
  // Nothing is asked for an interrupted placement.
  const mayEnter = viewerMay.change && hasBegun(state) && (state !== 'INTERRUPTED' || assessment !== null);
  const read = (version: number) =>
    attempt('Kunde inte markera omdömet som läst', async () => {
      await see({ variables: { input: { placementId: id, version } } });
      notify.success('Omdömet är läst och visas för eleven');
    });
  if (goals.length === 0 && courses.length === 0 && assessment === null && !mayEnter) return null;
  return (
    <Grid gap="2">
      {courses.length > 0 && <p className="meta">Kurser: {courses.map(({ name }) => name).join(', ')}</p>}
      <Goals goals={goals} isAssessed={assessment !== null} />
      {assessment?.text && <p>{assessment.text}</p>}
      <Row gap="1 2">
        {assessment && (
          <span className="meta">
            Omdöme av {assessment.assessedBy} {formatDate(assessment.assessedAt)}
            {assessment.seenBy && `, läst av ${assessment.seenBy}`}
          </span>
        )}
        {isAssessmentMissing && viewerMay.change && (
          <Badge tone="warn">{SUPERVISOR_VIEWS_MISSING_TEXT}</Badge>
        )}
        {viewerMay.change && assessment && assessment.seenAt === null && (
          <Button
            size="sm"
            aria-label={`Omdömet om ${studentName} är läst`}
            onClick={() => void read(assessment.version)}
          >
            Omdömet är läst
          </Button>
        )}
        {mayEnter && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${assessment ? 'Ändra omdöme' : 'Skriv in omdöme'} om ${studentName}`}
            onClick={() => setOpened(true)}
          >
            {assessment ? 'Ändra omdöme' : 'Skriv in omdöme'}
          </Button>
        )}
      </Row>
      {isOpened && <AssessDialog placement={placement} onClosed={() => setOpened(false)} />}
    </Grid>
  );
}

/** One line until they are assessed, then each goal with its level and comment. */
function Goals({ goals, isAssessed }: Pick<PlacementRowFragment, 'goals'> & { isAssessed: boolean }) {
  if (goals.length === 0) return null;
  if (!isAssessed) return <p className="meta">Mål: {goals.map(({ text }) => text).join(', ')}</p>;
  return (
    <Grid as="ul" gap="1" aria-label="Mål">
      {goals.map(({ id, text, level, comment }) => (
        <Grid as="li" gap="1" key={id}>
          <Row gap="1 2">
            <span>{text}</span>
            {level && (
              <Badge tone={level === 'NOT_YET' ? 'warn' : 'ok'}>{assessmentLevelLabels[level]}</Badge>
            )}
          </Row>
          {comment && <p className="meta">{comment}</p>}
        </Grid>
      ))}
    </Grid>
  );
}
