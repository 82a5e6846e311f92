import { branchLabels } from '../../../../domain/labels/placement.js';
import { mostAtOnce, type Stay } from '../../../../domain/placements/free-places.js';
import type {
  WorkplaceImportChange,
  WorkplaceImportIssue,
  WorkplaceImportOutcome,
} from '../../../platform/graphql/generated.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';
import { textOf } from '../../../platform/workbook/workbook.js';
import { overfullText } from '../workplace-capacity.queries.js';
import type { SupervisorColumns, WorkplaceColumns } from '../workplace.input.js';
import type { WorkplaceColumn } from './workplace-columns.rules.js';
import {
  FIELD_COLUMNS,
  groupRows,
  isSameContact,
  isSamePhone,
  isSameValue,
  personKey,
  WORKPLACE_FIELDS,
  type FieldOfWorkplace,
  type WorkplaceGroup,
} from './workplace-groups.rules.js';
import { completeIdentities } from './workplace-identity.rules.js';
import { matchGroups, type StoredWorkplace } from './workplace-matches.rules.js';
import {
  issueOf,
  readWorkplaceRows,
  type WorkplaceFields,
  type WorkplaceReading,
} from './workplace-row.input.js';

/** What the rows are checked against. */
export interface ImportReference {
  municipalities: string[];
  workplaces: StoredWorkplace[];
  /** Stays from today on, by the id of their workplace. */
  stays: Readonly<Record<string, Stay[]>>;
}

/** A checked row, as it is stored after the commit. */
export interface CheckedRow {
  row: number;
  /** The first row about the same workplace. */
  group: number;
  outcome: WorkplaceImportOutcome;
  name: string | null;
  cells: (string | null)[];
  errors: WorkplaceImportIssue[];
  changes: WorkplaceImportChange[];
  workplaceId: string | null;
}

/** What the commit writes of a workplace: a new one, or changes of a stored one. */
export interface PlannedWorkplace {
  rows: number[];
  stored: StoredWorkplace | null;
  columns: WorkplaceColumns;
  newSupervisors: SupervisorColumns[];
  changedSupervisors: { id: string; phone: string | null; email: string | null }[];
}

/** The rows with their outcome, and what the commit writes. */
export interface CheckedImport {
  rows: CheckedRow[];
  planned: PlannedWorkplace[];
}

const GROUP_FAILED = 'En annan rad om samma arbetsplats kan inte importeras, se den.';
const NAMELESS = 'Fyll i arbetsplatsens namn.';
const ONE_PLACE = 'Antal platser saknas: arbetsplatsen får 1 plats.';

/** A workbook of workplaces with the user's corrections. */
export interface ReadWorkbook {
  rows: readonly SheetRow[];
  columns: readonly WorkplaceColumn[];
  /** Numbers of the rows that are left out. */
  leftOut: readonly number[];
}

/**
 * Checks the rows of a list of workplaces: a pure function of the workbook and the reference data. A row that is
 * left out says nothing about its workplace.
 */
export function checkWorkplaces(
  { rows, columns, leftOut }: ReadWorkbook,
  { municipalities, workplaces, stays }: ImportReference,
): CheckedImport {
  const isLeftOut = new Set(leftOut);
  const readings = readWorkplaceRows(rows, columns, municipalities);
  completeIdentities(readings, columns);
  const groups = groupRows(
    readings.filter(({ row }) => !isLeftOut.has(row)),
    columns,
  );
  const matches = matchGroups(groups, workplaces);
  const planned: PlannedWorkplace[] = [];
  const checked = groups.flatMap((group) => {
    const { stored, fault, doubt } = matches.get(group)!;
    const nameColumn = columns.find(({ field }) => field === 'NAME');
    for (const { cells, issues } of group.readings) {
      if (fault) issues.push(issueOf([], undefined, { field: null, message: fault }));
      else if (!stored && !group.fields.name && issues.every(({ field }) => field !== 'NAME'))
        issues.push(issueOf(cells, nameColumn, { field: 'NAME', message: NAMELESS }));
    }
    const [first] = group.readings;
    const warn = (message: string) =>
      first!.issues.push(issueOf([], undefined, { field: null, message, warning: true }));
    if (doubt) warn(doubt);
    const isWrong = group.readings.some(({ issues }) => issues.some(({ warning }) => !warning));
    if (!stored && !isWrong && group.fields.places === undefined) warn(ONE_PLACE);
    const plan = isWrong ? null : planOf(group, stored);
    const overfull = plan && overfullWarning(plan, stays);
    if (overfull) warn(overfull);
    if (plan) planned.push(plan);
    return group.readings.map((reading) => rowOf(reading, group, { stored, isWrong }));
  });
  const others = readings.filter(({ row }) => isLeftOut.has(row)).map(leftOutRow);
  return { rows: [...checked, ...others].sort((one, other) => one.row - other.row), planned };
}

/** What the commit writes; null if the stored workplace has everything. */
function planOf(group: WorkplaceGroup, stored: StoredWorkplace | null): PlannedWorkplace | null {
  const rows = group.readings.map(({ row }) => row);
  const columns = stored ? { ...columnsOf(stored), ...differing(group.fields, stored) } : newColumns(group);
  const newSupervisors: SupervisorColumns[] = [];
  const changedSupervisors: PlannedWorkplace['changedSupervisors'] = [];
  for (const [key, supervisor] of group.supervisors) {
    const known = stored?.supervisors.find(({ name }) => personKey(name) === key);
    if (!known) newSupervisors.push(supervisor);
    else {
      const phone = isSamePhone(supervisor.phone, known.phone)
        ? known.phone
        : (supervisor.phone ?? known.phone);
      const email = supervisor.email ?? known.email;
      if (phone !== known.phone || email !== known.email)
        changedSupervisors.push({ id: known.id, phone, email });
    }
  }
  const plan = { rows, stored, columns, newSupervisors, changedSupervisors };
  const isWritten = !stored || hasNewColumns(plan) || newSupervisors.length + changedSupervisors.length > 0;
  return isWritten ? plan : null;
}

/** Swedish: the workplace gets fewer places than there are or will be students at a time; null otherwise. */
function overfullWarning(
  { stored, columns }: PlannedWorkplace,
  stays: ImportReference['stays'],
): string | null {
  if (!stored || columns.places >= stored.places) return null;
  const most = mostAtOnce(stays[stored.id] ?? []);
  return most > columns.places ? overfullText(columns, most) : null;
}

/** Whether the plan changes columns of a stored workplace. */
export function hasNewColumns({ stored, columns }: PlannedWorkplace): boolean {
  return (
    stored !== null && WORKPLACE_FIELDS.some((field) => !isSameValue(FIELD_COLUMNS[field], columns, stored))
  );
}

/** The form's columns of a stored workplace. */
export function columnsOf({
  id: _id,
  version: _version,
  supervisors: _,
  ...columns
}: StoredWorkplace): WorkplaceColumns {
  return columns;
}

function newColumns({ fields }: WorkplaceGroup): WorkplaceColumns {
  const empty = Object.fromEntries(WORKPLACE_FIELDS.map((field) => [FIELD_COLUMNS[field], null]));
  return {
    ...empty,
    ...{ branches: [], places: 1, riskAssessedOn: null },
    ...fields,
  } as unknown as WorkplaceColumns;
}

function leftOutRow({ row, cells, fields, issues }: WorkplaceReading): CheckedRow {
  return {
    ...{ row, group: row, outcome: 'LEFT_OUT', name: fields.name ?? null },
    cells: cells.map((cell) => textOf(cell)),
    ...{ errors: issues, changes: [], workplaceId: null },
  };
}

function rowOf(
  reading: WorkplaceReading,
  group: WorkplaceGroup,
  { stored, isWrong }: { stored: StoredWorkplace | null; isWrong: boolean },
): CheckedRow {
  const { row, cells, issues } = reading;
  const isOwn = issues.some(({ warning }) => !warning);
  const changes = stored && !isWrong ? changesOf(reading, stored) : [];
  return {
    row,
    group: group.readings[0]!.row,
    outcome: isWrong ? 'INVALID' : !stored ? 'NEW' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED',
    name: group.fields.name ?? stored?.name ?? null,
    cells: cells.map((cell) => textOf(cell)),
    errors:
      isWrong && !isOwn
        ? [...issues, issueOf([], undefined, { field: null, message: GROUP_FAILED })]
        : issues,
    changes,
    workplaceId: stored?.id ?? null,
  };
}

function changesOf(
  { fields, supervisors }: WorkplaceReading,
  stored: StoredWorkplace,
): WorkplaceImportChange[] {
  const changes: WorkplaceImportChange[] = WORKPLACE_FIELDS.flatMap((field) => {
    const key = FIELD_COLUMNS[field];
    if (fields[key] === undefined || isSameValue(key, fields, stored)) return [];
    return [{ field, before: shown(field, stored[key]), after: shown(field, fields[key]) }];
  });
  for (const supervisor of supervisors) {
    const known = stored.supervisors.find(({ name }) => personKey(name) === personKey(supervisor.name));
    if (!known) changes.push({ field: 'SUPERVISOR_NAME', before: null, after: supervisor.name });
    for (const [field, key] of [
      ['SUPERVISOR_PHONE', 'phone'],
      ['SUPERVISOR_EMAIL', 'email'],
    ] as const)
      if (supervisor[key] && !isSameContact(key, supervisor[key], known?.[key] ?? null))
        changes.push({ field, before: known?.[key] ?? null, after: supervisor[key] });
  }
  return changes;
}

/** The fields that say something else than is stored. */
function differing(fields: WorkplaceFields, stored: StoredWorkplace): WorkplaceFields {
  const changed = WORKPLACE_FIELDS.map((field) => FIELD_COLUMNS[field]).filter(
    (key) => fields[key] !== undefined && !isSameValue(key, fields, stored),
  );
  return Object.fromEntries(changed.map((key) => [key, fields[key]]));
}

function shown(field: FieldOfWorkplace, value: WorkplaceColumns[keyof WorkplaceColumns]): string | null {
  if (value === null) return null;
  if (Array.isArray(value))
    return value.map((branch) => branchLabels[branch as keyof typeof branchLabels]).join(', ') || null;
  const text = String(value);
  return field === 'ORGANISATION_NUMBER' ? `${text.slice(0, 6)}-${text.slice(6)}` : text;
}
