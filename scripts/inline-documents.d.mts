/** A GraphQL document in a test. */
export interface InlineDocument {
  /** Path and line, as an editor opens it. */
  at: string;
  file: string;
  text: string;
}

export function inlineDocuments(): InlineDocument[];
