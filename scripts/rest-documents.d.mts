import type { DocumentNode } from 'graphql';

/** Writes out what the documents of REST show of each type. */
export function transform<File extends { document: DocumentNode }>(given: {
  documents: readonly File[];
}): File[];
