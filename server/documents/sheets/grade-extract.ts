import { wordsOf } from '../document-words.js';
import { block, CHOOSE_A_COURSE, NO_GRADES, type SheetMaker, type Wish } from './draft.js';
import { factsOf, readHolder, warningsOf } from './holder.js';
import { readGradesOfStudent, type SignedGrade } from './signed-grades.js';

const TEXT = {
  SV: {
    scale:
      'Betygsskala: A–F, där A–E är godkända betyg. G är godkänt i kurser utan bokstavsbetyg. Streck (–) betyder att underlag saknas.',
    limit:
      'Utdraget visar betyg i enskilda kurser. Det ger inte ensamt grundläggande behörighet till högskolan.',
    project: 'Övriga upplysningar',
  },
  EN: {
    scale:
      'Grading scale: A to F, where A to E are passing grades. G is a pass in courses without letter grades. A dash (–) means that there was no basis for a grade.',
    limit:
      'This extract shows grades in single courses. By itself it does not give general eligibility for higher education.',
    project: 'Further information',
  },
};

/** Utdrag ur betygskatalogen: a student's signed grades, exams clearly marked (domain, D9). */
export const gradeExtract: SheetMaker = async (db, wish) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const words = wordsOf(wish.language);
  const text = TEXT[wish.language];
  const grades = await readGradesOfStudent(db, holder.id, wish.from, wish.to);
  const chosen = grades.filter(({ id }) => wish.entryIds?.includes(id) ?? true);
  return {
    subject: holder.name,
    studentId: holder.id,
    courseInstanceId: null,
    entries: grades.map((grade) => ({
      id: grade.id,
      label: grade.course,
      detail: `${grade.courseCode} · ${grade.value} · ${grade.gradedOn}`,
      chosen: chosen.includes(grade),
    })),
    warnings: warningsOf(holder),
    problem: problemOf(grades, chosen, wish),
    blocks: [
      block({ facts: [...factsOf(holder, wish), { label: words.schoolForm, value: words.komvux }] }),
      block({
        heading: words.grade,
        table: {
          caption: words.grade,
          columns: [
            { header: words.course, share: 3.4, numeric: false },
            { header: words.courseCode, share: 1.9, numeric: false },
            { header: words.points, share: 1, numeric: true },
            { header: words.grade, share: 0.9, numeric: false },
            { header: words.date, share: 1.5, numeric: false },
            { header: words.remark, share: 1.5, numeric: false },
          ],
          rows: chosen.map(({ course, courseCode, points, value, gradedOn, kind }) => [
            ...[course, courseCode, points === null ? '' : String(points), value, gradedOn],
            kind === 'EXAM' ? words.exam : '',
          ]),
        },
      }),
      ...projectsOf(chosen, text.project, ({ course }) => course),
      block({ paragraphs: [text.scale, text.limit] }),
    ],
  };
};

function problemOf(grades: readonly SignedGrade[], chosen: readonly SignedGrade[], { entryIds }: Wish) {
  if (chosen.length > 0) return null;
  return entryIds?.length === 0 && grades.length > 0 ? CHOOSE_A_COURSE : NO_GRADES;
}

/** What a final project or a specialisation was about: the catalogue demands it (domain, D5 and D9). */
export function projectsOf(
  grades: readonly SignedGrade[],
  heading: string,
  labelOf: (grade: SignedGrade) => string,
) {
  const projects = grades.filter(({ projectTitle }) => projectTitle !== null);
  if (projects.length === 0) return [];
  return [
    block({
      heading,
      facts: projects.map((grade) => ({
        label: labelOf(grade),
        value: [grade.projectTitle, grade.projectSummary].filter(Boolean).join(': '),
      })),
    }),
  ];
}
