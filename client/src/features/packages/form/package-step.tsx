import { IconArrowDown, IconArrowUp, IconGitFork, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { CoursePicker } from '../../../entities/course/course-picker';
import { courseSystemLabels } from '../../../../../domain/labels/course';
import { Badge } from '../../../ui/badge';
import { Button, IconButton } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { CourseCode } from '../../../ui/course-code';
import { TextField } from '../../../ui/fields/text-field';
import { groupName, TAKEN, type DraftCourse, type DraftStep } from './package-draft';
import { DraggedStep } from './step-drag';
import { Grid, Row } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

interface PackageStepProps {
  step: DraftStep;
  place: number;
  count: number;
  /** Courses of the package: none of them can be added again. */
  taken: ReadonlySet<string>;
  onMove: (to: number) => void;
  onChange: (change: Partial<DraftStep>) => void;
  onRemove: (id: string, name: string) => void;
}

/** One course, or one choice with its alternatives ('En av'). */
export function PackageStep({ step, place, count, taken, onMove, onChange, onRemove }: PackageStepProps) {
  const name = groupName(step);
  const isChoice = step.courses.length > 1;
  const setCourse = (id: string, change: Partial<DraftCourse>) =>
    onChange({
      courses: step.courses.map((course) => (course.id === id ? { ...course, ...change } : course)),
    });
  return (
    <DraggedStep id={step.key} label={isChoice ? `En av: ${name}` : name}>
      {(handle) => (
        <>
          {handle}
          <Grid gap="2" columns="minmax(0, 1fr)" className="fills">
            {isChoice && <ChoiceName step={step} onChange={onChange} />}
            <Grid as="ul" gap="1" columns="minmax(0, 1fr)" className="packages-courses">
              {step.courses.map((course) => (
                <CourseLine
                  key={course.id}
                  course={course}
                  onApl={(hasApl) => setCourse(course.id, { hasApl })}
                  onRemove={() => onRemove(course.id, course.name)}
                />
              ))}
            </Grid>
            <StepSettings step={step} taken={taken} onChange={onChange} />
          </Grid>
          <div className="grid packages-move">
            <IconButton
              size="sm"
              label={`Flytta upp ${name}`}
              disabled={place === 0}
              icon={IconArrowUp}
              onClick={() => onMove(place - 1)}
            />
            <IconButton
              size="sm"
              label={`Flytta ned ${name}`}
              disabled={place === count - 1}
              icon={IconArrowDown}
              onClick={() => onMove(place + 1)}
            />
          </div>
        </>
      )}
    </DraggedStep>
  );
}

function ChoiceName({ step, onChange }: Pick<PackageStepProps, 'step' | 'onChange'>) {
  return (
    <Row>
      <Badge tone="brand">En av</Badge>
      <TextField
        label="Valets namn"
        hideLabel
        autoComplete="off"
        maxLength={60}
        placeholder={groupName(step)}
        value={step.group}
        onChange={(event) => onChange({ group: event.currentTarget.value })}
      />
    </Row>
  );
}

/** Whether it is required, when it is read, and what could be read instead. */
function StepSettings({ step, taken, onChange }: Pick<PackageStepProps, 'step' | 'taken' | 'onChange'>) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Row gap="2 4">
        <Checkbox
          label="Obligatorisk"
          checked={step.isRequired}
          onChange={(isRequired) => onChange({ isRequired })}
        />
        <TextField
          className="packages-week"
          label="Planerad vecka"
          inputMode="numeric"
          autoComplete="off"
          placeholder="i tur"
          maxLength={3}
          value={step.plannedWeek}
          onChange={(event) =>
            onChange({ plannedWeek: event.currentTarget.value.replace(/\D/g, '').replace(/^0+/, '') })
          }
        />
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={adding}
          icon={sign(IconGitFork, 16)}
          onClick={() => setAdding(!adding)}
        >
          {step.courses.length > 1 ? 'Fler alternativ' : 'Gör till val'}
        </Button>
      </Row>
      {adding && (
        <CoursePicker
          label={`Alternativ till ${step.courses[0]?.name ?? groupName(step)}`}
          description="Eleven läser en av kurserna, och bara en räknas i poängsumman."
          refusal={({ id }) => (taken.has(id) ? TAKEN : null)}
          onPick={(course) => {
            onChange({ courses: [...step.courses, { ...course, hasApl: false }] });
            setAdding(false);
          }}
        />
      )}
    </>
  );
}

interface CourseLineProps {
  course: DraftCourse;
  onApl: (hasApl: boolean) => void;
  onRemove: () => void;
}

function CourseLine({ course, onApl, onRemove }: CourseLineProps) {
  const { name, code, equivalents, points, system, hasApl } = course;
  return (
    <li>
      <Row as="span" gap="0 2" align="baseline" className="packages-course">
        <strong>{name}</strong>
        <span className="meta packages-code">
          <CourseCode code={code} equivalents={equivalents} /> · {courseSystemLabels[system]}
        </span>
      </Row>
      <span className="tabular with-sign packages-points">{points === null ? '–' : `${points} p`}</span>
      <Checkbox
        label={
          <>
            APL<span className="sr-only"> i {name}</span>
          </>
        }
        checked={hasApl}
        onChange={onApl}
      />
      <IconButton size="sm" label={`Ta bort ${name}`} icon={sign(IconX, 16)} onClick={onRemove} />
    </li>
  );
}
