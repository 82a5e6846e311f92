import { useRef } from 'react';
import { CoursePicker } from '../../../entities/course/course-picker';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { announce } from '../../../ui/feedback/live-region';
import { notify } from '../../../ui/feedback/toast-store';
import { groupName, moved, TAKEN, withoutCourse, type DraftCourse, type DraftStep } from './package-draft';
import { PackageStep } from './package-step';
import { StepDrag } from './step-drag';
import { Grid } from '../../../ui/layout';

interface PackageStepsProps {
  steps: readonly DraftStep[];
  onChange: (steps: readonly DraftStep[]) => void;
}

const newStep = (course: DraftCourse): DraftStep => ({
  ...{ key: course.id, courses: [course], group: '', isRequired: true, plannedWeek: '' },
});

const placeIn = (steps: readonly DraftStep[], key: string): number =>
  steps.findIndex((step) => step.key === key);

function sayRemoved(name: string, undo: () => void): void {
  notify.info(`${name} är borttagen ur paketet`, { action: { label: 'Ångra', run: undo } });
}

/** The courses of a package in their order: dragged, or moved with their buttons (pages §5). */
export function PackageSteps({ steps, onChange }: PackageStepsProps) {
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    const step = steps[from];
    if (!step || to < 0 || to >= steps.length || from === to) return;
    onChange(moved(steps, from, to));
    announce(`${groupName(step)} är nu nummer ${to + 1} av ${steps.length}`);
  };
  const set = (key: string, change: Partial<DraftStep>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...change } : step)));
  const taken = new Set(steps.flatMap(({ courses }) => courses.map(({ id }) => id)));
  const remove = (id: string, name: string) => {
    onChange(withoutCourse(steps, id));
    sayRemoved(name, () => onChange(steps));
    list.current?.focus();
  };
  return (
    <Card title="Kurser">
      <div className="stack">
        {steps.length === 0 ? (
          <EmptyState text="Paketet har inga kurser än. Lägg till den första nedan." />
        ) : (
          <StepDrag onMove={(key, to) => move(placeIn(steps, key), placeIn(steps, to))}>
            <Grid
              ref={list}
              tabIndex={-1}
              as="ol"
              gap="2"
              columns="minmax(0, 1fr)"
              className="packages-steps"
              aria-label="Kurser i ordning"
            >
              {steps.map((step, index) => (
                <PackageStep
                  key={step.key}
                  step={step}
                  place={index}
                  count={steps.length}
                  taken={taken}
                  onMove={(to) => move(index, to)}
                  onChange={(change) => set(step.key, change)}
                  onRemove={remove}
                />
              ))}
            </Grid>
          </StepDrag>
        )}
        <CoursePicker
          label="Lägg till kurs"
          refusal={({ id }) => (taken.has(id) ? TAKEN : null)}
          onPick={(course) => {
            onChange([...steps, newStep({ ...course, hasApl: false })]);
            announce(`${course.name} är tillagd sist`);
          }}
        />
      </div>
    </Card>
  );
}
