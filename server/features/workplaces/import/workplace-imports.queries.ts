import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { pageSize } from '../../../platform/database/list-query.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { notFound } from '../../../platform/errors/app-error.js';
import { someNames } from '../../../platform/errors/some-names.js';
import type {
  WorkplaceImport,
  WorkplaceImportRow,
  WorkplaceImportRowsArgs,
  WorkplaceImportSummary,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { textOf, type SheetRow } from '../../../platform/workbook/workbook.js';
import { TAKES_PLACE } from '../../placements/placement-conditions.queries.js';
import type { WorkplaceColumn } from './workplace-columns.rules.js';
import {
  checkWorkplaces,
  type CheckedImport,
  type CheckedRow,
  type ImportReference,
} from './workplace-plan.rules.js';

/** Rows of a workbook of workplaces. */
export const MOST_ROWS = 1_000;
const SAMPLES = 5;
const ROWS = { paging: { usual: 100, largest: MOST_ROWS, fixed: MOST_ROWS } };

/** An import with its checked rows, which a field with arguments answers. */
export type ImportView = Omit<WorkplaceImport, 'rows'> & { checked: CheckedRow[] };

/**
 * Imports `i` that the user `$1` may see, while they have their rows: the own ones, and for administrators the
 * committed ones of others.
 */
export const VISIBLE = (actor: Actor): string =>
  `i.rows IS NOT NULL AND ${hasRank(actor, 'ADMIN') ? `(i.user_id = $1 OR i.state <> 'PREVIEW')` : 'i.user_id = $1'}`;

interface ImportRecord extends Read<
  'workplace_import',
  | 'id'
  | 'filename'
  | 'state'
  | 'sheet'
  | 'sheets'
  | 'uploadId'
  | 'skipped'
  | 'hiddenRows'
  | 'hiddenParts'
  | 'leftOut'
> {
  createdAt: string;
  importedBy: Row<'app_user'>['name'];
  columns: WorkplaceColumn[];
  rows: SheetRow[];
  result: CheckedRow[] | null;
  /** Names of workplaces with later work. */
  laterWork: string[];
  isOld: boolean;
}

/** Written workplaces of import `i` that are gone, have changed, or are in use since. */
const LATER_WORK = `ARRAY(
  SELECT coalesce(w.name, x.name) FROM jsonb_to_recordset(i.written->'workplaces')
    AS x(id uuid, name text, before jsonb, version integer)
  LEFT JOIN workplace w ON w.id = x.id
  WHERE w.id IS NULL OR w.version <> x.version
    OR x.before IS NULL AND (
      EXISTS (SELECT FROM placement p WHERE p.workplace_id = w.id)
      OR EXISTS (SELECT FROM workplace_contact c WHERE c.workplace_id = w.id)
      OR EXISTS (SELECT FROM workplace_agreement a WHERE a.workplace_id = w.id)
      OR EXISTS (SELECT FROM supervisor s WHERE s.workplace_id = w.id AND NOT i.written->'supervisors' @>
        jsonb_build_array(jsonb_build_object('id', s.id))))
    OR EXISTS (SELECT FROM jsonb_to_recordset(i.written->'supervisors')
        AS y(id uuid, "workplaceId" uuid, before jsonb, version integer)
      LEFT JOIN supervisor s ON s.id = y.id
      WHERE y."workplaceId" = x.id AND (s.version IS DISTINCT FROM y.version
        OR y.before IS NULL AND (EXISTS (SELECT FROM placement p WHERE p.supervisor_id = y.id)
          OR EXISTS (SELECT FROM placement_link l WHERE l.supervisor_id = y.id))))
  ORDER BY 1)`;

const IMPORT = `SELECT i.id, i.filename, i.state, iso(i.created_at) AS "createdAt", u.name AS "importedBy", i.sheet, i.sheets,
    (SELECT s.id FROM staged_upload s WHERE s.id = i.upload_id) AS "uploadId", i.skipped,
    i.hidden_rows AS "hiddenRows", i.hidden_parts AS "hiddenParts", i.columns, i.rows,
    i.left_out AS "leftOut", i.result,
    CASE i.state WHEN 'DONE' THEN ${LATER_WORK} ELSE '{}' END AS "laterWork",
    coalesce(i.committed_at < now() - interval '24 hours', false) AS "isOld"
  FROM workplace_import i JOIN app_user u ON u.id = i.user_id`;

const REFERENCE = `SELECT ARRAY(SELECT name FROM municipality ORDER BY name) AS municipalities,
  (SELECT coalesce(json_agg(json_build_object('id', w.id, 'version', w.version, 'name', w.name,
      'organisationNumber', w.organisation_number, 'unit', w.unit, 'street', w.street, 'postalCode', w.postal_code,
      'city', w.city, 'municipality', w.municipality, 'branches', w.branches, 'contactName', w.contact_name,
      'contactPhone', w.contact_phone, 'contactEmail', w.contact_email, 'places', w.places, 'note', w.note,
      'riskAssessedOn', w.risk_assessed_on, 'supervisors', (SELECT coalesce(json_agg(json_build_object('id', s.id,
        'version', s.version, 'name', s.name, 'phone', s.phone, 'email', s.email, 'trainedOn', s.trained_on)
        ORDER BY s.id), '[]') FROM supervisor s WHERE s.workplace_id = w.id)) ORDER BY w.id), '[]')
    FROM workplace w) AS workplaces,
  (SELECT coalesce(json_object_agg(taken.id, taken.stays), '{}') FROM (SELECT p.workplace_id AS id,
      json_agg(json_build_object('startDate', p.start_date, 'endDate', p.end_date)) AS stays
    FROM placement p WHERE ${TAKES_PLACE} AND p.end_date >= today() GROUP BY p.workplace_id) taken) AS stays`;

/** Why a committed import can't be undone; null while it can. */
function undoRefusal({ isOld, laterWork }: Pick<ImportRecord, 'isOld' | 'laterWork'>): string | null {
  if (isOld) return 'Importen är äldre än 24 timmar och kan inte längre ångras.';
  if (laterWork.length === 0) return null;
  const names = someNames(laterWork.map((name) => ({ name })));
  return `Importen kan inte ångras: senare ändringar bygger på den (${names}).`;
}

/** Fingerprint of what a commit would write. */
export function fingerprintOf({ planned }: CheckedImport): string {
  return createHash('sha256').update(JSON.stringify(planned)).digest('base64url');
}

/** Imports of workplaces; those before the commit are checked against the workplaces of today. */
@Injectable()
export class WorkplaceImportReader {
  constructor(private readonly database: Database) {}

  async find(call: Call, id: string, db: Queryable = this.database): Promise<ImportView> {
    const [found] = await this.read(call, db, 'AND i.id = $2', [requireId(id, 'id')]);
    if (!found) throw notFound('Importen finns inte.');
    return found;
  }

  list(call: Call): Promise<ImportView[]> {
    const recent = `AND i.created_at > now() - interval '24 hours' ORDER BY i.created_at DESC, i.id DESC`;
    return this.read(call, this.database, recent, []);
  }

  /** What rows are checked against. */
  async reference(db: Queryable): Promise<ImportReference> {
    const [reference] = await db.query<ImportReference>(REFERENCE);
    return reference!;
  }

  /** Why the import can't be undone; null while it can. */
  async refusalOf(tx: Queryable, id: string): Promise<string | null> {
    const [record] = await tx.query<ImportRecord>(`${IMPORT} WHERE i.id = $1`, [id]);
    return undoRefusal(record!);
  }

  private async read(
    { actor }: Call,
    db: Queryable,
    condition: string,
    values: readonly unknown[],
  ): Promise<ImportView[]> {
    const records = await db.query<ImportRecord>(`${IMPORT} WHERE ${VISIBLE(actor)} ${condition}`, [
      actor.userId,
      ...values,
    ]);
    const reference = await this.reference(db);
    return records.map((record) => viewOf(record, reference));
  }
}

function viewOf(record: ImportRecord, reference: ImportReference): ImportView {
  const { columns, rows, leftOut, result, laterWork, isOld, ...own } = record;
  const current = result ? null : checkWorkplaces({ rows, columns, leftOut }, reference);
  const checked = result ?? current!.rows;
  const refusal = own.state === 'DONE' ? undoRefusal({ laterWork, isOld }) : null;
  return {
    ...own,
    columns: columns.map((column) => ({
      ...column,
      doubt: column.doubt ?? null,
      samples: rows.slice(0, SAMPLES).flatMap(({ cells }) => textOf(cells[column.index]) ?? []),
    })),
    summary: summaryOf(checked),
    planned: current && fingerprintOf(current),
    mayUndo: own.state === 'DONE' && refusal === null,
    undoRefusal: refusal,
    checked: checked.map((row) => ({ ...row, cells: columns.map(({ index }) => row.cells[index] ?? null) })),
  };
}

function summaryOf(rows: readonly CheckedRow[]): WorkplaceImportSummary {
  const count = (outcome: CheckedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const workplaces = (outcome: CheckedRow['outcome']) =>
    new Set(rows.flatMap((row) => (row.outcome === outcome ? row.group : []))).size;
  return {
    ...{
      new: count('NEW'),
      changed: count('CHANGED'),
      unchanged: count('UNCHANGED'),
      invalid: count('INVALID'),
      leftOut: count('LEFT_OUT'),
    },
    newWorkplaces: workplaces('NEW'),
    changedWorkplaces: workplaces('CHANGED'),
  };
}

/** A page of an import's rows. */
export function rowsOf(
  { checked }: ImportView,
  { onlyErrors, onlyOmitted, outcome, after, first }: WorkplaceImportRowsArgs,
  fixed: boolean,
): WorkplaceImportRow[] {
  const size = pageSize(ROWS, first, fixed);
  return checked
    .filter(
      (row) =>
        row.row > (after ?? 0) &&
        (!outcome || row.outcome === outcome) &&
        (!onlyErrors || row.errors.length > 0) &&
        (!onlyOmitted || row.outcome === 'INVALID' || row.outcome === 'LEFT_OUT'),
    )
    .slice(0, size);
}
