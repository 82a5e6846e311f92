import { addDays } from '../../../domain/days.js';
import type { StudyForm } from '../../platform/graphql/generated.js';
import type { Occasion } from './demo-education.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import { SeededRandom } from '../made-up/seeded-random.js';

const FORMS: Readonly<Record<StudyForm, number>> = {
  CLASSROOM: 50,
  DISTANCE: 28,
  FLEX: 17,
  APPRENTICESHIP: 5,
};
const ROOMS = ['Sal A112', 'Sal A204', 'Sal B105', 'Sal B210', 'Vårdsalen', 'Datasalen', 'Aulan'];
const PLACES = ['Sollentuna', 'Täby', 'Danderyd', 'Järfälla', 'Solna'];
/** Half-time study, as the dates of the occasions have it. */
const HALF_TIME = 50;
/** A course with more applicants than seats. */
const CROWDED = 'HAOHAL01';
/** Not yet open for placement. */
const NOT_OPEN = new Set(['GRNMATA', 'PEDKOU0']);

/** How the occasions are held: form, place and pace; one has more students than places, some are only planned. */
export function planInstances(
  occasions: readonly Occasion[],
  enrollments: readonly DemoRow<'enrollment'>[],
): DemoRow<'course_instance'>[] {
  const random = new SeededRandom('course-instances');
  return occasions.map(({ row, course, phase }) => {
    const form = random.weighted(FORMS);
    const room = random.pick(ROOMS);
    const municipality = random.pick(PLACES);
    const taken = enrollments.filter(
      (entry) =>
        entry.course_instance_id === row.id &&
        entry.removed_at === null &&
        ['ADMITTED', 'ACTIVE', 'PAUSED', 'COMPLETED'].includes(entry.status ?? ''),
    ).length;
    return {
      ...row,
      capacity: course === CROWDED && phase === 'running' ? Math.max(1, taken - 2) : row.capacity,
      pace_percent: HALF_TIME,
      study_form: form,
      location: form === 'DISTANCE' ? null : room,
      municipality,
      planning: phase === 'coming' && NOT_OPEN.has(course) ? 'PLANNED' : 'OPEN',
      version: 1,
      cancel_mailed: false,
      created_at: `${addDays(row.start_date, -90)}T00:00:00.000Z`,
    };
  });
}
