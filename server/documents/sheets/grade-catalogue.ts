import type { DocumentLanguage, SheetBlock, SheetFact } from '../../graphql/generated.js';
import type { SchoolSettingsRow } from '../../school-settings/school-settings.js';
import { wordsOf } from '../document-words.js';
import { block, personalNumberCell, type SheetMaker, type Wish } from './draft.js';
import { projectsOf } from './grade-extract.js';
import { factsOfInstance, readInstance } from './instance.js';
import { readGradesOfInstance, type SignedGrade } from './signed-grades.js';

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
 * Betygskatalog of a course instance: every signed grade with what the regulation asks for (domain, D9;
 * SKOLFS 2012:8). The catalogue is the school's own register, so numbers stand in it in full.
 */
export const gradeCatalogue: SheetMaker = async (db, wish, school) => {
  const instance = await readInstance(db, wish.subjectId);
  if (!instance) return null;
  const text = TEXT[wish.language];
  const grades = await readGradesOfInstance(db, instance.id);
  const { signedAt, signedBy } = instance;
  const signed = signedAt
    ? [{ label: text.signed, value: [signedAt, text.by, signedBy].filter(Boolean).join(' ') }]
    : [];
  const unit = schoolUnit(school, wish.language);
  return {
    subject: instance.name,
    studentId: null,
    courseInstanceId: instance.id,
    warnings: [
      ...(signedAt || grades.length === 0 ? [] : ['Alla betyg på kurstillfället är inte signerade än.']),
      ...protectedWarnings(grades),
    ],
    problem:
      grades.length === 0 ? { path: 'subjectId', message: 'Kurstillfället saknar signerade betyg.' } : null,
    signed: false,
    blocks: [
      block({ facts: [...factsOfInstance(instance, wish), ...unit, ...signed] }),
      ...catalogueBlocks(grades, wish),
    ],
  };
};

/** Where the register was kept: as the regulation asks for it at the head of a catalogue. */
export function schoolUnit(school: SchoolSettingsRow, language: DocumentLanguage): SheetFact[] {
  const [authority, unitCode] =
    language === 'EN' ? ['Authority', 'School unit code'] : ['Huvudman', 'Skolenhetskod'];
  return [
    { label: authority!, value: school.authorityName ?? '' },
    { label: unitCode!, value: school.schoolUnitCode ?? '' },
  ].filter(({ value }) => value !== '');
}

/** The grades themselves, what else the register says of them, and the lines to sign on. */
export function catalogueBlocks(grades: readonly SignedGrade[], wish: Wish): SheetBlock[] {
  const words = wordsOf(wish.language);
  const text = TEXT[wish.language];
  const remarkOf = ({ kind }: SignedGrade) => (kind === 'EXAM' ? words.exam : '');
  return [
    block({
      heading: words.grade,
      table: {
        caption: words.grade,
        columns: [
          { header: words.name, share: 3, numeric: false },
          { header: words.personalNumber, share: 1.9, numeric: false },
          { header: words.grade, share: 0.9, numeric: false },
          { header: words.date, share: 1.5, numeric: false },
          { header: words.teacher, share: 2, numeric: false },
          { header: words.remark, share: 1.3, numeric: false },
        ],
        rows: grades.map((grade) => [
          ...[grade.name, personalNumberCell(wish.personalNumber, grade.personalNumber), grade.value],
          ...[grade.gradedOn, grade.signedBy ?? grade.teacher ?? '', remarkOf(grade)],
        ]),
      },
    }),
    ...projectsOf(grades, text.other, ({ name }) => name),
    block({ signatures: [text.teacher, text.head] }),
  ];
}

/** A register that names protected students is not to be left lying about. */
export function protectedWarnings(grades: readonly SignedGrade[]): string[] {
  const count = new Set(grades.filter(({ isProtected }) => isProtected).map(({ studentId }) => studentId))
    .size;
  if (count === 0) return [];
  const people = count === 1 ? '1 elev' : `${count} elever`;
  return [`Katalogen namnger ${people} med skyddade personuppgifter. Hantera den därefter.`];
}
