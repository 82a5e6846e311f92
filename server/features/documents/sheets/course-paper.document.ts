import type { DocumentEntry, SheetBlock } from '../../../platform/graphql/generated.js';
import { formAndLevel, labelsOf, statusLabels } from '../document-labels.mapper.js';
import { block, period, type Wish } from './draft.document.js';
import { paperCode } from './facts/course-code.mapper.js';
import type { EnrolledCourse } from './facts/enrolled-courses.queries.js';

/*
 * Shared by documents about a student's courses: the selection of courses and their table.
 */

/** The selectable courses and the selected ones: the requested ones, else the default of the document type. */
export function chooseCourses(
  courses: readonly EnrolledCourse[],
  { entryIds }: Wish,
  isUsual: (course: EnrolledCourse) => boolean,
  { tellsStatus = false } = {},
): { entries: DocumentEntry[]; chosen: EnrolledCourse[] } {
  const isChosen = (course: EnrolledCourse) => entryIds?.includes(course.id) ?? isUsual(course);
  const entries = courses.map((course) => {
    const { id, name, code, equivalents, startDate, endDate, status } = course;
    const told = tellsStatus && status ? statusLabels('SV')[status] : '';
    const detail = [paperCode(code, equivalents, 'SV'), period(startDate, endDate), told];
    return { id, label: name, detail: detail.filter(Boolean).join(' · '), chosen: isChosen(course) };
  });
  return { entries, chosen: courses.filter(isChosen) };
}

type Column = 'course' | 'courseCode' | 'formAndLevel' | 'points' | 'period' | 'place' | 'pace' | 'status';

/** A table of courses with the given columns and their relative widths. */
export function coursesBlock(
  courses: readonly EnrolledCourse[],
  { language }: Wish,
  shares: Partial<Record<Column, number>>,
): SheetBlock {
  const labels = labelsOf(language);
  const cells: Record<Column, (course: EnrolledCourse) => string> = {
    course: ({ name }) => name,
    courseCode: ({ code, equivalents }) => paperCode(code, equivalents, language),
    formAndLevel: ({ level }) => formAndLevel(level, language),
    points: ({ points }) => (points === null ? '' : String(points)),
    period: ({ startDate, endDate }) => period(startDate, endDate),
    place: ({ location }) => location ?? '–',
    pace: ({ pace }) => (pace === null ? '' : `${pace}\u00a0%`),
    status: ({ status }) => (status ? statusLabels(language)[status] : ''),
  };
  const columns = Object.keys(shares) as Column[];
  return block({
    heading: labels.courses,
    table: {
      caption: labels.courses,
      columns: columns.map((name) => ({
        header: labels[name],
        share: shares[name]!,
        numeric: name === 'points' || name === 'pace',
      })),
      rows: courses.map((course) => columns.map((name) => cells[name](course))),
    },
  });
}
