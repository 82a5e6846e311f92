import { counted } from '../../../../domain/numbers.js';
import type { DocumentProblem, SheetBlock, SheetFact } from '../../../platform/graphql/generated.js';
import type { SchoolSettingsRow } from '../../school-settings/school-settings.service.js';
import { labelsOf } from '../document-labels.mapper.js';
import { placedWarnings, unitFacts } from './facts/authority.queries.js';
import { block, personalNumberCell, type SheetMaker, type Wish } from './draft.document.js';
import { projectsOf } from './grade-extract.document.js';
import { factsOfInstance, readInstance } from './facts/instance.queries.js';
import { readGradesOfInstance, type SignedGrade } from './facts/signed-grades.queries.js';

const TEXT = {
  SV: {
    signed: 'Signerad',
    by: 'av',
    other: 'Övriga upplysningar',
    teacher: 'Betygssättande lärare',
    head: 'Rektor',
  },
  EN: {
    signed: 'Signed',
    by: 'by',
    other: 'Further information',
    teacher: 'Grading teacher',
    head: 'Principal',
  },
};

/**
 * Betygskatalog of a course instance: every signed grade with the required details (domain, D9; SKOLFS 2012:8). It is
 * the school's own register and contains full personal numbers.
 */
export const gradeCatalogue: SheetMaker = async (db, wish, school) => {
  const instance = await readInstance(db, wish.subjectId);
  if (!instance) return null;
  const text = TEXT[wish.language];
  const grades = cutTo(await readGradesOfInstance(db, instance.id), wish);
  const { signedAt, signedBy } = instance;
  const signed = signedAt
    ? [{ label: text.signed, value: [signedAt, text.by, signedBy].filter(Boolean).join(' ') }]
    : [];
  return {
    subject: instance.name,
    studentId: null,
    listedStudentIds: grades.map(({ studentId }) => studentId),
    courseInstanceId: instance.id,
    authority: onlyAuthority(grades),
    warnings: [
      ...(signedAt || grades.length === 0 ? [] : ['Det finns betyg som inte är signerade.']),
      ...protectedWarnings(grades),
      ...placedWarnings(grades),
    ],
    problem:
      grades.length === 0
        ? nothingOf(wish, { path: 'subjectId', message: 'Kurstillfället saknar signerade betyg.' })
        : null,
    signed: false,
    blocks: [
      block({
        facts: [...factsOfInstance(instance, wish), ...catalogueHead(grades, wish, school), ...signed],
      }),
      ...catalogueBlocks(grades, wish),
    ],
  };
};

/** Limits a register to the students of the requested huvudman. */
export function cutTo(grades: readonly SignedGrade[], { authority }: Wish): SignedGrade[] {
  return grades.filter(({ municipality }) => authority === null || municipality === authority.municipality);
}

/** The problem of an empty register: the requested huvudman has no grades, or the given one. */
export function nothingOf({ authority }: Wish, otherwise: DocumentProblem): DocumentProblem {
  return authority
    ? { path: 'authority', message: `Inga signerade betyg för elever från ${authority.municipality}.` }
    : otherwise;
}

/** The common huvudman of all students in a register; null if there are several. */
export function onlyAuthority(grades: readonly SignedGrade[]): string | null {
  const all = new Set(grades.map(({ authority }) => authority));
  return all.size === 1 ? (grades[0]?.authority ?? null) : null;
}

/** The required header of a register: huvudman and school unit. */
export function catalogueHead(
  grades: readonly SignedGrade[],
  wish: Wish,
  school: SchoolSettingsRow,
): SheetFact[] {
  const several = wish.language === 'EN' ? 'several, see each row' : 'flera, se varje rad';
  return unitFacts(onlyAuthority(grades) ?? several, school, wish);
}

/** The grades, their additional details and the signature lines. */
export function catalogueBlocks(grades: readonly SignedGrade[], wish: Wish): SheetBlock[] {
  const labels = labelsOf(wish.language);
  const text = TEXT[wish.language];
  const remarkOf = ({ kind }: SignedGrade) => (kind === 'EXAM' ? labels.exam : '');
  return [
    block({
      heading: labels.grade,
      table: {
        caption: labels.grade,
        columns: [
          { header: labels.name, share: 2.1, numeric: false },
          { header: labels.personalNumber, share: 1.9, numeric: false },
          { header: labels.authority, share: 1.7, numeric: false },
          { header: labels.grade, share: 0.85, numeric: false },
          { header: labels.date, share: 1.6, numeric: false },
          { header: labels.teacher, share: 1.7, numeric: false },
          { header: labels.remark, share: 1.4, numeric: false },
        ],
        rows: grades.map((grade) => [
          ...[grade.name, personalNumberCell(wish.personalNumber, grade.personalNumber)],
          ...[grade.authority ?? grade.municipality ?? '–', grade.value],
          ...[grade.gradedOn, grade.signedBy ?? grade.teacher ?? '', remarkOf(grade)],
        ]),
      },
    }),
    ...projectsOf(grades, text.other, ({ name }) => name),
    block({ signatures: [text.teacher, text.head] }),
  ];
}

/** Warns of protected students in a register. */
export function protectedWarnings(grades: readonly SignedGrade[]): string[] {
  const count = new Set(grades.filter(({ isProtected }) => isProtected).map(({ studentId }) => studentId))
    .size;
  if (count === 0) return [];
  const people = counted(count, 'elev', 'elever');
  return [`Katalogen namnger ${people} med skyddade personuppgifter. Hantera den därefter.`];
}
