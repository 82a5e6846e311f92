import { counted } from '../../../../domain/numbers.js';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { isReachedByMail } from '../../../platform/auth/student-scope.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/config/config-token.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import type { CancelledStudents } from '../../../platform/graphql/generated.js';
import { letter, type Mail } from '../../../platform/mail/mail.js';
import { MailQueue, waitingMails } from '../../../platform/mail/mail-queue.js';
import { tell, withdrawNoticesOf } from '../../notifications/notifications.repository.js';

export interface AffectedStudent {
  enrollmentId: string;
  isEnrollment: boolean;
  name: string;
  /** Null without an address, and for students with protected data, who get no mail (domain, P3). */
  email: string | null;
  /** Id of the responsible teacher; null if there is none. */
  teacherId: string | null;
}

export interface Cancellation {
  instance: Read<'course_instance', 'id' | 'name' | 'startDate' | 'teacherId' | 'version'>;
  choice: CancelledStudents;
  targetId: string | null;
  reason: string | null;
  students: readonly AffectedStudent[];
}

const CAUSE = 'instance-cancelled:';
const causeOf = (instanceId: string): string => `${CAUSE}${instanceId}`;

/** SQL: number of held cancellation mails of instance `i`. */
export const WAITING_MAILS = waitingMails(`'${CAUSE}' || i.id`, 'i.cancelled_at');

interface Target {
  name: string;
  startDate: string | null;
}

const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });
const starts = (date: string | null) => (date ? ` med start ${DAY.format(new Date(date))}` : '');

/**
 * Notifications of a cancellation: to the instance's teacher, the students' responsible teachers and, by mail, the
 * students.
 */
@Injectable()
export class CancellationNotices {
  constructor(
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends one notification to all teachers concerned; it names no student. */
  async tellTeachers(tx: Work, actor: Actor, cancellation: Cancellation): Promise<void> {
    const { instance, students, targetId } = cancellation;
    const target = await this.target(tx, targetId);
    const message = [
      `${instance.name}${starts(instance.startDate)} är inställt.`,
      students.length > 0 ? whatHappened(cancellation, target) : null,
      cancellation.reason,
    ];
    const teachers = [instance.teacherId, ...students.map(({ teacherId }) => teacherId)];
    await tell(
      tx,
      `SELECT $1::uuid AS id, 'MESSAGE' AS kind, $2::text AS cause, $3::text AS message, NULL::uuid AS student_id,
         'COURSE_INSTANCE' AS subject, $7::uuid AS subject_id, NULL::text AS audience, ARRAY(
           SELECT DISTINCT t.user_id FROM teacher t
           WHERE (t.id = ANY ($4::uuid[]) OR t.id = (SELECT teacher_id FROM course_instance WHERE id = $5::uuid))
             AND t.user_id <> $6::uuid) AS recipients`,
      [
        uuid(),
        `${causeOf(instance.id)}:${instance.version}`,
        message.filter((part) => part !== null).join(' '),
        [...new Set(teachers.filter((id) => id !== null))],
        targetId,
        actor.userId,
        instance.id,
      ],
    );
  }

  /** Withdraws the notification. Teachers who have resolved it or received it in a digest get a correction. */
  async takeBackNotice(tx: Work, instance: Cancellation['instance']): Promise<void> {
    const begin = `${causeOf(instance.id)}:`;
    await tell(
      tx,
      `SELECT $1::uuid AS id, 'MESSAGE' AS kind, $2::text AS cause, $3::text AS message, NULL::uuid AS student_id,
         'COURSE_INSTANCE' AS subject, $4::uuid AS subject_id, NULL::text AS audience, ARRAY(
           SELECT r.user_id FROM notification n JOIN notification_resolved r ON r.notification_id = n.id
           WHERE starts_with(n.cause, $5) AND r.user_id = ANY (n.recipients)
           UNION SELECT d.user_id FROM notification n JOIN notification_digest d ON d.user_id = ANY (n.recipients)
           WHERE starts_with(n.cause, $5) AND d.made_at > n.created_at) AS recipients`,
      [
        uuid(),
        `instance-reopened:${instance.id}:${instance.version}`,
        `${instance.name}${starts(instance.startDate)} är inte längre inställt.`,
        instance.id,
        begin,
      ],
    );
    await withdrawNoticesOf(tx, begin);
  }

  /** Releases the held mails; returns their number. */
  release(tx: Work, instanceId: string): Promise<number> {
    return this.mail.release(tx, causeOf(instanceId));
  }

  /**
   * Mails the students, at once with `now`, otherwise held until the cancellation can no longer be undone. Returns
   * the number of held mails.
   */
  async mailStudents(tx: Work, cancellation: Cancellation, now: boolean): Promise<number> {
    const target = await this.target(tx, cancellation.targetId);
    const mails = cancellation.students.flatMap(({ name, email }) =>
      email ? this.mailTo({ name, email }, cancellation, target) : [],
    );
    if (now) await this.mail.addAll(tx, mails);
    else await this.mail.hold(tx, causeOf(cancellation.instance.id), mails);
    return now ? 0 : mails.length;
  }

  /** Discards the held mails. Students who have received theirs get a correction. */
  async takeBack(tx: Work, instance: Cancellation['instance'], batchId: string | null): Promise<void> {
    const waiting = await this.mail.discard(tx, causeOf(instance.id));
    const unsent = new Set(waiting.map(({ to }) => to));
    const written = await tx.query<Read<'student', 'name'> & { email: string }>(
      `SELECT DISTINCT s.name, s.email FROM enrollment_batch_item i JOIN enrollment e ON e.id = i.enrollment_id
       JOIN student s ON s.id = e.student_id WHERE i.batch_id = $1 AND ${isReachedByMail('s')}`,
      [batchId],
    );
    const subject = `Inte längre inställt: ${instance.name}${starts(instance.startDate)}`;
    await this.mail.addAll(
      tx,
      written
        .filter(({ email }) => !unsent.has(email))
        .map((to) =>
          letter(to, subject, [
            `Vi skrev att kurstillfället ${instance.name}${starts(instance.startDate)} är inställt. Det gäller inte längre.`,
            'Din plats är densamma som före det brevet.',
            '',
            `Har du frågor? Kontakta skolan. Du hittar dina kurser i ${this.config.productName}.`,
          ]),
        ),
    );
  }

  private mailTo(
    to: { name: string; email: string },
    { instance, choice, reason }: Cancellation,
    target: Target | null,
  ): Mail {
    return letter(to, `Inställt: ${instance.name}${starts(instance.startDate)}`, [
      `Kurstillfället ${instance.name}${starts(instance.startDate)} är inställt.`,
      ...(reason ? [reason] : []),
      '',
      whatNow(choice, target),
      '',
      `Har du frågor? Kontakta skolan. Du hittar dina kurser i ${this.config.productName}.`,
    ]);
  }

  private async target(tx: Work, id: string | null): Promise<Target | null> {
    if (id === null) return null;
    const [found] = await tx.query<Read<'course_instance', 'name' | 'startDate'>>(
      'SELECT name, start_date AS "startDate" FROM course_instance WHERE id = $1',
      [id],
    );
    return found ?? null;
  }
}

function whatHappened({ choice, students }: Cancellation, target: Target | null): string {
  const who = counted(students.length, 'elev', 'elever');
  if (choice === 'MOVE') return `${who} flyttades till ${target?.name}${starts(target?.startDate ?? null)}.`;
  return choice === 'END' ? `${who} fick sin plats avslutad.` : `${who} väntar på ett nytt tillfälle.`;
}

function whatNow(choice: CancelledStudents, target: Target | null): string {
  if (choice === 'MOVE')
    return `Du har fått en plats på ${target?.name}${starts(target?.startDate ?? null)} i stället.`;
  return choice === 'END'
    ? 'Din plats på kursen avslutas därför.'
    : 'Vi återkommer när det finns ett nytt tillfälle för dig.';
}
