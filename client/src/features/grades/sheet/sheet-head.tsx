import { Link } from 'react-router-dom';
import { gradingKindLabels } from '../../../../../domain/labels/grade';
import type { GradeSheetPartsFragment } from '../grades.generated';
import { formatDate } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { courseCodeText } from '../../../ui/course-code';
import { type MenuItem } from '../../../ui/overlays/menu';
import { Progress } from '../../../ui/feedback/progress';
import { CatalogueButton } from '../catalogue-button';
import { spokenGrade, splitByNeed, stateLabel, stateTones } from '../grade-labels';
import { isGraded, type ShownRow } from './use-grade-sheet';
import { Row } from '../../../ui/layout';
import { DotsMenu } from '../../../ui/overlays/dots-menu';

interface SheetHeadProps {
  sheet: GradeSheetPartsFragment;
  rows: readonly ShownRow[];
  /** What the button signs; none hides it. */
  onSign: (() => void) | null;
  items: readonly MenuItem[];
}

/** The course, how far its grading has come, and what ends it. */
export function SheetHead({ sheet: { group, values, viewerMay }, rows, onSign, items }: SheetHeadProps) {
  const split = splitByNeed(rows);
  const graded = split.required.filter(isGraded);
  const required = split.required.length;
  const extra = split.extra.filter(isGraded).length;
  return (
    <Row gap="3 4" align="flex-start" justify="space-between" className="below-4">
      <div className="grade-head-text">
        <h2 id="grade-sheet-title" tabIndex={-1}>
          {group.kind === 'INSTANCE' ? (
            <Link to={`/education/${group.id}`}>{group.courseName}</Link>
          ) : (
            group.courseName
          )}
        </h2>
        <p className="meta">{factsOf(group).join(' · ')}</p>
      </div>
      <div className="row">
        <Badge tone={stateTones[group.state]}>{stateLabel(group)}</Badge>
        {items.length > 0 && <DotsMenu label="Fler åtgärder" items={() => items} variant="secondary" />}
        {group.signedAt && viewerMay.catalogue && <CatalogueButton id={group.id} />}
        {onSign && (
          <Button variant="primary" onClick={onSign}>
            {group.kind === 'INSTANCE' ? 'Signera kursen' : 'Signera betygen'}
          </Button>
        )}
      </div>
      <Row gap="3 6" align="end" justify="space-between" className="grade-progress">
        <Progress
          label="Elever med betyg"
          value={graded.length}
          max={required}
          valueText={`${graded.length} av ${required} har betyg${extra > 0 ? `, dessutom ${extra} utan krav på betyg` : ''}`}
        />
        <Row as="ul" gap="1" align="stretch" className="grade-spread" aria-label="Fördelning">
          {values.map((value) => {
            const count = graded.filter((row) => row.grade === value).length;
            return (
              <li key={value} data-none={count === 0 || undefined}>
                <span aria-hidden="true">{value}</span>
                <span className="sr-only">{spokenGrade(value)}: </span>
                <strong>{count}</strong>
              </li>
            );
          })}
        </Row>
      </Row>
    </Row>
  );
}

function factsOf(group: GradeSheetPartsFragment['group']): string[] {
  const due =
    group.state !== 'PUBLISHED' && group.dueOn ? `betyg klara senast ${formatDate(group.dueOn)}` : null;
  const signed =
    group.signedAt && group.state === 'PUBLISHED'
      ? `signerad ${formatDate(group.signedAt)}${group.signedBy ? ` av ${group.signedBy}` : ''}`
      : null;
  return [
    gradingKindLabels[group.kind],
    courseCodeText(group.courseCode, group.equivalents),
    group.points === null ? null : `${group.points} poäng`,
    formatPeriod(group.startDate, group.endDate),
    group.teacher,
    due,
    signed,
  ].filter((fact) => fact !== null);
}
