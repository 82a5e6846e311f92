import type { DocumentLanguage } from '../../../platform/graphql/generated.js';
import { formAndLevel, labelsOf } from '../document-labels.mapper.js';
import { authorityOn, unitFacts } from './facts/authority.queries.js';
import { block, CHOOSE_A_COURSE, NO_GRADES, type SheetMaker, type Wish } from './draft.document.js';
import { aboutHolder, factsOf, readHolder } from './facts/holder.queries.js';
import { readGradesOfStudent, type SignedGrade } from './facts/signed-grades.queries.js';

const TEXT = {
  SV: {
    limit:
      'Utdraget visar betyg i enskilda kurser. Det ger inte ensamt grundläggande behörighet till högskolan.',
    project: 'Övriga upplysningar',
  },
  EN: {
    limit:
      'This extract shows grades in single courses. By itself it does not give general eligibility for higher education.',
    project: 'Further information',
  },
};

/** Grading scales with their explanations. */
const SCALES: readonly { values: RegExp; SV: string; EN: string }[] = [
  {
    values: /^[A-F]$/,
    SV: 'Betygsskala A–F: A, B, C, D och E är godkända betyg, A är det högsta. F är ett icke godkänt betyg.',
    EN: 'Grading scale A to F: A, B, C, D and E are passing grades, A being the highest. F is a fail.',
  },
  {
    values: /^I?G$/,
    SV: 'G betyder Godkänt och IG Icke godkänt, i kurser som inte har skalan A–F.',
    EN: 'G means pass (Godkänt) and IG fail (Icke godkänt), in courses that do not have the scale A to F.',
  },
  {
    values: /^[–-]$/,
    SV: 'Streck (–) betyder att betyg inte kunde sättas, för att underlag saknades. Det är inte ett betyg.',
    EN: 'A dash (–) means that no grade could be set, for want of a basis. It is not a grade.',
  },
];

/** Explanations of the scales that the grades use. */
function gradeWords(grades: readonly { value: string }[], language: DocumentLanguage): string[] {
  return SCALES.filter(({ values }) => grades.some(({ value }) => values.test(value))).map(
    (scale) => scale[language],
  );
}

/** Utdrag ur betygskatalogen: a student's signed grades, exams clearly marked (domain, D9). */
export const gradeExtract: SheetMaker = async (db, wish, school) => {
  const holder = await readHolder(db, wish.subjectId);
  if (!holder) return null;
  const labels = labelsOf(wish.language);
  const text = TEXT[wish.language];
  const authority = authorityOn(holder, wish, school);
  const grades = await readGradesOfStudent(db, holder.id, wish);
  const chosen = grades.filter(({ id }) => wish.entryIds?.includes(id) ?? true);
  return {
    ...aboutHolder(holder, authority),
    entries: grades.map((grade) => ({
      id: grade.id,
      label: grade.course,
      detail: `${grade.courseCode} · ${grade.value} · ${grade.gradedOn}`,
      chosen: chosen.includes(grade),
    })),
    problem: problemOf(grades, chosen, wish),
    blocks: [
      block({ facts: [...factsOf(holder, wish), ...unitFacts(authority.name, school, wish)] }),
      block({
        heading: labels.grade,
        table: {
          caption: labels.grade,
          columns: [
            { header: labels.course, share: 2.6, numeric: false },
            { header: labels.courseCode, share: 1.9, numeric: false },
            { header: labels.formAndLevel, share: 2, numeric: false },
            { header: labels.points, share: 1, numeric: true },
            { header: labels.grade, share: 0.9, numeric: false },
            { header: labels.date, share: 1.6, numeric: false },
            { header: labels.remark, share: 1.5, numeric: false },
          ],
          rows: chosen.map(({ course, courseCode, level, points, value, gradedOn, kind }) => [
            ...[course, courseCode, formAndLevel(level, wish.language)],
            ...[points === null ? '' : String(points), value, gradedOn],
            kind === 'EXAM' ? labels.exam : '',
          ]),
        },
      }),
      ...projectsOf(chosen, text.project, ({ course }) => course),
      block({ paragraphs: [...gradeWords(chosen, wish.language), text.limit] }),
    ],
  };
};

function problemOf(grades: readonly SignedGrade[], chosen: readonly SignedGrade[], { entryIds }: Wish) {
  if (chosen.length > 0) return null;
  return entryIds?.length === 0 && grades.length > 0 ? CHOOSE_A_COURSE : NO_GRADES;
}

/** Subjects of final projects and specialisations, required in the register (domain, D5 and D9). */
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
