import { wordsOf } from '../document-words.js';
import { block, CHOOSE_A_COURSE, period, type SheetMaker } from './draft.js';
import { readEnrolledCourses } from './enrolled-courses.js';
import { factsOf, readHolder, warningsOf } from './holder.js';

const TEXT = {
  SV: [
    'Du är antagen till kurserna nedan. Hör av dig till skolan om du inte tänker börja, så att platsen kan gå till någon annan.',
    'Beslutet gäller de kurser och tider som står i listan. Har du frågor om beslutet kontaktar du skolan.',
  ],
  EN: [
    'You have been admitted to the courses below. Please tell the school if you do not intend to begin, so that someone else can have the place.',
    'The decision holds for the courses and times in the list. Contact the school if you have any questions about it.',
  ],
};

/** Antagningsbesked: the courses to which a student is admitted and that have not begun, unless others are chosen. */
export const admissionNotice: SheetMaker = async (db, wish) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const words = wordsOf(wish.language);
  const courses = (await readEnrolledCourses(db, holder.id, wish.from, wish.to)).filter(
    ({ status }) => status === 'ADMITTED' || status === 'ACTIVE',
  );
  const isChosen = ({ id, status }: (typeof courses)[number]) =>
    wish.entryIds ? wish.entryIds.includes(id) : status === 'ADMITTED';
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
    problem: chosen.length === 0 ? CHOOSE_A_COURSE : null,
    blocks: [
      block({ facts: factsOf(holder, wish), paragraphs: [TEXT[wish.language][0]!] }),
      block({
        heading: words.courses,
        table: {
          caption: words.courses,
          columns: [
            { header: words.course, share: 3.4, numeric: false },
            { header: words.courseCode, share: 1.8, numeric: false },
            { header: words.points, share: 1, numeric: true },
            { header: words.period, share: 2.8, numeric: false },
            { header: words.pace, share: 1, numeric: true },
          ],
          rows: chosen.map(({ name, code, points, startDate, endDate, pace }) => [
            ...[name, code, points === null ? '' : String(points), period(startDate, endDate)],
            pace === null ? '' : `${pace}\u00a0%`,
          ]),
        },
      }),
      block({ paragraphs: [TEXT[wish.language][1]!] }),
    ],
  };
};
