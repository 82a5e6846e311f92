/** A GraphQL document in a test. */
export interface InlineDocument {
  /** Path and line, in the format of editors. */
  at: string;
  file: string;
  text: string;
}

export function inlineDocuments(): InlineDocument[];
