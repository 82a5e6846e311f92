import type { Queryable } from '../database/database.js';
import { badField, notFound } from '../errors/app-error.js';
import type { DocumentInput, DocumentPreview, DocumentSheet, DocumentType } from '../graphql/generated.js';
import { SchoolSettings, type SchoolSettingsRow } from '../school-settings/school-settings.js';
import { requireId } from '../validation/id.js';
import { optionalText } from '../validation/text.js';
import { longDate, titleOf } from './document-words.js';
import { admissionNotice } from './sheets/admission-notice.js';
import { aplAgreement } from './sheets/apl-agreement.js';
import { attendanceList } from './sheets/attendance-list.js';
import type { Draft, SheetMaker, Wish } from './sheets/draft.js';
import { examCatalogue } from './sheets/exam-catalogue.js';
import { examSummons } from './sheets/exam-summons.js';
import { gradeCatalogue } from './sheets/grade-catalogue.js';
import { gradeExtract } from './sheets/grade-extract.js';
import { orientationCertificate } from './sheets/orientation-certificate.js';
import { studentList } from './sheets/student-list.js';
import { studyCertificate } from './sheets/study-certificate.js';

const MAKERS: Record<DocumentType, SheetMaker> = {
  STUDY_CERTIFICATE: studyCertificate,
  GRADE_EXTRACT: gradeExtract,
  GRADE_CATALOGUE: gradeCatalogue,
  EXAM_CATALOGUE: examCatalogue,
  ORIENTATION_CERTIFICATE: orientationCertificate,
  ADMISSION_NOTICE: admissionNotice,
  EXAM_SUMMONS: examSummons,
  APL_AGREEMENT: aplAgreement,
  ATTENDANCE_LIST: attendanceList,
  STUDENT_LIST: studentList,
};

const LONGEST_NAME = 120;
const MOST_ENTRIES = 500;

/** A preview with whom it is about. */
export interface Built extends DocumentPreview {
  studentId: string | null;
  courseInstanceId: string | null;
}

/** Makes the sheet of a document from the records. NOT_FOUND without such a subject. */
export async function buildSheet(db: Queryable, input: DocumentInput): Promise<Built> {
  const wish = readWish(input);
  const school = await SchoolSettings.read(db);
  const draft = await MAKERS[wish.type](db, wish, school);
  if (!draft) throw notFound();
  const problem = draft.problem ?? null;
  return {
    sheet: problem ? null : await sheetOf(db, wish, input, draft, school),
    problem,
    entries: draft.entries ?? [],
    warnings: draft.warnings ?? [],
    studentId: draft.studentId,
    courseInstanceId: draft.courseInstanceId,
  };
}

function readWish(input: DocumentInput): Wish {
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
  };
}

async function sheetOf(
  db: Queryable,
  { type, language }: Wish,
  input: DocumentInput,
  draft: Draft,
  school: SchoolSettingsRow,
): Promise<DocumentSheet> {
  const [{ today } = { today: '' }] = await db.query<{ today: string }>('SELECT today()::text AS today');
  const signed = draft.signed ?? true;
  const name = optionalText(input.signatoryName, 'signatoryName', LONGEST_NAME);
  const title = optionalText(input.signatoryTitle, 'signatoryTitle', LONGEST_NAME);
  const own = name === null && title === null;
  return {
    type,
    language,
    landscape: draft.landscape ?? false,
    schoolName: school.schoolName,
    schoolDetails: detailsOf(school, language === 'EN'),
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

function detailsOf({ schoolUnitCode, authorityName }: SchoolSettingsRow, english: boolean): string[] {
  return [
    ...(schoolUnitCode ? [`${english ? 'School unit' : 'Skolenhetskod'} ${schoolUnitCode}`] : []),
    ...(authorityName ? [`${english ? 'Authority' : 'Huvudman'} ${authorityName}`] : []),
  ];
}
