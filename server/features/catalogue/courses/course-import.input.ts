import type { CourseSystem } from '../../../platform/graphql/generated.js';
import { cleanText } from '../../../platform/validation/text.js';

/** A line of a pasted list, its cells under the names of the columns. */
export interface ImportLine {
  /** As the list counts, its head included. */
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

/** How people head their columns; compared without case. */
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

/** Reads a list as pasted from a workbook (tabs) or saved as csv (semicolons or commas), with or without a head. */
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

/** The cells of a line; a cell in quotes may hold the separator, and a doubled quote stands for one. */
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

/** The curriculum that a line names, or whose codes look like this one; null for a word that is none. */
export function systemOf({ system, code }: Pick<ImportLine, 'system' | 'code'>): CourseSystem | null {
  if (system !== '') return SYSTEMS[system.toLowerCase()] ?? null;
  if (/^GRN/i.test(code)) return 'VUX_GRUND';
  if (/^SFI/i.test(code)) return 'SFI';
  if (/^[A-ZÅÄÖ]{4}\d[A-D0]\d\dX/.test(code)) return 'GY25';
  return /^[A-ZÅÄÖ]{6}/.test(code) ? 'GY11' : 'LOCAL';
}
