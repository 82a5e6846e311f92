import { assessmentLevelLabels } from '../../../../../domain/labels/placement';
import { SUPERVISOR_VIEWS_MISSING_TEXT } from '../../../../../domain/placements/assessment';
import { formatDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Grid, Row } from '../../../ui/layout';
import type { PlacementRowFragment } from '../placements.generated';

/** The courses and goals of a placement with the supervisor's assessment. Nothing without any. */
export function PlacementAssessment({ placement }: { placement: PlacementRowFragment }) {
  const { goals, courses, assessment, isAssessmentMissing, viewerMay } = placement;
  const isAskedFor = isAssessmentMissing && viewerMay.change;
  if (goals.length === 0 && courses.length === 0 && assessment === null && !isAskedFor) return null;
  return (
    <Grid gap="1" className="meta">
      {courses.length > 0 && <p>Kurser: {courses.map(({ name }) => name).join(', ')}</p>}
      <Goals goals={goals} isAssessed={assessment !== null} />
      {assessment?.text && <p className="as-typed">{assessment.text}</p>}
      {assessment && (
        <p>
          Omdöme av {assessment.assessedBy} {formatDate(assessment.assessedAt)}
          {assessment.seenBy && `, läst av ${assessment.seenBy}`}
        </p>
      )}
      {isAskedFor && (
        <Row>
          <Badge tone="warn">{SUPERVISOR_VIEWS_MISSING_TEXT}</Badge>
        </Row>
      )}
    </Grid>
  );
}

/** One line until they are assessed, then each goal with its level and comment. */
function Goals({ goals, isAssessed }: Pick<PlacementRowFragment, 'goals'> & { isAssessed: boolean }) {
  if (goals.length === 0) return null;
  if (!isAssessed) return <p>Mål: {goals.map(({ text }) => text).join(', ')}</p>;
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
          {comment && <p className="as-typed">{comment}</p>}
        </Grid>
      ))}
    </Grid>
  );
}
