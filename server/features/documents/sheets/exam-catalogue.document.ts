import { labelsOf } from '../document-labels.mapper.js';
import { block, period, type SheetMaker } from './draft.document.js';
import { placedWarnings } from './facts/authority.queries.js';
import {
  catalogueBlocks,
  catalogueHead,
  cutTo,
  nothingOf,
  onlyAuthority,
  protectedWarnings,
} from './grade-catalogue.document.js';
import { readGradesWithoutInstance } from './facts/signed-grades.queries.js';
import type { Read } from '../../../platform/database/rows.js';

/**
 * Betygskatalog after prövning: a course's signed grades without a course instance, each marked with its kind
 * (domain, D9). Archived forever like the register of an instance.
 */
export const examCatalogue: SheetMaker = async (db, wish, school) => {
  const [course] = await db.query<Read<'course', 'name' | 'code' | 'points'>>(
    'SELECT name, code, points FROM course WHERE id = $1',
    [wish.subjectId],
  );
  if (!course) return null;
  const labels = labelsOf(wish.language);
  const grades = cutTo(await readGradesWithoutInstance(db, wish.subjectId, wish), wish);
  const facts = [
    { label: labels.course, value: `${course.name} (${course.code})` },
    { label: labels.points, value: course.points === null ? '' : String(course.points) },
    { label: labels.period, value: period(wish.from, wish.to) },
  ].filter(({ value }) => value !== '');
  return {
    subject: course.name,
    studentId: null,
    listedStudentIds: grades.map(({ studentId }) => studentId),
    courseInstanceId: null,
    authority: onlyAuthority(grades),
    warnings: [...protectedWarnings(grades), ...placedWarnings(grades)],
    problem:
      grades.length === 0
        ? nothingOf(wish, {
            path: 'subjectId',
            message: 'Kursen saknar signerade betyg utan kurstillfälle under perioden.',
          })
        : null,
    signed: false,
    blocks: [
      block({ facts: [...facts, ...catalogueHead(grades, wish, school)] }),
      ...catalogueBlocks(grades, wish),
    ],
  };
};
