import { labelsOf } from '../document-labels.mapper.js';
import { authorityOn } from './facts/authority.queries.js';
import { block, CHOOSE_A_COURSE, type SheetMaker } from './draft.document.js';
import { readEnrolledCourses } from './facts/enrolled-courses.queries.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import { chooseCourses, coursesBlock } from './course-paper.document.js';

const TEXT = {
  SV: {
    intro:
      'Du kallas till kursstart i kurserna nedan. Hör av dig till skolan om du inte tänker börja, så att platsen kan gå till någon annan.',
    decision: (authority: string | null) =>
      `Det är kommunen som beslutar om antagning. Har du frågor om beslutet kontaktar du ${authority ?? 'din kommun'}. Frågor om kurserna svarar skolan på.`,
  },
  EN: {
    intro:
      'You are called to the start of the courses below. Please tell the school if you do not intend to begin, so that someone else can have the place.',
    decision: (authority: string | null) =>
      `It is the municipality that decides on admission. With questions about the decision, contact ${authority ?? 'your municipality'}. The school answers questions about the courses.`,
  },
};

/**
 * Kallelse till kursstart, sent by the provider to students that the municipality has admitted (domain, D1). Contains
 * the courses that have not begun, unless others are selected.
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
  const { entries, chosen } = chooseCourses(courses, wish, ({ status }) => status === 'ADMITTED');
  return {
    ...aboutHolder(holder, authority),
    entries,
    problem: chosen.length === 0 ? CHOOSE_A_COURSE : null,
    blocks: [
      block({
        paragraphs: [text.intro],
        facts: [
          ...factsOf(holder, wish),
          ...(authority.name ? [{ label: labels.authority, value: authority.name }] : []),
        ],
      }),
      coursesBlock(chosen, wish, { course: 3, courseCode: 1.9, points: 1, period: 1.9, place: 1.8, pace: 1 }),
      block({ paragraphs: [text.decision(authority.name)] }),
    ],
  };
};
