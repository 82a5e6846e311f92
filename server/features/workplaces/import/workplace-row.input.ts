import { branchLabels } from '../../../../domain/labels/placement.js';
import { cleanLine, cleanText, hasUnreadable } from '../../../../domain/text/clean-text.js';
import { workplaceImportFieldLabels } from '../../../../domain/labels/workplace-import.js';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { AppError, badField } from '../../../platform/errors/app-error.js';
import type {
  Branch,
  WorkplaceImportField,
  WorkplaceImportIssue,
} from '../../../platform/graphql/generated.js';
import { fold } from '../../../platform/validation/fold.js';
import { nearest } from '../../../platform/validation/nearest.js';
import { rowFault, textOf, type Cell, type SheetRow } from '../../../platform/workbook/workbook.js';
import {
  readPlaces,
  readSupervisor,
  readWorkplaceName,
  WORKPLACE_TEXTS,
  type SupervisorColumns,
  type WorkplaceColumns,
} from '../workplace.input.js';
import { BRANCH_SEPARATORS, municipalityKey, type WorkplaceColumn } from './workplace-columns.rules.js';

/** What a row says about its workplace; fields without a text have no key. */
export type WorkplaceFields = Partial<Omit<WorkplaceColumns, 'riskAssessedOn'>>;

/** A row that has been read, before it is matched with workplaces. */
export interface WorkplaceReading {
  row: number;
  cells: readonly Cell[];
  fields: WorkplaceFields;
  supervisors: SupervisorColumns[];
  issues: WorkplaceImportIssue[];
}

/** '191 47 Sollentuna', also with 'SE-' before it. */
const POSTAL_ADDRESS = /^(?:SE?[- ])?(\d{3} ?\d{2})[ ,]+(\D+)$/i;
/** '2,12E+09': a long number in a narrow column that was saved as text. */
const SHORTENED = /^\d[.,]?\d*E\+?\d+$/i;

const BRANCHES = Object.entries(branchLabels) as [Branch, string][];

/** Fields that are read as the form's text of that name. */
const TEXT_FIELDS = {
  ORGANISATION_NUMBER: 'organisationNumber',
  UNIT: 'unit',
  STREET: 'street',
  POSTAL_CODE: 'postalCode',
  CITY: 'city',
  CONTACT_NAME: 'contactName',
  CONTACT_PHONE: 'contactPhone',
  CONTACT_EMAIL: 'contactEmail',
  NOTE: 'note',
} as const satisfies Partial<Record<WorkplaceImportField, keyof typeof WORKPLACE_TEXTS>>;

/** Reads the rows of a list of workplaces by the rules of the form. Each fault names its column and reason. */
export function readWorkplaceRows(
  rows: readonly SheetRow[],
  columns: readonly WorkplaceColumn[],
  municipalities: readonly string[],
): WorkplaceReading[] {
  const byField = new Map(columns.flatMap((column) => (column.field ? [[column.field, column]] : [])));
  const places = new Map(municipalities.map((name) => [fold(name), name]));
  return rows.map((row) => new RowReader(row, byField, places).read());
}

class RowReader {
  private readonly fields: WorkplaceFields = {};
  private readonly issues: WorkplaceImportIssue[] = [];

  constructor(
    private readonly row: SheetRow,
    private readonly byField: ReadonlyMap<WorkplaceImportField, WorkplaceColumn>,
    private readonly municipalities: ReadonlyMap<string, string>,
  ) {}

  read(): WorkplaceReading {
    const name = this.value('NAME', (text) => readWorkplaceName(text, 'name'));
    if (name) this.fields.name = name;
    for (const [field, key] of Object.entries(TEXT_FIELDS) as [
      keyof typeof TEXT_FIELDS,
      WorkplaceTextKey,
    ][]) {
      const text = this.value(field, (typed) => this.textField(field, key, typed));
      if (text) this.fields[key] = text;
    }
    this.readMunicipality();
    this.readBranches();
    const places = this.value('PLACES', (text) => readPlaces(numberOf(text), 'places'));
    if (places) this.fields.places = places;
    const supervisors = this.readSupervisors();
    this.warnOfZero('CONTACT_PHONE');
    this.warnOfZero('SUPERVISOR_PHONE');
    return {
      ...{ row: this.row.row, cells: this.row.cells },
      fields: this.fields,
      supervisors,
      issues: this.issues,
    };
  }

  /** Reads a text of the form; a postal address is both the postal code and, without a town of its own, the town. */
  private textField(field: WorkplaceImportField, key: WorkplaceTextKey, typed: string): string | null {
    if (field === 'ORGANISATION_NUMBER' && SHORTENED.test(typed))
      throw badField(key, 'FORMAT', 'Kalkylprogrammet har förkortat numret. Skriv in det som text.');
    const [, code, city] = (field === 'POSTAL_CODE' && POSTAL_ADDRESS.exec(typed)) || [];
    if (!code || !city) return WORKPLACE_TEXTS[key](typed, key);
    // Read before the town, which overwrites this one.
    this.fields.city = WORKPLACE_TEXTS.city(city, 'city');
    return WORKPLACE_TEXTS.postalCode(code, key);
  }

  private readMunicipality(): void {
    const text = this.text('MUNICIPALITY');
    if (text === null) return;
    const found = this.municipalities.get(municipalityKey(text));
    if (found) this.fields.municipality = found;
    else {
      const near = nearest(text, this.municipalities.values(), (name) => name);
      this.issue('MUNICIPALITY', `Kommunen ”${text}” finns inte i listan.`, near ? [near] : null);
    }
  }

  /** The suggestion replaces the whole cell, so there is one only where each branch has its own. */
  private readBranches(): void {
    const text = this.text('BRANCHES');
    if (text === null) return;
    const parts = text.split(BRANCH_SEPARATORS).map(cleanLine).filter(Boolean);
    const found = parts.map((part) => branchOf(part));
    const meant = parts.map((part, index) => found[index] ?? nearBranch(part));
    const whole = [...new Set(meant)].map((branch) => branch && branchLabels[branch]);
    const suggestions = whole.includes(null) ? null : [whole.join(', ')];
    for (const [index, part] of parts.entries())
      if (found[index] === null)
        this.issue('BRANCHES', `Branschen ”${part}” finns inte i listan.`, suggestions);
    const branches = found.filter((branch) => branch !== null);
    if (branches.length > 0) this.fields.branches = [...new Set(branches)];
  }

  /** One supervisor with contact details, or the names of several between semicolons. */
  private readSupervisors(): SupervisorColumns[] {
    const names = (this.text('SUPERVISOR_NAME') ?? '').split(';').map(cleanLine).filter(Boolean);
    const phone = this.text('SUPERVISOR_PHONE');
    const email = this.text('SUPERVISOR_EMAIL');
    const hasDetails = phone !== null || email !== null;
    if (names.length === 0 && hasDetails)
      this.issue('SUPERVISOR_NAME', 'Fyll i handledarens namn, eller ta bort telefon och e-post.');
    if (names.length > 1 && hasDetails)
      this.issue('SUPERVISOR_NAME', 'Skriv en handledare på varje rad när telefon eller e-post anges.');
    const before = this.issues.length;
    const checked = {
      phone: this.value('SUPERVISOR_PHONE', (text) => WORKPLACE_TEXTS.contactPhone(text, 'phone')),
      email: this.value('SUPERVISOR_EMAIL', (text) => WORKPLACE_TEXTS.contactEmail(text, 'email')),
    };
    if (this.issues.length > before) return [];
    return names.flatMap(
      (name) =>
        this.attempt('SUPERVISOR_NAME', () => readSupervisor({ name: turned(name), ...checked })) ?? [],
    );
  }

  /** Spreadsheets drop the leading zero of a number. */
  private warnOfZero(field: WorkplaceImportField): void {
    const column = this.byField.get(field);
    const cell = column && this.row.cells[column.index];
    if (typeof cell !== 'object' || cell?.kind !== 'number' || cell.text.startsWith('0')) return;
    const message = `${workplaceImportFieldLabels[field]}: saknar inledande nolla? (${cell.text})`;
    this.issues.push(issueOf(this.row.cells, column, { field, message, warning: true }));
  }

  /** The value of a cell; null for an empty one, and for a fault, which is noted. */
  private value<T>(field: WorkplaceImportField, read: (text: string) => T): T | null {
    const text = this.text(field);
    return text === null ? null : this.attempt(field, () => read(text));
  }

  private attempt<T>(field: WorkplaceImportField, read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
      this.issue(field, `${workplaceImportFieldLabels[field]}: ${error.message}`);
      return null;
    }
  }

  /** The cell's clean text; null when it is empty, cannot be read or has no column. */
  private text(field: WorkplaceImportField): string | null {
    const column = this.byField.get(field);
    const cell = column && this.row.cells[column.index];
    const text = cleanText(textOf(cell) ?? '');
    if (text === '') return null;
    const fault = cellFault(cell, text);
    if (fault === null) return text;
    const message = `${workplaceImportFieldLabels[field]}: ${fault}`;
    if (this.issues.every((issue) => issue.message !== message)) this.issue(field, message);
    return null;
  }

  private issue(field: WorkplaceImportField, message: string, suggestions: string[] | null = null): void {
    this.issues.push(issueOf(this.row.cells, this.byField.get(field), { field, message, suggestions }));
  }
}

type WorkplaceTextKey = (typeof TEXT_FIELDS)[keyof typeof TEXT_FIELDS];

/** An issue of a row with the text of its cell; of the row as a whole without a field. */
export function issueOf(
  cells: readonly Cell[],
  column: WorkplaceColumn | undefined,
  issue: Pick<WorkplaceImportIssue, 'field' | 'message'> & Partial<WorkplaceImportIssue>,
): WorkplaceImportIssue {
  return {
    column: column?.header ?? null,
    value: column ? textOf(cells[column.index]) : null,
    suggestions: null,
    warning: false,
    ...issue,
  };
}

function cellFault(cell: Cell | undefined, text: string): string | null {
  const fault = rowFault(cell);
  if (fault) return fault;
  if (hasUnreadable(text)) return 'cellen innehåller ett tecken som inte går att läsa. Skriv om texten.';
  if (!cell || typeof cell === 'string') return null;
  if (cell.kind === 'too-long') return 'högst 1 000 tecken i en cell.';
  if (cell.formula && text.startsWith('=')) return 'cellen innehåller en formel. Skriv in värdet i stället.';
  return cell.kind === 'error' ? `cellen innehåller felet ${cell.text}.` : null;
}

/** The branch of a label, with '&' for 'och'; null without one. */
function branchOf(text: string): Branch | null {
  const key = fold(text.replace(/[&+]/g, ' och '));
  const [found] = BRANCHES.find(([, label]) => fold(label) === key) ?? [];
  return found ?? null;
}

/** The branch with that word in its label, or a slip away from it: 'Fordon' is probably 'Fordon och transport'. */
function nearBranch(text: string): Branch | null {
  const word = fold(text);
  const named = BRANCHES.filter(([, label]) => label.split(' ').some((part) => fold(part) === word));
  const [near] = (named.length === 1 ? named[0] : nearest(text, BRANCHES, ([, label]) => label)) ?? [];
  return near ?? null;
}

/** '2 st' and '2 platser' are 2. */
const UNIT = /^(\d[\d\s]*?)\s*(?:st\.?|stycken|plats|platser|elev|elever)$/i;

/** The number of a cell. Throws BAD_USER_INPUT for a text that is none. */
function numberOf(text: string): number {
  const digits = (UNIT.exec(text)?.[1] ?? text).replace(/\s/g, '');
  if (/^\d+$/.test(digits)) return Number(digits);
  throw badField(
    'places',
    'FORMAT',
    `”${text}” är inget antal. Ange 1 till ${PLACEMENT_LIMITS.places} platser.`,
  );
}

/** 'Holm, Karin' is Karin Holm. */
function turned(name: string): string {
  const [last, first, ...others] = name.split(',').map(cleanLine);
  return last && first && others.length === 0 ? `${first} ${last}` : name;
}
