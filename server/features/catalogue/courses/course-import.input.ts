import type { CourseSystem } from '../../../platform/graphql/generated.js';
import { cleanText } from '../../../platform/validation/text.js';

/** A row of the list, with its cells by column. */
export interface ImportLine {
  /** Line number in the list, including the header. */
  row: number;
  code: string;
  name: string;
  points: string;
  subject: string;
  system: string;
  equivalent: string;
}

type Column = Exclude<keyof ImportLine, 'row'>;

const USUAL_ORDER: readonly Column[] = ['code', 'name', 'points', 'subject', 'system', 'equivalent'];

/** Known column headers, in lower case. */
const HEADS: Record<string, Column> = {
  kurskod: 'code',
  kod: 'code',
  code: 'code',
  kursnamn: 'name',
  namn: 'name',
  kurs: 'name',
  name: 'name',
  poäng: 'points',
  points: 'points',
  ämne: 'subject',
  subject: 'subject',
  system: 'system',
  kurssystem: 'system',
  motsvarighet: 'equivalent',
  motsvarar: 'equivalent',
};

/**
 * Parses a list pasted from a spreadsheet (tabs) or saved as CSV (semicolons or commas), with or without a header.
 */
export function readImportText(text: string): ImportLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return [];
  const separator = ['\t', ';', ','].find((one) => lines[first]!.includes(one)) ?? '\t';
  const head = cellsOf(lines[first]!, separator).map((cell) => HEADS[cell.toLowerCase()]);
  const hasHead = head.includes('code') && head.includes('name');
  const columns = hasHead ? head : USUAL_ORDER;
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || (hasHead && index === first)) return [];
    const cells = cellsOf(line, separator);
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
    return [
      {
        row: index + 1,
        ...{ code: cell('code'), name: cell('name'), points: cell('points'), subject: cell('subject') },
        ...{ system: cell('system'), equivalent: cell('equivalent') },
      },
    ];
  });
}

/** Splits a line into cells. A quoted cell may contain the separator, and `""` is an escaped quote. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const letter = line[i]!;
    if (quoted && letter === '"' && line[i + 1] === '"') [cell, i] = [`${cell}"`, i + 1];
    else if (letter === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (letter === separator && !quoted) [cells[cells.length], cell] = [cell, ''];
    else cell += letter;
  }
  return [...cells, cell].map(cleanText);
}

const SYSTEMS: Record<string, CourseSystem> = {
  gy11: 'GY11',
  gy25: 'GY25',
  grund: 'VUX_GRUND',
  vux_grund: 'VUX_GRUND',
  grundläggande: 'VUX_GRUND',
  'grundläggande nivå': 'VUX_GRUND',
  sfi: 'SFI',
  lokal: 'LOCAL',
  local: 'LOCAL',
};

/** Curriculum named by the row, otherwise guessed from the code; null for an unknown name. */
export function systemOf({ system, code }: Pick<ImportLine, 'system' | 'code'>): CourseSystem | null {
  if (system !== '') return SYSTEMS[system.toLowerCase()] ?? null;
  if (/^GRN/i.test(code)) return 'VUX_GRUND';
  if (/^SFI/i.test(code)) return 'SFI';
  if (/^[A-ZÅÄÖ]{4}\d[A-D0]\d\dX/.test(code)) return 'GY25';
  return /^[A-ZÅÄÖ]{6}/.test(code) ? 'GY11' : 'LOCAL';
}
