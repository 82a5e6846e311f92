import { hasRank } from '../../platform/auth/actor.js';
import { COMMENTS, DELETED, FIRST_DRAFTS } from '../made-up/comment-texts.js';
import type { DemoCalendar } from './demo-calendar.js';
import type { DemoRow } from '../made-up/demo-rows.js';
import type { DemoStaff } from '../demo-staff.js';
import { SeededRandom } from '../made-up/seeded-random.js';

export interface DemoComments {
  comments: DemoRow<'comment'>[];
  seen: DemoRow<'comment_seen'>[];
  /** Edits and deletions, with both texts (contract, section 5). */
  history: DemoRow<'change_history'>[];
}

const WITHOUT_COMMENTS = 0.3;
const EDITED = 0.12;
const DELETED_SHARE = 0.06;
/** Probability that a colleague has read a comment; recent ones are mostly unread. */
const SEEN = { old: 0.7, recent: 0.25 } as const;
const RECENT_DAYS = 7;
/** student@demo.se shows every kind of entry. */
const OWN_COMMENTS = 6;

/** Comments of the last months, oldest first, with their marks of who has seen them. */
export function buildComments(
  students: DemoRow<'student'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoComments {
  const random = new SeededRandom('comments');
  const result: DemoComments = { comments: [], seen: [], history: [] };
  for (const student of students) {
    const own = student.user_id !== null;
    const count = own ? OWN_COMMENTS : random.chance(WITHOUT_COMMENTS) ? 0 : random.between(1, 5);
    const days = Array.from({ length: count }, () => random.between(1, 110)).sort((a, b) => b - a);
    days.forEach((daysAgo, index) => {
      const fate = own
        ? OWN_FATES[index]
        : random.chance(EDITED)
          ? 'edited'
          : random.chance(DELETED_SHARE)
            ? 'deleted'
            : undefined;
      // Written in the morning, changed at noon or later: the order of an entry's timestamps is fixed.
      const written = { offset: -daysAgo, minutes: 360 + index * 30 + random.between(0, 29) };
      addComment(result, random, calendar, {
        student,
        author: author(random, student, staff),
        fate,
        written,
        staff,
      });
    });
  }
  return result;
}

type Fate = 'edited' | 'deleted' | undefined;
const OWN_FATES: readonly Fate[] = [undefined, 'edited', 'deleted', undefined, 'edited', undefined];

interface Writing {
  student: DemoRow<'student'>;
  author: DemoRow<'app_user'>;
  fate: Fate;
  written: { offset: number; minutes: number };
  staff: DemoStaff;
}

function addComment(
  result: DemoComments,
  random: SeededRandom,
  calendar: DemoCalendar,
  writing: Writing,
): void {
  const { student, author: by, fate, written, staff } = writing;
  const text = fate === 'deleted' ? random.pick(DELETED) : random.pick(COMMENTS);
  const changedAt = calendar.moment(written.offset, 12 * 60 + random.between(0, 180));
  const comment: DemoRow<'comment'> = {
    id: random.id(),
    student_id: student.id,
    author_id: by.id,
    author_name: by.name,
    author_role: by.role,
    text,
    created_at: calendar.moment(written.offset, written.minutes),
    edited_at: fate === 'edited' ? changedAt : null,
    edited_by_name: fate === 'edited' ? by.name : null,
    deleted_at: fate === 'deleted' ? changedAt : null,
    deleted_by: fate === 'deleted' ? by.id : null,
    version: fate ? 2 : 1,
  };
  result.comments.push(comment);
  if (fate) {
    const texts =
      fate === 'edited' ? { before: random.pick(FIRST_DRAFTS), after: text } : { before: text, after: null };
    result.history.push(changeOf(random.id(), comment, by, changedAt, texts));
  }
  const share = -written.offset > RECENT_DAYS ? SEEN.old : SEEN.recent;
  for (const reader of readers(staff, student)) {
    if (reader.id === by.id || random.chance(share)) {
      result.seen.push({
        comment_id: comment.id,
        user_id: reader.id,
        seen_at: seenAt(calendar, written.offset, comment),
      });
    }
  }
}

/** Seen by the author immediately, by others on the same day. */
function seenAt(calendar: DemoCalendar, offset: number, comment: DemoRow<'comment'>): string {
  const evening = calendar.moment(offset, 16 * 60);
  return evening > comment.created_at ? evening : comment.created_at;
}

function changeOf(
  id: string,
  comment: DemoRow<'comment'>,
  by: DemoRow<'app_user'>,
  at: string,
  texts: { before: string; after: string | null },
): DemoRow<'change_history'> {
  return {
    id,
    student_id: comment.student_id,
    changed_at: at,
    changed_by: by.id,
    changed_by_name: by.name,
    changed_by_role: by.role,
    changes: ['comment'],
    previous_values: { comment: texts.before },
    new_values: { comment: texts.after },
  };
}

/** Mostly the responsible teacher; now and then someone else of the staff. */
function author(random: SeededRandom, student: DemoRow<'student'>, staff: DemoStaff): DemoRow<'app_user'> {
  if (student.teacher_id !== null && random.chance(0.6)) return staff.userOf(student.teacher_id);
  return random.pick(readers(staff, student));
}

/** Staff who may see the student: for a protected one, only administrators and the responsible teacher. */
function readers(staff: DemoStaff, student: DemoRow<'student'>): DemoRow<'app_user'>[] {
  const responsible = student.teacher_id === null ? null : staff.userOf(student.teacher_id);
  return staff.users.filter((user) => {
    if (hasRank(user, 'ADMIN') || user === responsible) return true;
    return hasRank(user, 'COORDINATOR') && !student.is_protected;
  });
}
