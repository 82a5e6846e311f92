import { authorityOn, unitFacts } from './facts/authority.queries.js';
import { block, CHOOSE_A_COURSE, type SheetMaker } from './draft.document.js';
import { readEnrolledCourses } from './facts/enrolled-courses.queries.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import { chooseCourses, coursesBlock } from './course-paper.document.js';

const TEXT = {
  SV: 'Härmed intygas att nedanstående person har deltagit i följande orienteringskurser. I orienteringskurser sätts inga betyg.',
  EN: 'This is to certify that the person named below has taken part in the following orientation courses. No grades are set in orientation courses.',
};

/** Intyg orienteringskurs: for courses that give a certificate instead of grades (domain, D9; SKOLFS 2014:120). */
export const orientationCertificate: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const authority = authorityOn(holder, wish, school);
  const courses = (await readEnrolledCourses(db, holder.id, wish.from, wish.to)).filter(
    ({ kind }) => kind === 'ORIENTATION',
  );
  const { entries, chosen } = chooseCourses(
    courses,
    wish,
    ({ status }) => status === 'COMPLETED' || status === 'ACTIVE',
  );
  return {
    ...aboutHolder(holder, authority),
    entries,
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
      coursesBlock(chosen, wish, {
        course: 2.8,
        courseCode: 1.9,
        formAndLevel: 2.1,
        points: 1,
        period: 1.9,
        status: 1.6,
      }),
    ],
  };
};
