import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../config.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.js';
import type {
  MessageParticipantsInput,
  ParticipantMessage,
  ParticipantMessagePreview,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredLine, requiredText } from '../../platform/validation/text.js';
import { mayMessageParticipants } from './course-messages.policy.js';
import { participantsOf, PREVIEW } from './course-messages.queries.js';
import { insertMessage } from './course-messages.repository.js';
import { participantMail } from './participant-mail.notifications.js';

const LONGEST_SUBJECT = 150;
const LONGEST_TEXT = 4_000;

interface Recipient {
  id: string;
  name: string;
  email: string;
}

/**
 * 'Meddela deltagarna' (pages, section 23): queues one mail per participant in the transaction, without duplicates.
 */
@Injectable()
export class CourseMessages {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async preview({ actor }: Call, id: string): Promise<ParticipantMessagePreview> {
    const instanceId = requireId(id, 'id');
    const params = new SqlParams();
    const [row] = await this.database.query<
      Read<'course_instance', 'teacherId'> & { counts: ParticipantMessagePreview }
    >(
      `SELECT i.teacher_id AS "teacherId", (SELECT row_to_json(c) FROM (
         SELECT ${PREVIEW} FROM (${participantsOf(actor, instanceId, params)}) p) c) AS counts
       FROM course_instance i WHERE i.id = ${params.add(instanceId)}`,
      params.values,
    );
    if (!row) throw notFound('Kurstillfället finns inte.');
    if (!mayMessageParticipants(actor, row)) throw forbidden();
    return row.counts;
  }

  send(call: Call, input: MessageParticipantsInput): Promise<ParticipantMessage> {
    const { actor } = call;
    const instanceId = requireId(input.id, 'id');
    const subject = requiredLine(input.subject, 'subject', LONGEST_SUBJECT);
    const text = requiredText(input.text, 'text', LONGEST_TEXT);
    return this.work.run(call, async (tx) => {
      // Locks the instance, so that concurrent requests run one after another.
      const [instance] = await tx.query<Read<'course_instance', 'name' | 'teacherId'>>(
        'SELECT name, teacher_id AS "teacherId" FROM course_instance WHERE id = $1 FOR UPDATE',
        [instanceId],
      );
      if (!instance) throw notFound('Kurstillfället finns inte.');
      if (!mayMessageParticipants(actor, instance)) throw forbidden();
      await assertNew(tx, actor, { instanceId, subject, text });
      const recipients = await reachedBy(tx, actor, instanceId);
      assertReached(recipients.length, input.reached);
      const id = uuid();
      const sentAt = await insertMessage(tx, {
        ...{ id, instanceId, subject, text, sender: actor },
        course: instance.name,
        students: recipients.map((recipient) => recipient.id),
      });
      const written = { subject, text, sender: actor.name, course: instance.name };
      await this.mail.addAll(
        tx,
        recipients.map((recipient) => participantMail(recipient, written, this.config.productName)),
      );
      tx.audit({
        kind: 'PARTICIPANTS_MAILED',
        newValues: { messageId: id, courseInstanceId: instanceId, reached: recipients.length },
      });
      return { id, sentAt, reached: recipients.length };
    });
  }
}

function reachedBy(tx: Queryable, actor: Actor, instanceId: string): Promise<Recipient[]> {
  const params = new SqlParams();
  return tx.query<Recipient>(
    `SELECT p.id, p.name, p.email FROM (${participantsOf(actor, instanceId, params)}) p WHERE p.is_reached ORDER BY p.id`,
    params.values,
  );
}

function assertReached(reached: number, expected: number | null | undefined): void {
  if (reached === 0)
    throw conflict('NOBODY', 'Ingen deltagare kan få brevet: de saknar e-post eller har slutat.');
  if (expected !== null && expected !== undefined && expected !== reached)
    throw conflict('CHANGED', 'Deltagarna har ändrats sedan du öppnade rutan. Se vilka det går till nu.');
}

/** CONFLICT (ALREADY_SENT) for a double click, or a retry without an idempotency key. */
async function assertNew(
  tx: Queryable,
  { userId }: Actor,
  { instanceId, subject, text }: { instanceId: string; subject: string; text: string },
): Promise<void> {
  const [sent] = await tx.query(
    `SELECT FROM course_message WHERE course_instance_id = $1 AND sent_by = $2 AND subject = $3 AND text = $4
       AND sent_at > now() - interval '10 minutes' LIMIT 1`,
    [instanceId, userId, subject, text],
  );
  if (sent) throw conflict('ALREADY_SENT', 'Samma meddelande skickades till deltagarna alldeles nyss.');
}
