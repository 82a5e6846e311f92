import { counted } from '../../../../../domain/numbers';
import { Link, useNavigate } from 'react-router-dom';
import { programRuleLabels } from '../../../../../domain/labels/education';
import type { ProgramRowFragment } from '../catalogue.generated';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { CourseCode } from '../../../ui/course-code';
import { Message } from '../../../ui/feedback/message';
import { Grid, Row } from '../../../ui/layout';
import type { ProgramActions } from './use-program-actions';
import { DotsMenu } from '../../../ui/overlays/dots-menu';

interface ProgramCardProps {
  program: ProgramRowFragment;
  onEdit: () => void;
  actions: ProgramActions;
}

/** A program as a set of rules over points. */
export function ProgramCard({ program, onEdit, actions }: ProgramCardProps) {
  const { id, name, code, description, points, activeStudents, isArchived, warnings, keptBecause } = program;
  const navigate = useNavigate();
  return (
    <Card
      title={<Link to={`/education/${id}`}>{name}</Link>}
      actions={
        <>
          {isArchived && <Badge>Arkiverat</Badge>}
          {points !== null && <Badge tone="brand">{points} p</Badge>}
          <DotsMenu
            label={`Åtgärder för ${name}`}
            items={() => [
              { key: 'open', label: 'Öppna', onSelect: () => void navigate(`/education/${id}`) },
              { key: 'edit', label: 'Redigera', onSelect: onEdit },
              isArchived
                ? { key: 'restore', label: 'Återställ', onSelect: () => void actions.archive(program, false) }
                : { key: 'archive', label: 'Arkivera', onSelect: () => void actions.archive(program, true) },
              {
                key: 'delete',
                label: keptBecause ? `Ta bort – ${keptBecause}` : 'Ta bort',
                danger: true,
                disabled: keptBecause !== null,
                onSelect: () => void actions.remove(program),
              },
            ]}
            dotsSize={18}
          />
        </>
      }
    >
      <div className="stack">
        {description && <p className="meta">{description}</p>}
        <Rules program={program} />
        {warnings.map(({ message }) => (
          <Message key={message} tone="warning" live={false}>
            {message}
          </Message>
        ))}
        <RequiredCourses program={program} />
        <p className="meta">
          {code && <>Kod {code} · </>}
          {counted(activeStudents, 'aktiv elev', 'aktiva elever')}
        </p>
      </div>
    </Card>
  );
}

const parts = [
  { key: 'required', label: programRuleLabels.requiredPoints },
  { key: 'programme', label: programRuleLabels.programmePoints },
  { key: 'free', label: programRuleLabels.freePoints },
] as const;

function Rules({ program }: { program: ProgramRowFragment }) {
  const { requiredPoints, programmePoints, freePoints, passedPoints } = program;
  const values = { required: requiredPoints, programme: programmePoints, free: freePoints };
  const shown = parts.filter(({ key }) => values[key] !== null);
  if (shown.length === 0) return null;
  return (
    <Grid gap="2" className="catalogue-rules">
      <Row gap="0" align="stretch" nowrap className="share-bar catalogue-bar" aria-hidden="true">
        {shown.map(({ key }) => (
          <span key={key} className={`catalogue-part-${key}`} style={{ flexGrow: values[key] ?? 0 }} />
        ))}
      </Row>
      <Grid as="dl" gap="1">
        {shown.map(({ key, label }) => (
          <Row
            key={key}
            gap="3"
            align="baseline"
            justify="space-between"
            nowrap
            className={`catalogue-part-${key}`}
          >
            <Row as="dt" align="baseline" nowrap>
              {label}
            </Row>
            <dd className="whole tabular">{values[key]} p</dd>
          </Row>
        ))}
        {passedPoints !== null && (
          <Row gap="3" align="baseline" justify="space-between" nowrap>
            <Row as="dt" align="baseline" nowrap>
              {programRuleLabels.passedPoints}
            </Row>
            <dd className="whole tabular">{passedPoints} p</dd>
          </Row>
        )}
      </Grid>
    </Grid>
  );
}

function RequiredCourses({ program: { courses } }: { program: ProgramRowFragment }) {
  if (courses.length === 0) return null;
  const required = courses.filter(({ part }) => part === 'REQUIRED');
  const programme = courses.filter(({ part }) => part === 'PROGRAMME');
  return (
    <details>
      <summary>
        {counted(courses.length, 'kurs', 'kurser')} i regelverket
        {programme.length > 0 && ` (${required.length} obligatoriska)`}
      </summary>
      <Grid as="ul" gap="1" className="catalogue-chosen">
        {courses.map(({ course, choiceGroup, part }) => (
          <li key={course.id}>
            <span>
              {course.name}{' '}
              <span className="meta whole tabular">
                <CourseCode {...course} />
              </span>
            </span>
            <span className="meta">
              {choiceGroup ? `En av: ${choiceGroup}` : part === 'PROGRAMME' ? 'Programkurs' : ''}
            </span>
          </li>
        ))}
      </Grid>
    </details>
  );
}
