import {
  formatPersonalNumber,
  kindOfNumber,
  maskPersonalNumber,
} from '../../../../domain/personal-number.js';
import type { StudentValues } from '../../../../domain/student-fields.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { toComment, type CommentRow } from '../../comments/comment.mapper.js';
import type { EducationEntry, PersonalNumberKind, Student } from '../../../platform/graphql/generated.js';
import { mayGrade } from '../../grades/grades.policy.js';
import { CONTACT_FIELDS } from '../student.fields.js';
import {
  mayEditStudent,
  mayKnowProtection,
  maySeeContact,
  maySeePersonalNumberInLists,
  rightsOf,
} from '../students.policy.js';

/** An education entry with its course's teacher, who may see a draft grade. */
type EducationRow = EducationEntry & { gradedBy: string | null };

/** A student from `studentColumns`: the selected fields, before filtering by the reader's permissions. */
export type StudentRow = Read &
  Partial<StudentValues> &
  Pick<Student, 'id' | 'teacherId'> &
  Partial<Omit<Student, keyof StudentValues | keyof Read | 'withheld' | 'viewerMay' | 'personalNumberKind'>>;

/** Internal columns, never shown. */
interface Read {
  isProtected: boolean;
  education?: EducationRow[];
  commentHistory?: CommentRow[];
  previousNumbers?: string[];
}

/** Where a student is shown: complete on the student page, abbreviated in lists (permissions, D11). */
export type Place = 'DETAILS' | 'LIST';

const NO_CONTACT = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, null]));

/**
 * The student for this reader, by the field matrix of permissions, section 5: hidden fields are null and, if
 * they have a value, named in `withheld`. Unselected fields are absent; the contract's executor never reads
 * them. Mutates the row, since copying cost more than everything else here.
 */
export function toStudent(row: StudentRow, actor: Actor, place: Place, asked: ReadonlySet<string>): Student {
  const contact = maySeeContact(actor, row);
  const { personalNumber, municipality, education, statusHistory, commentHistory } = row;
  const shown = row as unknown as Partial<Student>;
  if (asked.has('withheld'))
    shown.withheld = contact ? [] : CONTACT_FIELDS.filter((name) => (row[name] ?? null) !== null);
  if (!contact) Object.assign(shown, NO_CONTACT);
  if (personalNumber !== undefined)
    shown.personalNumber = contact ? personalNumberFor(personalNumber, actor, place) : null;
  if (asked.has('personalNumberKind')) shown.personalNumberKind = contact ? kindFor(personalNumber) : null;
  if (municipality !== undefined)
    shown.municipality = contact && municipality ? { type: municipality } : null;
  if (row.previousNumbers)
    shown.previousNumbers = mayEditStudent(actor) ? row.previousNumbers.map(formatPersonalNumber) : null;
  if (!mayEditStudent(actor)) shown.userId = null;
  if (!mayKnowProtection(actor)) shown.isProtected = null;
  if (asked.has('viewerMay')) shown.viewerMay = rightsOf(actor, row);
  if (education) shown.education = education.map((entry) => toEntry(entry, actor));
  if (statusHistory && !hasRank(actor, 'TEACHER'))
    shown.statusHistory = statusHistory.map((change) => ({ ...change, reason: null }));
  if (commentHistory) shown.commentHistory = commentHistory.map((comment) => toComment(comment, actor));
  // The statement is built from the same selection, so all selected fields are present.
  return shown as Student;
}

/** Drafts are for the course's graders; others see signed grades (pages, section 10). */
function toEntry({ gradedBy, ...entry }: EducationRow, actor: Actor): EducationEntry {
  if (!entry.isGradeDraft || mayGrade(actor, { teacherId: gradedBy })) return entry;
  return { ...entry, grade: null, isGradeDraft: false };
}

function kindFor(twelve: string | null | undefined): PersonalNumberKind {
  return twelve ? kindOfNumber(twelve) : 'NONE';
}

function personalNumberFor(twelve: string | null, actor: Actor, place: Place): string | null {
  if (twelve === null) return null;
  const full = place === 'DETAILS' || maySeePersonalNumberInLists(actor);
  return full ? formatPersonalNumber(twelve) : maskPersonalNumber(twelve);
}
