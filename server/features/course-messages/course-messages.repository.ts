import type { Queryable } from '../../platform/database/database.js';

interface CourseMessage {
  id: string;
  instanceId: string;
  course: string;
  subject: string;
  text: string;
  sender: { userId: string; name: string };
  students: readonly string[];
}

/** Stores a message and its recipients in one statement; returns the time. */
export async function insertMessage(tx: Queryable, message: CourseMessage): Promise<string> {
  const { id, instanceId, course, subject, text, sender, students } = message;
  const [sent] = await tx.query<{ sentAt: string }>(
    `WITH sent AS (
       INSERT INTO course_message (id, course_instance_id, course, subject, text, sent_by, sent_by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, sent_at),
     received AS (
       INSERT INTO course_message_recipient (message_id, student_id)
       SELECT sent.id, student.id FROM sent, unnest($8::uuid[]) AS student (id))
     SELECT iso(sent_at) AS "sentAt" FROM sent`,
    [id, instanceId, course, subject, text, sender.userId, sender.name, students],
  );
  return sent!.sentAt;
}

/** Moves the messages of a merged record to the remaining one, without duplicates. */
export async function moveMessages(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query(
    `WITH moved AS (DELETE FROM course_message_recipient WHERE student_id = $2 RETURNING message_id)
     INSERT INTO course_message_recipient (message_id, student_id) SELECT message_id, $1 FROM moved
     ON CONFLICT DO NOTHING`,
    [keepId, mergedId],
  );
}
