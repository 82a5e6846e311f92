import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Columns of the matrix: anonymous, the nine roles, and a student on another student's record. */
export const PRINCIPALS = ['an', 'gu', 'us', 'so', 'sx', 'co', 'sp', 'sy', 'te', 'ad', 'sa'] as const;
export type Principal = (typeof PRINCIPALS)[number];

export interface MatrixRow {
  id: string;
  rest: string;
  graphql: string;
  /** Result per principal: allowed, or the status of the refusal. */
  cells: Record<Principal, 'allowed' | number>;
}

export interface Matrix {
  rows: MatrixRow[];
  /** Ids of rows that are not implemented yet. */
  later: Set<string>;
}

/** Parses the table of `permission-matrix.md`; throws on an invalid row. */
export function readMatrix(): Matrix {
  const text = readFileSync(join(process.cwd(), 'test/contract/permission-matrix.md'), 'utf8');
  const [tables, later] = text.split('## Rows of later work');
  const rows = tables!
    .split('\n')
    .filter((line) => /^\| [MX]\d/.test(line))
    .map(readRow);
  return { rows, later: new Set(later?.match(/\b[MX]\d+[ab]?\b/g)) };
}

function readRow(line: string): MatrixRow {
  const columns = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (columns.length !== PRINCIPALS.length + 3) throw new Error(`not a row of the matrix: ${line}`);
  const [id, rest, graphql, ...cells] = columns as [string, string, string, ...string[]];
  return {
    id,
    rest,
    graphql,
    cells: Object.fromEntries(
      PRINCIPALS.map((name, index) => [name, readCell(cells[index]!)]),
    ) as MatrixRow['cells'],
  };
}

function readCell(cell: string): 'allowed' | number {
  if (cell === 'ok' || cell === 'self' || cell === 'min') return 'allowed';
  if (/^\d{3}$/.test(cell)) return Number(cell);
  throw new Error(`not a cell of the matrix: ${cell}`);
}
