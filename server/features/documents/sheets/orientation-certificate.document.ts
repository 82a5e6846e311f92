import { formAndLevel, statusLabels, labelsOf } from '../document-labels.view.js';
import { authorityOn, unitFacts } from './facts/authority.sql.js';
import { block, CHOOSE_A_COURSE, period, type SheetMaker } from './draft.document.js';
import { paperCode } from './facts/course-code.view.js';
import { readEnrolledCourses } from './facts/enrolled-courses.sql.js';
import { factsOf, readHolder, warningsOf } from './facts/holder.sql.js';

const TEXT = {
  SV: 'Härmed intygas att nedanstående person har deltagit i följande orienteringskurser. I orienteringskurser sätts inga betyg.',
  EN: 'This is to certify that the person named below has taken part in the following orientation courses. No grades are set in orientation courses.',
};

/** Intyg orienteringskurs: of courses that have no grades but a certificate (domain, D9; SKOLFS 2014:120). */
export const orientationCertificate: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const labels = labelsOf(wish.language);
  const authority = authorityOn(holder, wish, school);
  const courses = (await readEnrolledCourses(db, holder.id, wish.from, wish.to)).filter(
    ({ kind }) => kind === 'ORIENTATION',
  );
  const isChosen = ({ id, status }: (typeof courses)[number]) =>
    wish.entryIds ? wish.entryIds.includes(id) : status === 'COMPLETED' || status === 'ACTIVE';
  const chosen = courses.filter(isChosen);
  return {
    subject: holder.name,
    studentId: holder.id,
    courseInstanceId: null,
    authority: authority.name,
    entries: courses.map((course) => ({
      id: course.id,
      label: course.name,
      detail: [paperCode(course.code, course.equivalents, 'SV'), period(course.startDate, course.endDate)]
        .filter(Boolean)
        .join(' · '),
      chosen: isChosen(course),
    })),
    warnings: [...warningsOf(holder), ...authority.warnings],
    problem:
      courses.length === 0
        ? { path: 'subjectId', message: 'Eleven har ingen orienteringskurs.' }
        : chosen.length === 0
          ? CHOOSE_A_COURSE
          : null,
    blocks: [
      block({
        paragraphs: [TEXT[wish.language]],
        facts: [...factsOf(holder, wish), ...unitFacts(authority.name, school, wish)],
      }),
      block({
        heading: labels.courses,
        table: {
          caption: labels.courses,
          columns: [
            { header: labels.course, share: 2.8, numeric: false },
            { header: labels.courseCode, share: 1.9, numeric: false },
            { header: labels.formAndLevel, share: 2.1, numeric: false },
            { header: labels.points, share: 1, numeric: true },
            { header: labels.period, share: 1.9, numeric: false },
            { header: labels.status, share: 1.6, numeric: false },
          ],
          rows: chosen.map(({ name, code, equivalents, level, points, startDate, endDate, status }) => [
            ...[name, paperCode(code, equivalents, wish.language), formAndLevel(level, wish.language)],
            ...[points === null ? '' : String(points), period(startDate, endDate)],
            status ? statusLabels(wish.language)[status] : '',
          ]),
        },
      }),
    ],
  };
};
