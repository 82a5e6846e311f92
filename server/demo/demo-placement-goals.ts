import type { AssessmentLevel } from '../../domain/generated.js';
import { hasBegun } from '../../domain/placements/state.js';
import { catalogueId } from '../reference-data/catalogue-id.js';
import type { DemoRow } from './made-up/demo-rows.js';
import { SeededRandom } from './made-up/seeded-random.js';

/** Goals of the courses with a work placement, by code. */
const GOALS: Readonly<Record<string, readonly string[]>> = {
  HAOHAL01: [
    'Bemöta äldre med respekt och lyhördhet',
    'Förflytta sig och andra ergonomiskt',
    'Följa rutiner för hygien',
  ],
  OMVOMV01: ['Ge omvårdnad efter den enskildes behov', 'Dokumentera enligt verksamhetens rutiner'],
  GERGER0: ['Stödja äldre i vardagens aktiviteter'],
  GRUGRD0: ['Bemöta barn och vårdnadshavare', 'Följa verksamhetens rutiner för säkerhet'],
  PEGPEA0: ['Planera och leda en aktivitet för barnen'],
};

const LEVELS: readonly AssessmentLevel[] = ['MANAGES', 'ON_THE_WAY', 'MANAGES', 'NOT_YET'];

interface Placed {
  placements: readonly DemoRow<'placement'>[];
  supervisors: readonly DemoRow<'supervisor'>[];
  enrollments: readonly DemoRow<'enrollment'>[];
}

/**
 * Courses and goals of the placements. Of those that are done, one is assessed and read, one is assessed by the link
 * and waits for a reader, and the others wait for their assessment.
 */
export function buildPlacementGoals(
  { placements, supervisors, enrollments }: Placed,
  reader: DemoRow<'app_user'>,
) {
  const random = new SeededRandom('placement-goals');
  const codes = new Map(Object.keys(GOALS).map((code) => [catalogueId(code), code]));
  const done = placements.filter(({ state }) => state === 'DONE').map(({ id }) => id);
  const parts = placements.map((placement) => {
    const courses = enrollments.filter(
      ({ student_id, course_id, removed_at }) =>
        student_id === placement.student_id && removed_at === null && codes.has(course_id ?? ''),
    );
    const turn = done.indexOf(placement.id);
    const isAssessed = hasBegun(placement.state) && courses.length > 0 && (turn === 0 || turn === 1);
    const goals = courses.flatMap(({ course_id }): DemoRow<'placement_goal'>[] =>
      GOALS[codes.get(course_id!)!]!.map((text, place) => {
        const level = LEVELS[place % LEVELS.length]!;
        return {
          ...{
            id: random.id(),
            placement_id: placement.id,
            course_id: course_id!,
            position: place + 1,
            text,
          },
          level: isAssessed ? level : null,
          comment:
            isAssessed && level === 'ON_THE_WAY'
              ? 'Behöver mer träning, men frågar när det är oklart.'
              : null,
        };
      }),
    );
    const assessedAt = new Date(Date.parse(placement.end_date) + 14 * 60 * 60_000).toISOString();
    const supervisor = supervisors.find(({ id }) => id === placement.supervisor_id);
    const assessment: DemoRow<'placement_assessment'> = {
      ...{ placement_id: placement.id, version: 1, text: 'Har varit ett gott stöd i arbetslaget.' },
      ...{ assessed_at: assessedAt, assessed_by_name: supervisor?.name ?? 'Karin Holm', entered_by: null },
      ...(turn === 0
        ? { seen_at: assessedAt, seen_by: reader.id, seen_by_name: reader.name }
        : { seen_at: null, seen_by: null, seen_by_name: null }),
    };
    return {
      courses: courses.map(({ id }) => ({ placement_id: placement.id, enrollment_id: id })),
      goals,
      assessments: isAssessed ? [assessment] : [],
    };
  });
  return {
    courses: parts.flatMap(({ courses }) => courses),
    goals: parts.flatMap(({ goals }) => goals),
    assessments: parts.flatMap(({ assessments }) => assessments),
  };
}
