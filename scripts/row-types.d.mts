/** Where the generated types stand, from the root of the project. */
export declare const ROW_TYPES: string;

/** The text of the generated file; `query` answers the rows of a statement. */
export declare function rowTypes(query: (sql: string) => Promise<object[]>): Promise<string>;
