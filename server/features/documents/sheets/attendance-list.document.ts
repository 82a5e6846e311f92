import { addDays, isWeekend } from '../../../../domain/days.js';
import { labelsOf } from '../document-labels.mapper.js';
import { block, personalNumberCell, type SheetMaker, type Wish } from './draft.document.js';
import { factsOfList, listWarnings, readInstance, readParticipants } from './facts/instance.queries.js';

const MOST_DAYS = 10;

/** Närvarolista: a row per student and a column per weekday of the period, to be ticked by hand. */
export const attendanceList: SheetMaker = async (db, wish) => {
  const instance = await readInstance(db, wish.subjectId);
  if (!instance) return null;
  const labels = labelsOf(wish.language);
  const rows = await readParticipants(db, instance.id, ['ADMITTED', 'ACTIVE']);
  const days = weekdaysOf(wish);
  const problem =
    days.length > MOST_DAYS
      ? { path: 'to', message: `Högst ${MOST_DAYS} vardagar får plats. Välj en kortare period.` }
      : null;
  return {
    subject: instance.name,
    studentId: null,
    listedStudentIds: rows.map(({ studentId }) => studentId),
    courseInstanceId: instance.id,
    landscape: true,
    signed: false,
    warnings: listWarnings(rows),
    problem: rows.length === 0 ? { path: 'subjectId', message: 'Kurstillfället har inga elever.' } : problem,
    blocks: [
      block({ facts: factsOfList(instance, wish) }),
      block({
        table: {
          caption: labels.attendance,
          columns: [
            { header: labels.name, share: 3, numeric: false },
            ...(wish.personalNumber === 'NONE'
              ? []
              : [{ header: numberHeader(wish), share: 1.5, numeric: false }]),
            ...days.map((day) => ({ header: day, share: 0.8, numeric: false })),
          ],
          rows: rows.map(({ name, personalNumber, isProtected }) => [
            name,
            ...(wish.personalNumber === 'NONE'
              ? []
              : [isProtected ? '' : personalNumberCell(wish.personalNumber, personalNumber)]),
            ...days.map(() => ''),
          ]),
        },
      }),
      block({ signatures: [labels.teacher] }),
    ],
  };
};

export function numberHeader({ language, personalNumber }: Wish): string {
  const labels = labelsOf(language);
  return personalNumber === 'BIRTH_DATE' ? labels.birthDate : labels.personalNumber;
}

/** The weekdays of the period, or ten columns without dates. */
function weekdaysOf({ from, to, language }: Wish): string[] {
  if (from === null || to === null) return Array.from({ length: MOST_DAYS }, () => '      ');
  const name = new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'sv-SE', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = addDays(day, 1)) {
    const [, month, date] = day.split('-').map(Number);
    if (!isWeekend(day)) days.push(`${name.format(Date.parse(day))} ${date}/${month}`);
  }
  return days;
}
