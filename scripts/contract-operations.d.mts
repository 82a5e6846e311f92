import type { DocumentNode, GraphQLObjectType } from 'graphql';

/** Writes the operations of documents out: each with its name and the contract's arguments. */
export function transform<File extends { document: DocumentNode }>(given: {
  documents: readonly File[];
  schema: DocumentNode;
}): File[];

/** True of a type that says who a person is: what is read of it is always written. */
export function isPersonal(type: GraphQLObjectType): boolean;
