/** Path of the generated diagrams, from the project root. */
export declare const ER_DIAGRAMS: string;

/** Text of the generated file; `query` returns the rows of a statement. */
export declare function erDiagrams(query: (sql: string) => Promise<object[]>): Promise<string>;
