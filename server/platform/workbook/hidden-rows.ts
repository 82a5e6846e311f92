import { counted } from '../../../domain/numbers.js';
import type { SheetRow } from './workbook.js';

/** The sentence names at most this many runs of rows. */
const NAMED_RUNS = 8;

/** Names the hidden rows that hold something: '3 rader är dolda i arbetsboken (rad 4, 7–8).' Null without any. */
export function hiddenRowsOf(rows: readonly SheetRow[]): string | null {
  const numbers = rows.flatMap(({ row, isHidden }) => (isHidden ? row : []));
  if (numbers.length === 0) return null;
  const verb = numbers.length === 1 ? 'är dold' : 'är dolda';
  return `${counted(numbers.length, 'rad', 'rader')} ${verb} i arbetsboken (rad ${runsOf(numbers)}).`;
}

/** '4, 7–9 …' */
function runsOf(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const named = runs.slice(0, NAMED_RUNS).map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return `${named.join(', ')}${runs.length > NAMED_RUNS ? ' …' : ''}`;
}
