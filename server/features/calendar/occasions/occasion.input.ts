import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { UpdateExamOccasionInput } from '../../../platform/graphql/generated.js';
import { findTeacher } from '../../students/students.service.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine, optionalText } from '../../../platform/validation/text.js';
import type { Row } from '../../../platform/database/rows.js';

const LONGEST_ROOM = 80;
const LONGEST_NAME = 120;
const LONGEST_NOTE = 1_000;
const MOST_PLACES = 1_000;
const MOST_COURSES = 20;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The editable columns of `exam_occasion`. */
export type OccasionColumns = Omit<
  Row<'exam_occasion'>,
  'id' | 'version' | 'created_at' | 'created_by' | `cancelled${string}`
>;

type Given = Omit<UpdateExamOccasionInput, 'id' | 'version' | 'courseIds'>;

/** Validates the given fields one by one. Throws BAD_USER_INPUT. */
export async function occasionColumns(tx: Work, input: Given): Promise<Partial<OccasionColumns>> {
  const { heldOn, startsAt, endsAt, part, capacity } = input;
  const columns: Partial<OccasionColumns> = {};
  if (heldOn !== undefined) columns.held_on = required(heldOn, 'heldOn');
  if (startsAt !== undefined) columns.starts_at = readTime(startsAt, 'startsAt');
  if (endsAt !== undefined) columns.ends_at = readTime(endsAt, 'endsAt');
  if (part) columns.part = part;
  if (capacity !== undefined) columns.capacity = readCapacity(capacity);
  if (input.room !== undefined) columns.room = optionalLine(input.room, 'room', LONGEST_ROOM);
  if (input.invigilator !== undefined)
    columns.invigilator = optionalLine(input.invigilator, 'invigilator', LONGEST_NAME);
  if (input.note !== undefined) columns.note = optionalText(input.note, 'note', LONGEST_NOTE);
  if (input.registrationOpensOn !== undefined)
    columns.registration_opens_on = input.registrationOpensOn ?? null;
  if (input.registrationClosesOn !== undefined)
    columns.registration_closes_on = input.registrationClosesOn ?? null;
  if (input.teacherId !== undefined) {
    columns.teacher_id = input.teacherId ? requireId(input.teacherId, 'teacherId') : null;
    if (columns.teacher_id) await findTeacher(tx, columns.teacher_id);
  }
  return columns;
}

/** Validates across fields: end after start, registration closing after opening and by the exam day. */
export function checkOccasion(occasion: OccasionColumns): void {
  const {
    starts_at,
    ends_at,
    held_on,
    registration_opens_on: opens,
    registration_closes_on: closes,
  } = occasion;
  if (ends_at <= starts_at) throw badField('endsAt', 'ORDER', 'Sluttiden ska vara efter starttiden.');
  if (opens && closes && closes < opens)
    throw badField('registrationClosesOn', 'ORDER', 'Anmälan ska stänga efter att den har öppnat.');
  if (closes && closes > held_on)
    throw badField('registrationClosesOn', 'ORDER', 'Anmälan ska stänga senast på provdagen.');
}

/** Ids of existing courses, without duplicates. Throws BAD_USER_INPUT on `courseIds`. */
export async function readCourses(db: Queryable, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given.map((id) => requireId(id, 'courseIds')))];
  if (ids.length === 0) throw badField('courseIds', 'REQUIRED', 'Välj minst en kurs.');
  if (ids.length > MOST_COURSES) throw badField('courseIds', 'RANGE', `Högst ${MOST_COURSES} kurser.`);
  const found = await db.query('SELECT id FROM course WHERE id = ANY($1::uuid[])', [ids]);
  if (found.length < ids.length) throw badField('courseIds', 'BAD_REFERENCE', 'Kursen finns inte.');
  return ids;
}

function required(value: string | null, path: string): string {
  if (value === null) throw badField(path, 'REQUIRED', 'Ange en dag.');
  return value;
}

function readTime(value: string | null, path: string): string {
  if (value !== null && TIME.test(value)) return value;
  throw badField(path, value ? 'FORMAT' : 'REQUIRED', 'Ange en tid som 09:30.');
}

function readCapacity(capacity: number | null): number | null {
  if (capacity === null || (capacity >= 1 && capacity <= MOST_PLACES)) return capacity;
  throw badField('capacity', 'RANGE', `Antalet platser ska vara 1 till ${MOST_PLACES}.`);
}
