import type { DayGradingGroupFragment } from './my-day.generated';
import { counted } from '../../../../domain/numbers';
import { sheetLink } from '../../entities/grading/sheet-link';
import type { DayPart, DayRow } from './day-parts';

interface Groups {
  total: number;
  nodes: readonly DayGradingGroupFragment[];
}

const overduePage = '/betyg?lage=OVERDUE';

/** What waits to be graded, course by course, each with its day and its way to the sheet. */
export function gradingParts(overdue: Groups, due: Groups): DayPart[] {
  return [
    {
      title: 'Försenade betyg',
      count: overdue.total,
      rows: overdue.nodes.map(rowOf),
      isLate: true,
      well: 'Inga betyg är försenade.',
      rest: overduePage,
    },
    {
      title: 'Att betygsätta',
      count: due.total,
      rows: due.nodes.map(rowOf),
      well: 'Inga betyg att sätta just nu.',
      rest: '/betyg?lage=TO_GRADE&lage=DRAFT',
    },
  ];
}

const missingText = (missing: number) =>
  missing > 0 ? counted(missing, 'betyg saknas', 'betyg saknas') : 'ska signeras';

function rowOf({ id, kind, courseName, dueOn, missing }: DayGradingGroupFragment): DayRow {
  return {
    key: `${kind}${id}`,
    title: courseName,
    facts: [missingText(missing), dueOn && `senast ${dueOn}`],
    to: sheetLink({ kind, id }),
  };
}

/** Overdue grading by teacher, the longest wait first. */
export function overdueByTeacher({ nodes }: Groups, shown: number): DayPart {
  const late = new Map<string | null, DayGradingGroupFragment[]>();
  for (const group of nodes) late.set(group.teacher, [...(late.get(group.teacher) ?? []), group]);
  const rows = [...late].map(([teacher, groups]) => {
    const missing = groups.reduce((sum, group) => sum + group.missing, 0);
    const since = groups.flatMap(({ dueOn }) => dueOn ?? []).sort()[0];
    return {
      since: since ?? '',
      row: {
        key: teacher ?? '',
        title: teacher ?? 'Utan lärare',
        facts: [counted(groups.length, 'kurs', 'kurser'), missingText(missing), since && `sedan ${since}`],
        to: teacher ? `${overduePage}&${new URLSearchParams({ q: teacher }).toString()}` : overduePage,
      },
    };
  });
  return {
    title: 'Försenade betyg',
    count: nodes.length,
    rows: rows
      .sort((a, b) => a.since.localeCompare(b.since))
      .slice(0, shown)
      .map(({ row }) => row),
    isLate: true,
    well: 'Inga betyg är försenade.',
    rest: overduePage,
  };
}
