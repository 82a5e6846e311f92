/** Path of the generated types, from the project root. */
export declare const ROW_TYPES: string;

/** Text of the generated file; `query` returns the rows of a statement. */
export declare function rowTypes(query: (sql: string) => Promise<object[]>): Promise<string>;
