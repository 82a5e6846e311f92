import { studyPlanNoneTexts } from '../../../../domain/labels/study-plan';
import { swedishDay } from '../../../../domain/dates';
import type { DayPart } from './day-parts';
import type { DayStudyPlansFragment, StudyPlansToWatchQuery } from './my-day.generated';

type Row = DayStudyPlansFragment['nodes'][number];

/** The groups of students whose study plan needs attention, as on /studieplaner. */
export function studyPlanParts({
  missing,
  old,
  unreachable,
  interrupted,
}: StudyPlansToWatchQuery): DayPart[] {
  return [
    {
      ...partOf('sena', unreachable, ({ plannedEndDate }) => plannedEndDate && `slutar ${plannedEndDate}`),
      title: 'Studieplaner vars mål inte nås i tid',
      well: studyPlanNoneTexts.UNREACHABLE,
    },
    {
      ...partOf(
        'avbrott',
        interrupted,
        ({ updatedAt }) => updatedAt && `plan ändrad ${swedishDay(new Date(updatedAt))}`,
      ),
      title: 'Avbrott sedan studieplanen ändrades',
      well: studyPlanNoneTexts.INTERRUPTED,
    },
    {
      ...partOf('gamla', old, ({ updatedAt }) => updatedAt && `ändrad ${swedishDay(new Date(updatedAt))}`),
      title: 'Studieplaner äldre än ett år',
      well: studyPlanNoneTexts.OLD,
    },
    {
      ...partOf('saknas', missing, () => null),
      title: 'Elever utan studieplan',
      well: studyPlanNoneTexts.MISSING,
    },
  ];
}

function partOf(
  visa: string,
  { totalCount, nodes }: DayStudyPlansFragment,
  factOf: (row: Row) => string | null,
): Pick<DayPart, 'count' | 'rows' | 'rest'> {
  return {
    count: totalCount,
    rows: nodes.map((row) => ({
      key: row.studentId,
      title: row.studentName,
      facts: [row.goalText, factOf(row)],
      to: `/studieplan/${row.studentId}`,
    })),
    rest: `/studieplaner?visa=${visa}`,
  };
}
