import {
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { requirementOf, type Requirement } from './requirement.js';

/** Requirements of an operation: one per root field, and whether it introspects. */
export interface RootFields {
  requirements: Requirement[];
  names: string[];
  introspects: boolean;
}

/** Collects the root fields of a valid operation, through fragments. */
export function rootFieldsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RootFields {
  const type = schema.getRootType(operation.operation)!;
  const found: RootFields = { requirements: [], names: [], introspects: false };
  collect(schema, type, document, operation.selectionSet, found);
  return found;
}

function collect(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  document: DocumentNode,
  set: SelectionSetNode,
  found: RootFields,
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      collect(schema, type, document, selection.selectionSet, found);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find(
        (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
      );
      if (fragment?.kind === Kind.FRAGMENT_DEFINITION)
        collect(schema, type, document, fragment.selectionSet, found);
    } else if (selection.name.value === '__schema' || selection.name.value === '__type')
      found.introspects = true;
    else if (selection.name.value !== '__typename') {
      const field = type.getFields()[selection.name.value]!;
      found.names.push(field.name);
      found.requirements.push(requirementOf(schema, field, type)!);
    }
  }
}
