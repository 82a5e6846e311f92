import type { DocumentNode } from 'graphql';

/** Writes the operations of documents out: each with its name and the contract's arguments. */
export function transform<File extends { document: DocumentNode }>(given: {
  documents: readonly File[];
  schema: DocumentNode;
}): File[];
