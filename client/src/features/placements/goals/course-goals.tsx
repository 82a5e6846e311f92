import { useState } from 'react';
import { PLACEMENT_LIMITS } from '../../../../../domain/placements/limits';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextArea } from '../../../ui/fields/text-field';
import { Grid, Row } from '../../../ui/layout';
import type { ChosenCourse, PlacementDraft } from '../placement-draft';
import { linesOf } from './goal-lines';
import { PlacementCoursesDocument, type PlacementCoursesQuery } from './goals.generated';

type Choice = PlacementCoursesQuery['placementCourses']['courses'][number];

interface CourseGoalsProps {
  studentId: string;
  draft: Pick<PlacementDraft, 'courses' | 'goals'>;
  onChange: (change: Partial<Pick<PlacementDraft, 'courses' | 'goals'>>) => void;
  coursesField: { id: string; error: string | undefined };
  goalsField: { id: string; error: string | undefined };
}

/** The courses to which a placement belongs, and the goals of each. */
export function CourseGoals({ studentId, draft, onChange, coursesField, goalsField }: CourseGoalsProps) {
  const { data, error, refetch } = useQuery(PlacementCoursesDocument, { variables: { studentId } });
  const [showsAll, setShowsAll] = useState(false);
  if (error) return <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta elevens kurser." />;
  const choices = data?.placementCourses.courses ?? [];
  const isChosen = (id: string) => draft.courses.some(({ enrollmentId }) => enrollmentId === id);
  const offered = choices.filter((choice) => !isChosen(choice.enrollmentId));
  const first = offered.some(({ hasPlacement }) => hasPlacement)
    ? offered.filter(({ hasPlacement }) => hasPlacement)
    : offered;
  const shown = showsAll ? offered : first;
  const toggle = (course: ChosenCourse, isOn: boolean) =>
    onChange({
      courses: isOn
        ? [...draft.courses, course]
        : draft.courses.filter(({ enrollmentId }) => enrollmentId !== course.enrollmentId),
    });
  return (
    <Grid as="fieldset" gap="2" id={coursesField.id} tabIndex={-1}>
      <legend className="field-label">Kurser som placeringen hör till</legend>
      {draft.courses.length + choices.length === 0 && data && <p className="meta">Eleven har inga kurser.</p>}
      {draft.courses.map((course) => (
        <Grid gap="2" key={course.enrollmentId}>
          <Checkbox label={course.name} checked onChange={(isOn) => toggle(course, isOn)} />
          <Goals
            course={course}
            used={choices.find(({ courseId }) => courseId === course.courseId)?.usedGoals ?? []}
            text={draft.goals[course.courseId] ?? ''}
            onChange={(text) => onChange({ goals: { ...draft.goals, [course.courseId]: text } })}
            field={goalsField}
          />
        </Grid>
      ))}
      {shown.map((choice: Choice) => (
        <Checkbox
          key={choice.enrollmentId}
          label={choice.name}
          checked={false}
          onChange={(isOn) => toggle(choice, isOn)}
        />
      ))}
      {shown.length < offered.length && (
        <Row>
          <Button size="sm" variant="quiet" onClick={() => setShowsAll(true)}>
            Visa alla elevens kurser
          </Button>
        </Row>
      )}
      {coursesField.error && <p className="field-error">{coursesField.error}</p>}
    </Grid>
  );
}

interface GoalsProps {
  course: ChosenCourse;
  used: readonly string[];
  text: string;
  onChange: (text: string) => void;
  field: { id: string; error: string | undefined };
}

const mostSuggested = 6;

/** The goals of a course, one on a line, with those used before to add. */
function Goals({ course, used, text, onChange, field }: GoalsProps) {
  const lines = linesOf(text);
  const suggested = used.filter((goal) => !lines.includes(goal)).slice(0, mostSuggested);
  return (
    <>
      <TextArea
        label={`Mål i ${course.name}`}
        description={`Ett mål på varje rad, högst ${PLACEMENT_LIMITS.goal} tecken.`}
        rows={3}
        id={`${field.id}-${course.courseId}`}
        error={field.error}
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      {suggested.length > 0 && (
        <Row gap="1">
          {suggested.map((goal) => (
            <Button
              key={goal}
              size="sm"
              variant="quiet"
              aria-label={`Lägg till målet: ${goal}`}
              onClick={() => onChange([...lines, goal].join('\n'))}
            >
              + {goal}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
