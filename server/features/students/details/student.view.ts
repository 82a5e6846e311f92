import {
  formatPersonalNumber,
  kindOfNumber,
  maskPersonalNumber,
} from '../../../../domain/personal-number.js';
import type { StudentValues } from '../../../../domain/student-fields.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { toComment, type CommentRow } from '../../comments/comment.view.js';
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

/** An entry of the education list with the teacher of its course: who may see a grade that is no more than a draft. */
type EducationRow = EducationEntry & { gradedBy: string | null };

/** A student as `studentJson` writes it: the fields that were asked for, not yet fit for a reader. */
export type StudentRow = Read &
  Partial<StudentValues> &
  Pick<Student, 'id' | 'teacherId'> &
  Partial<Omit<Student, keyof StudentValues | keyof Read | 'withheld' | 'viewerMay' | 'personalNumberKind'>>;

/** What the reader is not shown as it is read. */
interface Read {
  isProtected: boolean;
  education?: EducationRow[];
  commentHistory?: CommentRow[];
  previousNumbers?: string[];
}

/** Where a student is shown: in full on the student page, to recognise in lists (permissions, D11). */
export type Place = 'DETAILS' | 'LIST';

const NO_CONTACT = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, null]));

/**
 * The student for this reader, by the field matrix of permissions, section 5: what may not be seen
 * is null and, where there is something, named in `withheld`. Fields that nobody asked for are absent;
 * the contract's executor never looks at them.
 */
export function toStudent(row: StudentRow, actor: Actor, place: Place, asked: ReadonlySet<string>): Student {
  const contact = maySeeContact(actor, row);
  const shown: Partial<Student> = {
    ...(row as Omit<StudentRow, 'commentHistory' | 'municipality' | 'education'>),
    ...(contact ? {} : NO_CONTACT),
    personalNumber: contact ? personalNumberFor(row.personalNumber ?? null, actor, place) : null,
    personalNumberKind: contact ? kindFor(row.personalNumber) : null,
    previousNumbers: mayEditStudent(actor) ? (row.previousNumbers ?? []).map(formatPersonalNumber) : null,
    municipality: contact && row.municipality ? { type: row.municipality } : null,
    withheld: contact ? [] : CONTACT_FIELDS.filter((name) => row[name] !== null && row[name] !== undefined),
    userId: mayEditStudent(actor) ? row.userId : null,
    isProtected: mayKnowProtection(actor) ? row.isProtected : null,
  };
  if (asked.has('viewerMay')) shown.viewerMay = rightsOf(actor, row);
  if (row.education) shown.education = row.education.map((entry) => toEntry(entry, actor));
  if (row.statusHistory && !hasRank(actor, 'TEACHER'))
    shown.statusHistory = row.statusHistory.map((change) => ({ ...change, reason: null }));
  if (row.commentHistory)
    shown.commentHistory = row.commentHistory.map((comment) => toComment(comment, actor));
  // The fields that were read are there by construction: the statement is made from the same selection.
  return shown as Student;
}

/** A draft is for those who grade the course; everyone else sees a grade once it is signed (pages, section 10). */
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
