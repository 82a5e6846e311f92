import type { DocumentEntry, EnrollmentStatus, SheetTable } from '../../../platform/graphql/generated.js';
import { formAndLevel, statusLabels, labelsOf } from '../document-labels.view.js';
import { authorityOn, unitFacts } from './facts/authority.sql.js';
import { block, CHOOSE_A_COURSE, period, type SheetMaker, type Wish } from './draft.document.js';
import { paperCode } from './facts/course-code.view.js';
import { readEnrolledCourses, type EnrolledCourse } from './facts/enrolled-courses.sql.js';
import { factsOf, readHolder, warningsOf } from './facts/holder.sql.js';

/** What a certificate of studies tells unless something else is chosen: what is or has been studied. */
const USUAL: readonly (EnrollmentStatus | null)[] = ['ADMITTED', 'ACTIVE', 'PAUSED', 'COMPLETED', null];

const TEXT = {
  SV: 'Härmed intygas att nedanstående person studerar eller har studerat vid skolan enligt följande.',
  EN: 'This is to certify that the person named below studies or has studied at the school as follows.',
};

/** Studieintyg: name, number, education, courses with period, points, pace and status (domain, D9). */
export const studyCertificate: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const courses = await readEnrolledCourses(db, holder.id, wish.from, wish.to);
  const labels = labelsOf(wish.language);
  const chosen = courses.filter((course) => isChosen(course, wish));
  const authority = authorityOn(holder, wish, school);
  const education = holder.education ? [{ label: labels.education, value: holder.education }] : [];
  return {
    subject: holder.name,
    studentId: holder.id,
    courseInstanceId: null,
    authority: authority.name,
    entries: courses.map((course) => entryOf(course, wish)),
    warnings: [...warningsOf(holder), ...authority.warnings],
    problem: chosen.length === 0 ? CHOOSE_A_COURSE : null,
    blocks: [
      block({
        paragraphs: [TEXT[wish.language]],
        facts: [...factsOf(holder, wish), ...education, ...unitFacts(authority.name, school, wish)],
      }),
      block({ heading: labels.courses, table: tableOf(chosen, wish) }),
      block({ facts: [{ label: labels.sum, value: String(sumOf(chosen)) }] }),
    ],
  };
};

function isChosen({ id, status }: EnrolledCourse, { entryIds }: Wish): boolean {
  return entryIds ? entryIds.includes(id) : USUAL.includes(status);
}

function entryOf(course: EnrolledCourse, wish: Wish): DocumentEntry {
  const { id, name, code, equivalents, startDate, endDate, status } = course;
  const parts = [
    paperCode(code, equivalents, 'SV'),
    period(startDate, endDate),
    status ? statusLabels('SV')[status] : '',
  ];
  return {
    id,
    label: name,
    detail: parts.filter((part) => part !== '').join(' · '),
    chosen: isChosen(course, wish),
  };
}

function tableOf(courses: readonly EnrolledCourse[], { language }: Wish): SheetTable {
  const labels = labelsOf(language);
  return {
    caption: labels.courses,
    columns: [
      { header: labels.course, share: 2.5, numeric: false },
      { header: labels.courseCode, share: 1.9, numeric: false },
      { header: labels.formAndLevel, share: 2.1, numeric: false },
      { header: labels.points, share: 1, numeric: true },
      { header: labels.period, share: 1.9, numeric: false },
      { header: labels.pace, share: 1, numeric: true },
      { header: labels.status, share: 1.7, numeric: false },
    ],
    rows: courses.map(({ name, code, equivalents, level, points, startDate, endDate, pace, status }) => [
      name,
      paperCode(code, equivalents, language),
      formAndLevel(level, language),
      points === null ? '' : String(points),
      period(startDate, endDate),
      pace === null ? '' : `${pace}\u00a0%`,
      status ? statusLabels(language)[status] : '',
    ]),
  };
}

function sumOf(courses: readonly EnrolledCourse[]): number {
  return courses.reduce((sum, { points }) => sum + (points ?? 0), 0);
}
