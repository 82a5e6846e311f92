import type { Queryable } from '../../../platform/database/database.js';
import { badField, notFound } from '../../../platform/errors/app-error.js';
import type {
  DocumentInput,
  DocumentPreview,
  DocumentSheet,
  DocumentType,
} from '../../../platform/graphql/generated.js';
import { SchoolSettings, type SchoolSettingsRow } from '../../school-settings/school-settings.service.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine } from '../../../platform/validation/text.js';
import { longDate, titleOf } from '../document-labels.mapper.js';
import { aplAgreement } from './apl-agreement.document.js';
import { aplCertificate } from './apl-certificate.document.js';
import { attendanceList } from './attendance-list.document.js';
import { readAuthority, type NamedAuthority } from './facts/authority.queries.js';
import { courseSummons } from './course-summons.document.js';
import type { Draft, SheetMaker, Wish } from './draft.document.js';
import { examCatalogue } from './exam-catalogue.document.js';
import { examSummons, examSummonses } from './exam-summons.document.js';
import { gradeCatalogue } from './grade-catalogue.document.js';
import { gradeExtract } from './grade-extract.document.js';
import { orientationCertificate } from './orientation-certificate.document.js';
import { studentList } from './student-list.document.js';
import { studyCertificate } from './study-certificate.document.js';
import { studyPlanSheet } from './study-plan.document.js';

/** Makers by document type. Admission is the municipality's decision, so notices of admission are no longer issued. */
const MAKERS: Record<Exclude<DocumentType, 'ADMISSION_NOTICE'>, SheetMaker> = {
  STUDY_CERTIFICATE: studyCertificate,
  GRADE_EXTRACT: gradeExtract,
  GRADE_CATALOGUE: gradeCatalogue,
  EXAM_CATALOGUE: examCatalogue,
  ORIENTATION_CERTIFICATE: orientationCertificate,
  COURSE_SUMMONS: courseSummons,
  EXAM_SUMMONS: examSummons,
  APL_AGREEMENT: aplAgreement,
  APL_CERTIFICATE: aplCertificate,
  STUDY_PLAN: studyPlanSheet,
  ATTENDANCE_LIST: attendanceList,
  STUDENT_LIST: studentList,
};

const LONGEST_NAME = 120;
const MOST_ENTRIES = 500;

/** A preview with the ids of its students and course instance. */
export interface Built extends DocumentPreview {
  studentId: string | null;
  listedStudentIds: readonly string[];
  courseInstanceId: string | null;
}

/** Builds the sheet of a document from the records. NOT_FOUND for an unknown subject. */
export async function buildSheet(db: Queryable, input: DocumentInput): Promise<Built> {
  if (input.type === 'ADMISSION_NOTICE')
    throw badField('type', 'NOT_ALLOWED', 'Kommunen beslutar om antagning. Välj Kallelse till kursstart.');
  const wish = readWish(input, await readAuthority(db, input.authority));
  const issue = await readIssue(db);
  const draft = await MAKERS[input.type](db, wish, issue.school);
  if (!draft) throw notFound();
  if (draft.studentId && wish.authority && !wish.authority.authority)
    throw badField('authority', 'NOT_ALLOWED', `${wish.authority.municipality} är ingen huvudman.`);
  const problem = draft.problem ?? null;
  return {
    sheet: problem ? null : sheetOf(wish, input, draft, issue),
    problem,
    entries: draft.entries ?? [],
    warnings: draft.warnings ?? [],
    studentId: draft.studentId,
    listedStudentIds: draft.listedStudentIds ?? [],
    courseInstanceId: draft.courseInstanceId,
  };
}

/** Builds the summonses of many registrations with the statements of one; omits registrations without a summons. */
export async function buildSummonses(
  db: Queryable,
  called: readonly Pick<DocumentInput, 'subjectId' | 'personalNumber'>[],
): Promise<DocumentSheet[]> {
  const inputs = called.map((one): DocumentInput => ({ ...one, type: 'EXAM_SUMMONS' }));
  const wishes = inputs.map((input) => readWish(input, null));
  const issue = await readIssue(db);
  const drafts = await examSummonses(db, wishes, issue.school);
  return wishes.flatMap((wish, at) => {
    const draft = drafts.get(wish.subjectId);
    return draft && !draft.problem ? [sheetOf(wish, inputs[at]!, draft, issue)] : [];
  });
}

/** The issuing school and the day of issue. */
interface Issue {
  school: SchoolSettingsRow;
  today: string;
}

async function readIssue(db: Queryable): Promise<Issue> {
  const school = await SchoolSettings.read(db);
  const [row] = await db.query<{ today: string }>('SELECT today()::text AS today');
  return { school, today: row!.today };
}

function readWish(input: DocumentInput, authority: NamedAuthority | null): Wish {
  const { from = null, to = null, entryIds } = input;
  if (from !== null && to !== null && from > to)
    throw badField('to', 'ORDER', 'Slutdatum får inte vara före startdatum.');
  if (entryIds && entryIds.length > MOST_ENTRIES)
    throw badField('entryIds', 'RANGE', `Högst ${MOST_ENTRIES} rader.`);
  return {
    type: input.type,
    subjectId: requireId(input.subjectId, 'subjectId'),
    entryIds: entryIds?.map((id) => requireId(id, 'entryIds')) ?? null,
    from,
    to,
    language: input.language ?? 'SV',
    personalNumber: input.personalNumber ?? 'FULL',
    authority,
  };
}

function sheetOf(
  { type, language }: Wish,
  input: DocumentInput,
  draft: Draft,
  { school, today }: Issue,
): DocumentSheet {
  const signed = draft.signed ?? true;
  const name = optionalLine(input.signatoryName, 'signatoryName', LONGEST_NAME);
  const title = optionalLine(input.signatoryTitle, 'signatoryTitle', LONGEST_NAME);
  const own = name === null && title === null;
  return {
    type,
    language,
    landscape: draft.landscape ?? false,
    schoolName: school.schoolName,
    schoolDetails: detailsOf(school, draft.authority ?? null, language === 'EN'),
    title: titleOf(type, language),
    subject: draft.subject,
    blocks: draft.blocks,
    placeAndDate: [school.city, longDate(today, language)]
      .filter(Boolean)
      .join(language === 'EN' ? ', ' : ' '),
    signatoryName: signed ? (own ? school.signatoryName : name) : null,
    signatoryTitle: signed
      ? own
        ? (school.signatoryTitle ??
          (school.signatoryName ? null : language === 'EN' ? 'Principal' : 'Rektor'))
        : title
      : null,
  };
}

function detailsOf(
  { schoolUnitCode }: SchoolSettingsRow,
  authority: string | null,
  english: boolean,
): string[] {
  return [
    ...(schoolUnitCode ? [`${english ? 'School unit' : 'Skolenhetskod'} ${schoolUnitCode}`] : []),
    ...(authority ? [`${english ? 'Authority' : 'Huvudman'} ${authority}`] : []),
  ];
}
