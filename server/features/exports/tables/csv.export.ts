import { guardText } from '../../../platform/workbook/text-guard.js';
import type { TableContent } from './table-content.types.js';

/**
 * Comma separated values as Swedish Excel opens them: UTF-8 with byte order mark, semicolons, decimal
 * comma (pages, section 0).
 */
export function writeCsv({ header, kinds, rows }: TableContent): Buffer {
  const lines = [
    header.map(quoted),
    ...rows.map((row) => row.map((cell, index) => field(cell, kinds[index]))),
  ];
  return Buffer.from(`\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`, 'utf8');
}

function field(cell: string | number | null, kind: TableContent['kinds'][number] | undefined): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(guardText(cell));
  return (kind === 'money' ? cell.toFixed(2) : String(cell)).replace('.', ',');
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
