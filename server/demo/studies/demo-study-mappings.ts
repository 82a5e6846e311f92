import type { DemoRow } from '../made-up/demo-rows.js';
import { SeededRandom } from '../made-up/seeded-random.js';
import type { DemoCalendar } from './demo-calendar.js';

type Texts = Pick<DemoRow<'study_mapping'>, 'background' | 'earlier_studies' | 'support_needs' | 'languages'>;

/** A plan of the demo school: its student and courses, the latest term last. */
interface MappedPlan {
  row: { student_id: string };
  items: readonly DemoRow<'study_plan_item'>[];
}

interface Mapped {
  /** Place among the plans. */
  plan: number;
  texts: Texts;
  /** Of the course of the latest term: points of a part, null for the whole course. */
  validated?: { points: number | null; basis: string };
}

const MAPPED: readonly Mapped[] = [
  {
    plan: 0,
    texts: {
      background: 'Flyttade till kommunen i våras och bor med två barn i skolåldern.',
      earlier_studies: 'Gymnasiet till och med årskurs 2. Två år i kassan på en livsmedelsbutik.',
      support_needs: null,
      languages: 'Svenska och engelska',
    },
  },
  {
    plan: 2,
    texts: {
      background: 'Har arbetat som vårdbiträde i hemtjänsten sedan 2021.',
      earlier_studies:
        'Grundskola i Sverige. Kortare utbildningar i hygien och förflyttning hos arbetsgivaren.',
      support_needs: 'Läser bäst på kvällstid. Inläst kurslitteratur.',
      languages: 'Svenska och somaliska',
    },
    validated: { points: 50, basis: 'Arbetsgivarens intyg och samtal med yrkesläraren.' },
  },
  {
    plan: 3,
    texts: {
      background: 'Barnskötare utan utbildning, tillsvidareanställd på halvtid.',
      earlier_studies: 'Tio år på förskola, de senaste fyra med ansvar för de yngsta barnen.',
      support_needs: null,
      languages: 'Svenska och finska',
    },
    validated: { points: null, basis: 'Intyg från förskolans rektor och praktiskt prov.' },
  },
  {
    plan: 7,
    texts: {
      background: 'Kom till Sverige för två år sedan.',
      earlier_studies: 'Tolv års skola i hemlandet och ett år på universitet, ekonomi.',
      support_needs: 'Behöver tolk vid samtal om studieval.',
      languages: 'Tigrinska, arabiska och engelska',
    },
  },
];

/** Mappings and validations of students with a plan. */
export function buildMappings(
  plans: readonly MappedPlan[],
  counsellor: { name: string },
  { pointsOf, calendar }: { pointsOf: (courseId: string) => number; calendar: DemoCalendar },
) {
  const random = new SeededRandom('study-mappings');
  const mappings = MAPPED.map(({ plan, texts }): DemoRow<'study_mapping'> => ({
    ...{ id: random.id(), version: 1, student_id: plans[plan]!.row.student_id, ...texts },
    updated_at: calendar.moment(-130, 9 * 60),
    updated_by_name: counsellor.name,
  }));
  const validations = MAPPED.flatMap(({ plan, validated }): DemoRow<'study_validation'>[] => {
    if (!validated) return [];
    const { row, items } = plans[plan]!;
    const { course_id } = items.filter(({ source }) => source === 'PLANNED').at(-1)!;
    return [
      {
        ...{ id: random.id(), version: 1, student_id: row.student_id, course_id, basis: validated.basis },
        scope: validated.points === null ? 'WHOLE' : 'PART',
        points: validated.points ?? pointsOf(course_id),
        ...{ decided_on: calendar.day(-60), decided_by_name: counsellor.name },
      },
    ];
  });
  return { mappings, validations };
}
