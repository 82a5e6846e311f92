import type { EnrollmentStatus } from '../../../platform/graphql/generated.js';
import { labelsOf } from '../document-labels.mapper.js';
import { authorityOn, unitFacts } from './facts/authority.queries.js';
import { block, CHOOSE_A_COURSE, type SheetMaker } from './draft.document.js';
import { readEnrolledCourses, type EnrolledCourse } from './facts/enrolled-courses.queries.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import { chooseCourses, coursesBlock } from './course-paper.document.js';

/** Statuses of the courses selected by default: current and completed studies. */
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
  const isUsual = ({ status }: EnrolledCourse) => USUAL.includes(status);
  const { entries, chosen } = chooseCourses(courses, wish, isUsual, { tellsStatus: true });
  const authority = authorityOn(holder, wish, school);
  const education = holder.education ? [{ label: labels.education, value: holder.education }] : [];
  return {
    ...aboutHolder(holder, authority),
    entries,
    problem: chosen.length === 0 ? CHOOSE_A_COURSE : null,
    blocks: [
      block({
        paragraphs: [TEXT[wish.language]],
        facts: [...factsOf(holder, wish), ...education, ...unitFacts(authority.name, school, wish)],
      }),
      coursesBlock(chosen, wish, {
        course: 3,
        courseCode: 1.8,
        formAndLevel: 1.9,
        points: 1,
        period: 1.9,
        pace: 0.9,
        status: 1.5,
      }),
      block({ facts: [{ label: labels.sum, value: String(sumOf(chosen)) }] }),
    ],
  };
};

function sumOf(courses: readonly EnrolledCourse[]): number {
  return courses.reduce((sum, { points }) => sum + (points ?? 0), 0);
}
