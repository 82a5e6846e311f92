import { lastOfMonth } from '../../../../domain/days.js';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  CorrectEarningsInput,
  EarningCorrection,
  EarningCorrectionsInput,
  EarningDeviation,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { lengthOf, requiredText } from '../../../platform/validation/text.js';
import { deviationParts } from '../deviation.queries.js';
import { addCorrections } from './freezes.repository.js';
import { LARGEST_ORE } from '../price-lists/price-rows.input.js';

const MOST_SHOWN = 500;
const MOST_LINES = 500;
const SHORTEST_REASON = 3;

/** After a freeze figures change only by lines with a reason (domain, D11). Administrators only, by the contract. */
@Injectable()
export class EarningCorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async all(actor: Actor, input?: EarningCorrectionsInput | null): Promise<EarningCorrection[]> {
    const params = new SqlParams();
    const log = accessLogPart(actor, 'READ_EARNINGS', params, null);
    const where = input?.freezeId
      ? `k.freeze_id = ${params.add(requireId(input.freezeId, 'freezeId'))}`
      : 'true';
    return this.database.query<EarningCorrection>(
      `WITH ${log} ${CORRECTIONS} WHERE ${where} ORDER BY k.created_at DESC, k.id LIMIT ${MOST_SHOWN}`,
      params.values,
    );
  }

  /** Where the facts have changed since the month was frozen: a late dropout, another price, a removed enrolment. */
  async deviations(actor: Actor, id: string): Promise<EarningDeviation[]> {
    const freeze = await this.finalFreeze(requireId(id, 'freezeId'));
    const params = new SqlParams();
    const log = accessLogPart(actor, 'READ_EARNINGS', params, null);
    const [freezeId, from, to] = [freeze.id, freeze.month, lastOfMonth(freeze.month)].map((value) =>
      params.add(value),
    ) as [string, string, string];
    return this.database.query<EarningDeviation>(
      `WITH ${log}, ${deviationParts(`f.id = ${freezeId}`, { from, to })}
       SELECT d.freeze_id AS "freezeId", d.month, e.id AS "enrollmentId", e.student_id AS "studentId",
         s.name AS "studentName", coalesce(d.municipality, s.municipality) AS municipality, coalesce(c.name, p.name) AS title,
         d.frozen_ore AS "frozenOre", d.now_ore AS "nowOre", d.now_ore - d.frozen_ore AS "differenceOre"
       FROM deviation d JOIN enrollment e ON e.id = d.enrollment_id JOIN student s ON s.id = e.student_id
       LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
       ORDER BY abs(d.now_ore - d.frozen_ore) DESC, s.name, e.id LIMIT ${MOST_SHOWN}`,
      params.values,
    );
  }

  correct(call: Call, { freezeId, lines, reason }: CorrectEarningsInput): Promise<EarningCorrection[]> {
    const id = requireId(freezeId, 'freezeId');
    const text = requiredText(reason, 'reason', 500);
    if (lengthOf(text) < SHORTEST_REASON)
      throw badField('reason', 'TOO_SHORT', 'Skriv varför beloppet ändras.');
    if (lines.length === 0 || lines.length > MOST_LINES)
      throw badField('lines', 'RANGE', `Ange 1 till ${MOST_LINES} rader.`);
    const asked = lines.map(({ enrollmentId, amountOre }, index) => {
      if (amountOre === 0)
        throw badField(`lines.${index}.amountOre`, 'RANGE', 'En korrigering på 0 kr ändrar inget.');
      if (Math.abs(amountOre) > LARGEST_ORE)
        throw badField(`lines.${index}.amountOre`, 'RANGE', 'En korrigering är högst 1 000 000 kr.');
      return {
        id: uuid(),
        enrollment_id: requireId(enrollmentId, `lines.${index}.enrollmentId`),
        amount_ore: amountOre,
      };
    });
    return this.work.run(call, async (tx) => {
      await lockFinal(tx, id);
      const written = await addCorrections(tx, id, asked, {
        ...{ reason: text, actorId: call.actor.userId, actorName: call.actor.name },
      });
      if (written.length < asked.length)
        throw badField('lines', 'BAD_REFERENCE', 'En inskrivning finns inte eller saknar kommun.');
      return tx.query<EarningCorrection>(`${CORRECTIONS} WHERE k.id = ANY ($1::uuid[]) ORDER BY k.id`, [
        idsOf(written),
      ]);
    });
  }

  private async finalFreeze(id: string): Promise<{ id: string; month: string }> {
    const [freeze] = await this.database.query<Read<'earning_freeze', 'id' | 'kind'> & { month: string }>(
      'SELECT id, month::text AS month, kind FROM earning_freeze WHERE id = $1',
      [id],
    );
    if (!freeze) throw notFound('Frysningen finns inte.');
    if (freeze.kind !== 'FINAL') throw notFinal();
    return freeze;
  }
}

const notFinal = () =>
  conflict('NOT_FINAL', 'Perioden är inte slutligt fryst, så beloppen räknas om av sig själva.');

/** A month is invoiced and corrected by one at a time. */
async function lockFinal(tx: Work, id: string): Promise<void> {
  const [freeze] = await tx.query<Read<'earning_freeze', 'kind'>>(
    'SELECT kind FROM earning_freeze WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!freeze) throw notFound('Frysningen finns inte.');
  if (freeze.kind !== 'FINAL') throw notFinal();
}

const CORRECTIONS = `
  SELECT k.id, f.month::text AS month, k.enrollment_id AS "enrollmentId", coalesce(e.student_id, k.student_id) AS "studentId",
    coalesce(s.name, 'Borttagen elev') AS "studentName", k.municipality, coalesce(c.name, p.name, '') AS title,
    k.amount_ore AS "amountOre", k.reason, iso(k.created_at) AS "createdAt", k.created_by_name AS "createdByName"
  FROM earning_correction k JOIN earning_freeze f ON f.id = k.freeze_id
  LEFT JOIN enrollment e ON e.id = k.enrollment_id LEFT JOIN student s ON s.id = coalesce(e.student_id, k.student_id)
  LEFT JOIN course c ON c.id = k.course_id LEFT JOIN course_package p ON p.id = k.package_id`;
