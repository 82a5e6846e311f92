import {
  ANY_TERM,
  goalNote,
  NOTE_TYPES,
  paceNote,
  syllabusName,
  WISHES,
} from '../../../../domain/study-plans/exchange.js';
import { validationExtent } from '../../../../domain/study-plans/plan-texts.js';
import { termEnd, termsInOrder, termStart, termText } from '../../../../domain/study-plans/terms.js';
import type { StudyValidation } from '../../../platform/graphql/generated.js';
import type { PlanContent } from '../plan-facts.queries.js';

/** A plan with what the standard says of it besides. */
export interface ExportedPlan {
  id: string;
  studentName: string;
  createdAt: string;
  updatedAt: string;
  content: PlanContent;
  validations: (Pick<StudyValidation, 'scope' | 'points' | 'decidedOn'> & {
    course: Pick<StudyValidation['course'], 'code' | 'name' | 'points'>;
  })[];
}

type Item = PlanContent['items'][number];

/** StudyPlan of SS 12000:2020; fields without a value are left out. */
export function exchangeOf({ id, studentName, createdAt, updatedAt, content, validations }: ExportedPlan) {
  return {
    id,
    student: { id: content.studentId, displayName: studentName },
    meta: { created: createdAt, modified: updatedAt },
    content: partsOf(content.items),
    notes: [
      { type: NOTE_TYPES.goal, note: goalNote(content.goal!, content.goalText) },
      { type: NOTE_TYPES.other, note: paceNote(content) },
      ...validations.map((validation) => ({
        type: NOTE_TYPES.validation,
        note: `${syllabusName(validation.course)}: ${validationExtent(validation).toLocaleLowerCase('sv')}, beslutad ${validation.decidedOn}`,
      })),
    ],
    startDate: content.startDate,
    endDate: content.plannedEndDate,
  };
}

/** A part for each term, one for courses without a term, and one for wishes. */
function partsOf(items: readonly Item[]) {
  const wishes = items.filter(({ source }) => source === 'WISH');
  const planned = items.filter(({ source }) => source !== 'WISH');
  const loose = planned.filter(({ term }) => term === null);
  return [
    ...termsInOrder(planned.flatMap(({ term }) => term ?? [])).map((term) =>
      partOf(
        termText(term),
        planned.filter((item) => item.term === term),
      ),
    ),
    ...(loose.length > 0 ? [partOf(ANY_TERM, loose)] : []),
    ...(wishes.length > 0 ? [partOf(WISHES, wishes)] : []),
  ];
}

const partOf = (title: string, items: readonly Item[]) => ({
  title,
  points: items.reduce((sum, { course }) => sum + (course.points ?? 0), 0),
  syllabuses: items.map(({ course, note, term }) => ({
    syllabus: { id: course.id, displayName: syllabusName(course) },
    ...(note !== null && { note }),
    ...(term !== null && { startDate: termStart(term), endDate: termEnd(term) }),
  })),
});
