import { swedishDateTime } from '../../../domain/dates.js';
import { aplStatusLabels } from '../../../domain/labels/apl.js';
import { studentFieldLabels, type StudentValues } from '../../../domain/student-fields.js';
import { block } from '../documents/sheets/draft.document.js';
import type {
  Exam,
  MyData,
  Profile,
  SheetBlock,
  SheetFact,
  Task,
  UploadedFile,
  UserSession,
} from '../../platform/graphql/generated.js';
import { examFields } from '../exams/exam.fields.js';
import { columnsIn, type Column } from './register.fields.js';
import { REGISTERS } from './registers.fields.js';

/** Parts of the extract shown in the document. */
export type Extract = Pick<MyData, 'createdAt' | 'changes' | 'registers' | 'leftOut'> & {
  account: Pick<Profile, 'name' | 'email' | 'phone'>;
  sessions: readonly Pick<UserSession, 'createdAt' | 'lastSeenAt' | 'address' | 'userAgent'>[];
  tasks: readonly Pick<Task, 'description'>[];
  student:
    | (Readonly<Omit<StudentValues, 'municipality'>> & {
        municipality: { type: string } | null;
        commentHistory: readonly Comment[];
        aplStatus: string;
      })
    | null;
  exams: readonly Pick<
    Exam,
    'course' | 'requestedMonth' | 'status' | 'address' | 'paymentDate' | 'createdAt'
  >[];
  files: readonly Pick<UploadedFile, 'filename' | 'uploadedAt'>[];
};

interface Comment {
  author: string | null;
  date: string;
  comment: string;
}

/** Maximum number of columns of a readable table on A4; wider registers are printed as one list per entry. */
const WIDEST_TABLE = 5;
/** Maximum length of a list, such as the access log: shows the newest. */
const LONGEST_LIST = 300;
const LONGEST = { cell: 300, fact: 1_500 };
const NONE = '–';

const FIELDS: Readonly<Record<string, string>> = {
  ...studentFieldLabels,
  exam: 'Examen',
  teacher: 'Ansvarig lärare',
  aplStatus: 'APL-status',
};

/** Columns of the lists other than registers. */
const COLUMNS = {
  exams: columnsIn('e', examFields),
  files: [
    { key: 'filename', heading: 'Fil' },
    { key: 'uploadedAt', heading: 'Uppladdad' },
  ],
  changes: [
    { key: 'changedAt', heading: 'När' },
    { key: 'field', heading: 'Uppgift', words: FIELDS },
    { key: 'from', heading: 'Från' },
    { key: 'to', heading: 'Till' },
  ],
  sessions: [
    { key: 'createdAt', heading: 'Inloggad' },
    { key: 'lastSeenAt', heading: 'Senast använd' },
    { key: 'address', heading: 'Nätadress' },
    { key: 'userAgent', heading: 'Webbläsare' },
  ],
  tasks: [{ key: 'description', heading: 'Uppgift' }],
} satisfies Record<string, readonly Column[]>;

/** The whole extract as headed blocks; empty ones say so explicitly. */
export function blocksOf(extract: Extract): SheetBlock[] {
  const { account, student, exams, files, sessions, tasks, changes, registers, leftOut } = extract;
  return [
    block({
      heading: 'Dina uppgifter',
      facts: [
        ...Object.entries(FIELDS).flatMap(([key, label]) => ownFact(student, key, label)),
        { label: 'Kontots e-post', value: account.email },
        ...(account.phone ? [{ label: 'Kontots telefon', value: account.phone }] : []),
      ],
    }),
    ...commentsOf(student?.commentHistory ?? []),
    ...listed('Anmälningar till prövning', COLUMNS.exams, exams),
    ...registers.flatMap(({ name, title, columns, entries }) =>
      listed(title, REGISTERS.find((one) => one.name === name)?.columns ?? columns, entries),
    ),
    ...listed('Filer', COLUMNS.files, files),
    ...listed(
      'Ändringar av dina uppgifter',
      COLUMNS.changes,
      changes.flatMap(({ changedAt, changes: fields, previousValues, newValues }) =>
        fields.map((field) => ({
          ...{ changedAt, field },
          ...{ from: previousValues[field], to: newValues[field] },
        })),
      ),
    ),
    ...listed('Där du är inloggad', COLUMNS.sessions, sessions),
    ...listed('Dina uppgifter att göra', COLUMNS.tasks, tasks),
    block({
      heading: 'Det som inte lämnas ut här',
      facts: leftOut.map(({ title, reason }) => ({ label: title, value: reason })),
    }),
  ];
}

function ownFact(student: Extract['student'], key: string, label: string): SheetFact[] {
  if (!student || !(key in student)) return [];
  const value = (student as unknown as Readonly<Record<string, unknown>>)[key];
  const text =
    key === 'municipality'
      ? student.municipality?.type
      : shown(
          value,
          key === 'aplStatus' ? { key, heading: label, words: aplStatusLabels } : { key, heading: label },
          'fact',
        );
  return [{ label, value: text ?? NONE }];
}

function commentsOf(comments: readonly Comment[]): SheetBlock[] {
  const heading = 'Kommentarer om dig';
  if (comments.length === 0) return [block({ heading, paragraphs: ['Inget är sparat.'] })];
  return [
    block({
      heading,
      paragraphs: comments.map(
        ({ author, date, comment }) => `${moment(date)}, ${author ?? 'okänd'}: ${comment}`,
      ),
    }),
  ];
}

/** A table, or one list per entry if it is too wide. */
function listed(heading: string, columns: readonly Column[], rows: readonly object[]): SheetBlock[] {
  if (rows.length === 0) return [block({ heading, paragraphs: ['Inget är sparat.'] })];
  const entries = rows.slice(0, LONGEST_LIST) as readonly Readonly<Record<string, unknown>>[];
  const left = rows.length - entries.length;
  const rest = left > 0 ? [block({ paragraphs: [`${left} äldre finns i den maskinläsbara filen.`] })] : [];
  if (columns.length <= WIDEST_TABLE) {
    const table = {
      caption: heading,
      columns: columns.map((one) => ({ header: one.heading, share: 1, numeric: false })),
      rows: entries.map((entry) => columns.map((one) => shown(entry[one.key], one, 'cell'))),
    };
    return [block({ heading, table }), ...rest];
  }
  return [
    block({ heading }),
    ...entries.map((entry) =>
      block({
        facts: columns
          .filter(({ key }) => entry[key] !== null && entry[key] !== undefined)
          .map((one) => ({ label: one.heading, value: shown(entry[one.key], one, 'fact') })),
      }),
    ),
    ...rest,
  ];
}

function shown(value: unknown, { words }: Column, place: keyof typeof LONGEST): string {
  if (value === null || value === undefined || value === '') return NONE;
  const text = Array.isArray(value)
    ? value.filter((cell) => cell !== null).join(' · ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : (value as string | number | boolean).toString();
  const named = words?.[text] ?? moment(text);
  return named.length > LONGEST[place]
    ? `${named.slice(0, LONGEST[place])}… (hela i den maskinläsbara filen)`
    : named;
}

/** A timestamp in Swedish time; other text unchanged. */
function moment(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return text;
  return swedishDateTime(new Date(text));
}
