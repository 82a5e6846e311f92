import type { Logger } from 'pino';
import type { Queryable } from '../database/database.js';
import { SqlParams } from '../database/sql-params.js';
import type { AuditKind } from '../graphql/generated.js';

/** Values before or after an action, by field: texts, numbers, ids and lists of them, never a secret. */
export type AuditValues = Record<string, unknown>;

/** An action of the administration or of sign-in. */
export interface AuditEvent {
  kind: AuditKind;
  /** The account, or that of a key, that it is about. */
  subjectId?: string | null;
  /** For an unknown account: the address of the sign-in. Used for a lookup, never stored. */
  subjectEmail?: string | null;
  previousValues?: AuditValues;
  newValues?: AuditValues;
}

/** Who does something, and from where. */
export interface AuditSource {
  actor: { userId: string; role: string } | null;
  from?: { address: string; userAgent?: string | null | undefined } | null | undefined;
}

/** The log stream's part of an event: ids alone (security, T48). */
export interface AuditLine {
  auditId: string;
  kind: AuditKind;
  userId: string | null;
  subjectId: string | null;
}

const LONGEST_AGENT = 200;

/** Writes events in the action's transaction. */
export async function writeAudit(
  db: Queryable,
  source: AuditSource,
  events: readonly AuditEvent[],
): Promise<AuditLine[]> {
  const params = new SqlParams();
  return db.query<AuditLine>(
    `WITH ${auditPart(source, events, params)} SELECT * FROM audited`,
    params.values,
  );
}

/** The same as a part of the statement that acts: `audited` holds the lines, none unless `acted` holds. */
export function auditPart(
  { actor, from }: AuditSource,
  events: readonly AuditEvent[],
  params: SqlParams,
  acted = 'true',
): string {
  const rows = events.map(({ kind, subjectId, subjectEmail, previousValues, newValues }) => ({
    kind,
    subject_id: subjectId ?? null,
    subject_email: subjectEmail ?? null,
    previous_values: previousValues ?? {},
    new_values: newValues ?? {},
  }));
  const address = params.add(from?.address ?? null);
  const agent = params.add(from?.userAgent?.slice(0, LONGEST_AGENT) ?? null);
  return `audited AS (
     INSERT INTO audit_log (kind, user_id, role, subject_id, address, user_agent, previous_values, new_values)
     SELECT e.kind, ${params.add(actor?.userId ?? null)}::uuid, ${params.add(actor?.role ?? null)},
       coalesce(e.subject_id, (SELECT id FROM app_user u WHERE u.email = e.subject_email)),
       ${address}, ${agent}, e.previous_values, e.new_values
     FROM jsonb_to_recordset(${params.add(JSON.stringify(rows))}::jsonb) AS e(kind text, subject_id uuid,
       subject_email text, previous_values jsonb, new_values jsonb) WHERE ${acted}
     RETURNING id::text AS "auditId", kind, user_id AS "userId", subject_id AS "subjectId")`;
}

/** Writes to the log stream after the action is committed. */
export function tellAudit(log: Logger, lines: readonly AuditLine[]): void {
  for (const line of lines) log.info(line, 'audit');
}

/** The fields that differ, with both values. Null when nothing does. */
export function difference<T extends object>(
  before: T,
  after: Partial<T>,
): { previousValues: AuditValues; newValues: AuditValues } | null {
  const changed = (Object.keys(after) as (keyof T & string)[]).filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return null;
  const only = (values: Partial<T>): AuditValues =>
    Object.fromEntries(changed.map((key) => [key, values[key] ?? null]));
  return { previousValues: only(before), newValues: only(after) };
}

/** Records which fields of a record changed, and nothing if none did. */
export function auditChanges<T extends object>(
  tx: { audit(event: AuditEvent): void },
  subject: Pick<AuditEvent, 'kind' | 'subjectId'>,
  before: T,
  after: Partial<T>,
): void {
  const changed = difference(before, after);
  if (changed) tx.audit({ ...subject, ...changed });
}
