import { labelsOf } from '../document-labels.view.js';
import { authorityOn } from './facts/authority.sql.js';
import { block, CHOOSE_A_COURSE, period, type SheetMaker } from './draft.document.js';
import { paperCode } from './facts/course-code.view.js';
import { readEnrolledCourses } from './facts/enrolled-courses.sql.js';
import { factsOf, readHolder, warningsOf } from './facts/holder.sql.js';

const TEXT = {
  SV: {
    intro:
      'Du kallas till kursstart i kurserna nedan. Hör av dig till skolan om du inte tänker börja, så att platsen kan gå till någon annan.',
    decision: (authority: string | null) =>
      `Det är kommunen som beslutar om antagning. Har du frågor om beslutet kontaktar du ${authority ?? 'din kommun'}. Frågor om kurserna svarar skolan på.`,
    place: 'Plats',
  },
  EN: {
    intro:
      'You are called to the start of the courses below. Please tell the school if you do not intend to begin, so that someone else can have the place.',
    decision: (authority: string | null) =>
      `It is the municipality that decides on admission. With questions about the decision, contact ${authority ?? 'your municipality'}. The school answers questions about the courses.`,
    place: 'Place',
  },
};

/**
 * Kallelse till kursstart: what a provider sends to whom the municipality has admitted (domain, D1): the courses that
 * have not begun, unless others are chosen.
 */
export const courseSummons: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const labels = labelsOf(wish.language);
  const text = TEXT[wish.language];
  const authority = authorityOn(holder, wish, school);
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
    problem: chosen.length === 0 ? CHOOSE_A_COURSE : null,
    blocks: [
      block({
        paragraphs: [text.intro],
        facts: [
          ...factsOf(holder, wish),
          ...(authority.name ? [{ label: labels.authority, value: authority.name }] : []),
        ],
      }),
      block({
        heading: labels.courses,
        table: {
          caption: labels.courses,
          columns: [
            { header: labels.course, share: 3, numeric: false },
            { header: labels.courseCode, share: 1.9, numeric: false },
            { header: labels.points, share: 1, numeric: true },
            { header: labels.period, share: 1.9, numeric: false },
            { header: text.place, share: 1.8, numeric: false },
            { header: labels.pace, share: 1, numeric: true },
          ],
          rows: chosen.map(({ name, code, equivalents, points, startDate, endDate, location, pace }) => [
            ...[name, paperCode(code, equivalents, wish.language), points === null ? '' : String(points)],
            period(startDate, endDate),
            location ?? '–',
            pace === null ? '' : `${pace}\u00a0%`,
          ]),
        },
      }),
      block({ paragraphs: [text.decision(authority.name)] }),
    ],
  };
};
