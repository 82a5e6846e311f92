import type { Queryable } from '../../../../platform/database/database.js';
import type { Read, Row } from '../../../../platform/database/rows.js';
import type { SheetFact } from '../../../../platform/graphql/generated.js';
import { labelsOf } from '../../document-labels.mapper.js';
import { PLACED, PLACED_JOIN, type Placed } from './authority.queries.js';
import { type Draft, personalNumberAs, PROTECTED_WARNING, type Wish } from '../draft.document.js';

/** The student of a document. */
export interface Holder extends Read<
  'student',
  'id' | 'name' | 'personalNumber' | 'municipality' | 'phone' | 'email' | 'isProtected'
> {
  payer: Placed['payer'];
  authority: Row<'municipality'>['authority_name'];
  /** Name of the package or program; null without one. */
  education: string | null;
}

const READ = `
  SELECT s.id, s.name, s.personal_number AS "personalNumber", ${PLACED}, s.phone, s.email,
    s.is_protected AS "isProtected",
    (SELECT coalesce(p.name, pr.name) FROM enrollment e LEFT JOIN course_package p ON p.id = e.package_id
       LEFT JOIN program pr ON pr.id = e.program_id
     WHERE e.student_id = s.id AND e.removed_at IS NULL AND e.course_id IS NULL AND e.is_enrollment
       AND coalesce(e.status, '') NOT IN ('CANCELLED', 'NOT_STARTED')
     ORDER BY e.start_date DESC NULLS LAST, e.id DESC LIMIT 1) AS education
  FROM student s ${PLACED_JOIN} WHERE s.id = ANY ($1)`;

export async function readHolder(db: Queryable, studentId: string): Promise<Holder | null> {
  return (await readHolders(db, [studentId])).get(studentId) ?? null;
}

/** Holders by id. */
export async function readHolders(
  db: Queryable,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, Holder>> {
  const holders = await db.query<Holder>(READ, [studentIds]);
  return new Map(holders.map((holder) => [holder.id, holder]));
}

/** Name and number; for protected identities nothing that reveals where the person lives (permissions, section 1.10). */
export function factsOf(holder: Holder, { language, personalNumber }: Wish): SheetFact[] {
  const labels = labelsOf(language);
  return [
    { label: labels.name, value: holder.name },
    ...personalNumberAs(personalNumber, holder.personalNumber, language),
    ...(holder.municipality && !holder.isProtected
      ? [{ label: labels.municipality, value: holder.municipality }]
      : []),
  ];
}

/** The common parts of a student's documents: the holder, the huvudman and the warnings. */
export function aboutHolder(
  holder: Holder,
  authority: { name: string | null; warnings: readonly string[] },
): Pick<Draft, 'subject' | 'studentId' | 'courseInstanceId' | 'authority' | 'warnings'> {
  const warnings = [
    ...(holder.isProtected ? [PROTECTED_WARNING] : []),
    ...(holder.personalNumber === null ? ['Eleven saknar personnummer.'] : []),
    ...authority.warnings,
  ];
  return {
    ...{ subject: holder.name, studentId: holder.id, courseInstanceId: null },
    ...{ authority: authority.name, warnings },
  };
}
