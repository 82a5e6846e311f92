import type { PropertySignature } from 'typescript';

/** A property of a result type that is a plain column. */
interface ColumnRead {
  property: PropertySignature;
  table: string;
  column: string;
}

/** Plain columns of a server file whose hand-written types are unnecessary. */
export declare function handTyped(file: string): ColumnRead[];
