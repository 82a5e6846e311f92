import { statusWords, wordsOf } from '../document-words.js';
import { block, CHOOSE_A_COURSE, period, type SheetMaker } from './draft.js';
import { readEnrolledCourses } from './enrolled-courses.js';
import { factsOf, readHolder, warningsOf } from './holder.js';

const TEXT = {
  SV: 'Härmed intygas att nedanstående person har deltagit i följande orienteringskurser. I orienteringskurser sätts inga betyg.',
  EN: 'This is to certify that the person named below has taken part in the following orientation courses. No grades are set in orientation courses.',
};

/** Intyg orienteringskurs: of courses that have no grades but a certificate (domain, D9; SKOLFS 2014:120). */
export const orientationCertificate: SheetMaker = async (db, wish) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const words = wordsOf(wish.language);
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
    entries: courses.map((course) => ({
      id: course.id,
      label: course.name,
      detail: [course.code, period(course.startDate, course.endDate)].filter(Boolean).join(' · '),
      chosen: isChosen(course),
    })),
    warnings: warningsOf(holder),
    problem:
      courses.length === 0
        ? { path: 'subjectId', message: 'Eleven har ingen orienteringskurs.' }
        : chosen.length === 0
          ? CHOOSE_A_COURSE
          : null,
    blocks: [
      block({
        paragraphs: [TEXT[wish.language]],
        facts: [...factsOf(holder, wish), { label: words.schoolForm, value: words.komvux }],
      }),
      block({
        heading: words.courses,
        table: {
          caption: words.courses,
          columns: [
            { header: words.course, share: 3.6, numeric: false },
            { header: words.courseCode, share: 1.8, numeric: false },
            { header: words.points, share: 1, numeric: true },
            { header: words.period, share: 2.8, numeric: false },
            { header: words.status, share: 1.4, numeric: false },
          ],
          rows: chosen.map(({ name, code, points, startDate, endDate, status }) => [
            ...[name, code, points === null ? '' : String(points), period(startDate, endDate)],
            status ? statusWords(wish.language)[status] : '',
          ]),
        },
      }),
    ],
  };
};
