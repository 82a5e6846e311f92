import { firstOfMonth, lastOfMonth } from '../../../../domain/days.js';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { LONG_WORK, UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  EarningFreeze,
  FreezePeriodInput,
  FreezePreview,
  FreezePreviewInput,
  FrozenDeviations,
  MarkInvoicedInput,
  MarkManyInvoicedInput,
  WithdrawInvoiceInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine } from '../../../platform/validation/text.js';
import { earlierDeviations, previewSql } from '../freeze-preview.queries.js';
import { FREEZES } from '../freeze.queries.js';
import { addFreeze, supersede, withdrawInvoice, addInvoices, addLines } from './freezes.repository.js';

/** Any number that nothing else in the database uses; the month is the second half of the lock. */
const FREEZE_LOCK = 33_660_013;
const MOST_CUSTOMERS = 500;

/** Months as they were: preliminary to inform, final to be invoiced (domain, D11). Administrators only, by the contract. */
@Injectable()
export class FreezesService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  all(): Promise<EarningFreeze[]> {
    return this.database.query<EarningFreeze>(
      `${FREEZES} WHERE f.superseded_at IS NULL ORDER BY f.month DESC`,
    );
  }

  /** Preview of a freeze, with the enrolments to check first. */
  async preview(actor: Actor, input: FreezePreviewInput): Promise<FreezePreview> {
    const month = firstOfMonth(input.month);
    const params = new SqlParams();
    const log = accessLogPart(actor, 'READ_EARNINGS', params, null);
    const earlier = new SqlParams();
    const [[row], deviations] = await Promise.all([
      this.database.query<Omit<FreezePreview, 'deviations'>>(previewSql(month, log, params), params.values),
      this.database.query<FrozenDeviations>(earlierDeviations(month, earlier), earlier.values),
    ]);
    return { ...row!, deviations };
  }

  /** One transaction, the lines set-based. A second final freeze, or one at the same time, is a CONFLICT. */
  freeze(call: Call, input: FreezePeriodInput): Promise<EarningFreeze> {
    const month = firstOfMonth(input.month);
    return this.work.run(call, async (tx) => {
      await tx.query(LONG_WORK);
      const throughOn = await assertMayFreeze(tx, month, input.kind);
      await supersede(tx, month);
      const id = uuid();
      const { userId: frozenBy, name: frozenByName } = call.actor;
      await addFreeze(tx, { id, month, kind: input.kind, throughOn, frozenBy, frozenByName });
      await addLines(tx, id, month, throughOn);
      return readFreeze(tx, id);
    });
  }

  /**
   * Creates one invoice of a customer's uninvoiced frozen amounts: the lines first, later the corrections.
   */
  invoice(call: Call, { freezeId, municipality, reference }: MarkInvoicedInput): Promise<EarningFreeze> {
    return this.invoiceEach(call, { freezeId, customers: [municipality], reference, path: 'municipality' });
  }

  /** An invoice for each customer, or for none. */
  invoiceMany(
    call: Call,
    { freezeId, municipalities, reference }: MarkManyInvoicedInput,
  ): Promise<EarningFreeze> {
    const customers = [...new Set(municipalities)];
    if (customers.length === 0) throw badField('municipalities', 'REQUIRED', 'Välj minst en kommun.');
    if (customers.length > MOST_CUSTOMERS)
      throw badField('municipalities', 'RANGE', `Välj högst ${MOST_CUSTOMERS} kommuner.`);
    return this.invoiceEach(call, { freezeId, customers, reference, path: 'municipalities' });
  }

  private invoiceEach(
    call: Call,
    { freezeId, customers, path, ...given }: Invoicing,
  ): Promise<EarningFreeze> {
    const reference = optionalLine(given.reference, 'reference', 120);
    return this.work.run(call, async (tx) => {
      const freeze = await lockFreeze(tx, freezeId, 'freezeId');
      if (freeze.kind !== 'FINAL')
        throw conflict('NOT_FINAL', 'Bara en slutligt fryst månad kan faktureras.');
      const parts = customers.map((municipality) => ({
        ...{ id: uuid(), municipality },
        amount: leftOf(freeze, municipality, { path, isOneOfMany: customers.length > 1 }),
      }));
      const { userId: actorId, name: actorName } = call.actor;
      await addInvoices(tx, { freezeId: freeze.id, parts, reference, actorId, actorName });
      return readFreeze(tx, freeze.id);
    });
  }

  withdraw(call: Call, { id }: WithdrawInvoiceInput): Promise<EarningFreeze> {
    const invoiceId = requireId(id, 'id');
    return this.work.run(call, async (tx) => {
      const [invoice] = await tx.query<Pick<Row<'earning_invoice'>, 'freeze_id'>>(
        'SELECT freeze_id FROM earning_invoice WHERE id = $1',
        [invoiceId],
      );
      if (!invoice) throw notFound('Fakturan finns inte.');
      await lockFreeze(tx, invoice.freeze_id, 'id');
      await withdrawInvoice(tx, invoiceId);
      return readFreeze(tx, invoice.freeze_id);
    });
  }
}

interface Invoicing {
  freezeId: string;
  customers: readonly string[];
  reference?: string | null;
  /** The field that names the customers. */
  path: 'municipality' | 'municipalities';
}

/** A customer's remaining amount to invoice. */
function leftOf(
  freeze: EarningFreeze,
  municipality: string,
  { path, isOneOfMany }: Pick<Invoicing, 'path'> & { isOneOfMany: boolean },
): number {
  const part = freeze.municipalities.find((customer) => customer.municipality === municipality);
  const about = isOneOfMany ? ` (${municipality})` : '';
  if (!part) throw badField(path, 'BAD_REFERENCE', `Kommunen har inget att fakturera för månaden${about}.`);
  const left = part.totalOre - part.invoicedOre;
  if (left === 0 && part.invoices.length > 0)
    throw conflict('NOTHING_TO_INVOICE', `Allt är redan fakturerat${about}.`);
  return left;
}

/** The last day that the freeze counts. */
async function assertMayFreeze(tx: Work, month: string, kind: string): Promise<string> {
  const number = Number(month.slice(0, 7).replace('-', ''));
  const [row] = await tx.query<{ today: string; locked: boolean; final: boolean }>(
    `SELECT today()::text AS today, pg_try_advisory_xact_lock($2, $3) AS locked,
       EXISTS (SELECT FROM earning_freeze WHERE month = $1 AND kind = 'FINAL') AS final`,
    [month, FREEZE_LOCK, number],
  );
  const { today, locked, final } = row!;
  if (!locked || final) throw conflict('FROZEN', final ? 'Perioden är fryst.' : 'Perioden fryses just nu.');
  const end = lastOfMonth(month);
  if (month > today) throw badField('month', 'RANGE', 'Månaden har inte börjat än.');
  if (kind === 'FINAL' && end >= today)
    throw badField('month', 'RANGE', 'Månaden är inte slut än. Frys den preliminärt så länge.');
  return end < today ? end : today;
}

async function lockFreeze(tx: Work, id: string, path: string): Promise<EarningFreeze> {
  const freezeId = requireId(id, path);
  const [found] = await tx.query('SELECT FROM earning_freeze WHERE id = $1 FOR UPDATE', [freezeId]);
  if (!found) throw notFound('Frysningen finns inte.');
  return readFreeze(tx, freezeId);
}

async function readFreeze(db: Queryable, id: string): Promise<EarningFreeze> {
  const [freeze] = await db.query<EarningFreeze>(`${FREEZES} WHERE f.id = $1`, [id]);
  return freeze!;
}
