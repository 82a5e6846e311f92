import type { PropertySignature } from 'typescript';

/** A property of an answer's type that is a column of a table and nothing else. */
interface ColumnRead {
  property: PropertySignature;
  table: string;
  column: string;
}

/** The properties in a file of the server that are plain columns, are typed by hand, and need not be. */
export declare function handTyped(file: string): ColumnRead[];
