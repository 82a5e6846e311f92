import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type {
  CopyPriceListsInput,
  CreatePriceListInput,
  DeletePriceListInput,
  PriceList,
  UpdatePriceListInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { requiredLine } from '../../../platform/validation/text.js';
import { readPriceRows, type PriceRowColumns } from './price-rows.input.js';
import { addPriceList, deletePriceList, setPriceRows, updatePriceList } from './price-lists.repository.js';
import { equivalentsOf } from '../../catalogue/courses/course-equivalents.queries.js';
import { assertVersion, findLocked } from '../../../platform/database/locked-record.js';
import { addDays } from '../../../../domain/days.js';
import { PriceListEntity } from './price-list.entity.js';

const MOST_COPIES = 50;
const MOST_PAUSE_DAYS = 365;

type Head = Pick<PriceList, 'name' | 'validFrom' | 'validTo' | 'paidPauseDays'>;

/** Customers' price lists, each with a start date (domain, D11). Administrators only, by the contract. */
@Injectable()
export class PriceListsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  all(municipality: string | null | undefined): Promise<PriceList[]> {
    return readLists(this.database, 'l.municipality = coalesce($1, l.municipality)', municipality ?? null);
  }

  create(call: Call, input: CreatePriceListInput): Promise<PriceList> {
    const head = readHead(input);
    return this.work.run(call, async (tx) => {
      await lockCustomer(tx, input.municipality);
      const rows = await readPriceRows(tx, input.rows);
      return insertList(tx, call, input.municipality, head, rows);
    });
  }

  update(call: Call, input: UpdatePriceListInput): Promise<PriceList> {
    const head = readHead(input);
    return this.work.run(call, async (tx) => {
      const stored = await lockList(tx, input.id, input.version);
      await assertFree(tx, stored.municipality, head, stored.id);
      const rows = await readPriceRows(tx, input.rows);
      await updatePriceList(tx, stored.id, { ...head, updatedByName: call.actor.name });
      await setPriceRows(tx, stored.id, rows);
      return readOne(tx, stored.id);
    });
  }

  /** 'Kopiera år': the same prices for another time, raised by an index (pages, section 13). */
  copy(call: Call, input: CopyPriceListsInput): Promise<PriceList[]> {
    const { validFrom, validTo, indexPercent } = input;
    if (indexPercent < -50 || indexPercent > 100)
      throw badField('indexPercent', 'RANGE', 'Ange -50 till 100 procent.');
    const ids = [...new Set(input.ids.map((id) => requireId(id, 'ids')))];
    if (ids.length === 0 || ids.length > MOST_COPIES)
      throw badField('ids', 'RANGE', `Välj 1 till ${MOST_COPIES} prislistor.`);
    return this.work.run(call, async (tx) => {
      const copies: PriceList[] = [];
      for (const id of ids.sort()) {
        const stored = await lockList(tx, id, null);
        const name = stored.name.includes(stored.validFrom.slice(0, 4))
          ? stored.name.replace(stored.validFrom.slice(0, 4), validFrom.slice(0, 4))
          : `${stored.name} ${validFrom.slice(0, 4)}`;
        const head = readHead({ name, validFrom, validTo, paidPauseDays: stored.paidPauseDays });
        await endBefore(tx, call, stored, validFrom);
        const rows = await tx.query<PriceRowColumns>(
          `SELECT gen_random_uuid() AS id, position, course_id, package_id, category, distance, basis,
             round(amount_ore * (100 + $2::numeric) / 100)::bigint AS amount_ore, base_percent,
             coalesce(pays_failed, basis <> 'PER_COMPLETED_COURSE') AS pays_failed
           FROM price_row WHERE price_list_id = $1`,
          [id, indexPercent],
        );
        copies.push(await insertList(tx, call, stored.municipality, head, rows));
      }
      return copies;
    });
  }

  delete(call: Call, { id, version }: DeletePriceListInput): Promise<string> {
    return this.work.run(call, async (tx) => {
      const stored = await lockList(tx, id, version);
      await deletePriceList(tx, stored.id);
      return stored.id;
    });
  }
}

type StoredList = Head & Read<'price_list', 'id' | 'municipality' | 'version'>;

function readHead({
  name,
  validFrom,
  validTo,
  paidPauseDays,
}: {
  name: string;
  validFrom: string;
  validTo?: string | null;
  paidPauseDays?: number | null;
}): Head {
  if (validTo && validTo < validFrom)
    throw badField('validTo', 'ORDER', 'Listan slutar innan den börjar gälla.');
  if (paidPauseDays && (paidPauseDays < 0 || paidPauseDays > MOST_PAUSE_DAYS))
    throw badField('paidPauseDays', 'RANGE', `Ange 0 till ${MOST_PAUSE_DAYS} dagar.`);
  const head = { name: requiredLine(name, 'name', 120), validFrom, validTo: validTo ?? null };
  return { ...head, paidPauseDays: paidPauseDays ?? null };
}

/** One change of a customer's lists at a time, so that the check for overlaps holds. */
async function lockCustomer(tx: Work, municipality: string): Promise<void> {
  const [found] = await tx.query('SELECT name FROM municipality WHERE name = $1 FOR NO KEY UPDATE', [
    municipality,
  ]);
  if (!found) throw badField('municipality', 'BAD_REFERENCE', 'Kommunen finns inte.');
}

async function lockList(tx: Work, id: string, version: number | null | undefined): Promise<StoredList> {
  const stored = await findLocked(tx, PriceListEntity, requireId(id, 'id'), 'Prislistan finns inte.');
  assertVersion(stored, version, 'Någon annan har ändrat prislistan sedan du öppnade den.');
  await lockCustomer(tx, stored.municipality);
  return stored;
}

/** An open list gives way to the one that follows it. */
async function endBefore(tx: Work, call: Call, stored: StoredList, day: string): Promise<void> {
  if (stored.validTo !== null || stored.validFrom >= day) return;
  await updatePriceList(tx, stored.id, { validTo: addDays(day, -1), updatedByName: call.actor.name });
}

async function assertFree(tx: Work, municipality: string, head: Head, ownId: string | null): Promise<void> {
  const [other] = await tx.query<Read<'price_list', 'name'>>(
    `SELECT name FROM price_list WHERE municipality = $1 AND id IS DISTINCT FROM $2
       AND daterange(valid_from, valid_to, '[]') && daterange($3, $4, '[]') LIMIT 1`,
    [municipality, ownId, head.validFrom, head.validTo],
  );
  if (other) throw conflict('OVERLAP', `${municipality} har redan prislistan ”${other.name}” för samma tid.`);
}

async function insertList(
  tx: Work,
  call: Call,
  municipality: string,
  head: Head,
  rows: readonly PriceRowColumns[],
): Promise<PriceList> {
  await assertFree(tx, municipality, head, null);
  const id = uuid();
  await addPriceList(tx, { id, municipality, ...head, updatedByName: call.actor.name });
  await setPriceRows(tx, id, rows);
  return readOne(tx, id);
}

async function readOne(db: Queryable, id: string): Promise<PriceList> {
  const [list] = await readLists(db, 'l.id = $1::uuid', id);
  return list!;
}

function readLists(db: Queryable, where: string, value: string | null): Promise<PriceList[]> {
  return db.query<PriceList>(
    `SELECT l.id, l.version, l.municipality, l.name, l.valid_from AS "validFrom", l.valid_to AS "validTo",
       l.paid_pause_days AS "paidPauseDays", iso(l.updated_at) AS "updatedAt", l.updated_by_name AS "updatedByName",
       (SELECT coalesce(json_agg(json_build_object('id', r.id, 'category', r.category, 'courseId', r.course_id,
          'packageId', r.package_id, 'code', coalesce(c.code, p.code), 'equivalents', ${equivalentsOf('c.id')}, 'title', coalesce(c.name, p.name),
          'distance', r.distance, 'basis', r.basis, 'amountOre', r.amount_ore, 'basePercent', r.base_percent,
          'paysFailed', coalesce(r.pays_failed, r.basis <> 'PER_COMPLETED_COURSE'))
          ORDER BY r.position), '[]')
        FROM price_row r LEFT JOIN course c ON c.id = r.course_id LEFT JOIN course_package p ON p.id = r.package_id
        WHERE r.price_list_id = l.id) AS rows
     FROM price_list l WHERE ${where} ORDER BY l.municipality, l.valid_from DESC`,
    [value],
  );
}
