import { examPartLabels } from '../../../../domain/labels/exam';
import { counted } from '../../../../domain/numbers';
import type { TeacherDayQuery } from './my-day.generated';
import type { DayPart } from './day-parts';

const shown = 5;

/** What a teacher holds within two weeks, each with its way to the calendar. */
export function examsToHold(exams: TeacherDayQuery['examsToHold']): DayPart {
  return {
    title: 'Prövningar att hålla',
    count: exams.length,
    rows: exams.slice(0, shown).map(({ id, courses, heldOn, startsAt, room, part, booked }) => ({
      key: id,
      title: courses.join(', '),
      facts: [`${heldOn} kl. ${startsAt}`, room, examPartLabels[part], counted(booked, 'elev', 'elever')],
      to: `/kalender?dag=${heldOn}&tillfalle=${id}`,
    })),
    well: 'Du håller ingen prövning de närmaste två veckorna.',
    rest: '/kalender',
  };
}
