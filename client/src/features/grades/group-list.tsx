import { Link } from 'react-router-dom';
import { gradingKindLabels } from '../../../../domain/labels/grade';
import type { GradingGroupPartsFragment } from './grades.generated';
import { formatDate } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { courseCodeText } from '../../ui/course-code';
import { leftText, people, stateLabel, stateTones } from './grade-labels';
import type { SheetKey } from './sheet/use-grade-sheet';
import { Grid, Row } from '../../ui/layout';

interface GroupListProps {
  groups: readonly GradingGroupPartsFragment[];
  open: SheetKey | null;
  urlOf: (key: SheetKey) => string;
}

/** What there is to grade, most urgent first (pages §10, left). */
export function GroupList({ groups, open, urlOf }: GroupListProps) {
  return (
    <Grid as="ul" gap="2" className="grade-groups">
      {groups.map((group) => (
        <li key={`${group.kind}${group.id}`}>
          <Link
            to={urlOf(group)}
            className="grade-group"
            aria-current={open?.id === group.id && open.kind === group.kind ? 'true' : undefined}
          >
            <span className="name">{group.courseName}</span>
            <Row as="span" gap="0 2" align="stretch" className="meta">
              {[
                gradingKindLabels[group.kind],
                courseCodeText(group.courseCode, group.equivalents),
                people(group.students),
                whenOf(group),
              ].map(
                (fact) =>
                  fact && (
                    <span key={fact} className="whole">
                      {fact}
                    </span>
                  ),
              )}
            </Row>
            <Row as="span" gap="1 2">
              <Badge tone={stateTones[group.state]}>{stateLabel(group)}</Badge>
              {group.state === 'OVERDUE' && <span className="meta">{leftText(group.missing)}</span>}
              {group.corrections > 0 && <Badge tone="warn">Rättelse</Badge>}
            </Row>
          </Link>
        </li>
      ))}
    </Grid>
  );
}

/** The day that matters: by when the grades are due, or when they were signed. */
function whenOf({ state, dueOn, signedAt }: GradingGroupPartsFragment): string | null {
  if (state === 'PUBLISHED' && signedAt) return `signerad ${formatDate(signedAt.slice(0, 10))}`;
  return dueOn ? `klart senast ${formatDate(dueOn)}` : null;
}
