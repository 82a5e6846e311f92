import type { DefinitionNode, GraphQLSchema } from 'graphql';

/** How the name of an operation of REST is read: the operation that it stands for, as text. */
export function operationMaker(
  schema: GraphQLSchema,
  definitions: readonly DefinitionNode[],
): (name: string) => string;
