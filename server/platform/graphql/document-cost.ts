import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { badField } from '../errors/app-error.js';

/** The highest cost of a document, in rows (security, T31). */
export const HIGHEST_COST = 2_000;
/** Rows that one call of the rate limit pays for. */
const ROWS_PER_CALL = 200;
/** Assumed page size if the document doesn't state one. */
const DEFAULT_PAGE = 50;
/** Pages are at most this long; a higher `first` is refused by its field. */
const LONGEST_PAGE = 200;
/** Rows of a list that has no pages. */
const WHOLE_LIST = 100;

type Variables = Readonly<Record<string, unknown>>;

/** Rows of a root field, for the variables of a call. */
type Rows = (variables: Variables) => number;

/** Cost of an operation in rows. */
export interface DocumentCost {
  /** All of it, with an estimate of lists that have no pages. */
  total: number;
  /** Rows that the document requests in pages. */
  paged: number;
}

/**
 * Plans the cost of a valid operation: the sum over its root fields of page size × (1 + nested lists). The plan is made
 * once for each document; a call only reads its variables.
 */
export function documentCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => DocumentCost {
  const root = schema.getRootType(operation.operation)!;
  const fields = fieldsOf(document, root, operation.selectionSet).filter(({ type }) => type !== null);
  const costs = fields.map((selected) => {
    const { rows, isPaged } = rowsOf(selected.field!, selected.node);
    const lists = nestedLists(document, selected);
    return { isPaged, rows: (variables: Variables) => rows(variables) * (1 + lists) };
  });
  return (variables) => {
    const cost: DocumentCost = { total: 0, paged: 0 };
    for (const { isPaged, rows } of costs) {
      const count = rows(variables);
      cost.total += count;
      if (isPaged) cost.paged += count;
    }
    return cost;
  };
}

/** Throws BAD_USER_INPUT on `query` where a document costs too much. */
export function assertAffordable(cost: number): void {
  if (cost <= HIGHEST_COST) return;
  throw badField(
    'query',
    'RANGE',
    `Frågan hämtar för mycket på en gång (${cost} rader, högst ${HIGHEST_COST}). Minska "first", färre listor eller dela upp frågan.`,
  );
}

/** Calls of the rate limit that an operation is charged: its root fields, and more where it reads many rows. */
export function callsOf(rootFields: number, cost: number): number {
  return Math.max(1, rootFields, Math.ceil(cost / ROWS_PER_CALL));
}

interface Selected {
  node: FieldNode;
  field: GraphQLField<unknown, unknown> | null;
  type: GraphQLOutputType | null;
}

/** Fields of a selection set, including fragments; introspection fields have no type. */
function fieldsOf(document: DocumentNode, parent: GraphQLObjectType, set: SelectionSetNode): Selected[] {
  return set.selections.flatMap((selection): Selected[] => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, parent, selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = document.definitions.find(
        (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION
        ? fieldsOf(document, parent, fragment.selectionSet)
        : [];
    }
    const field = parent.getFields()[selection.name.value] ?? null;
    return [{ node: selection, field, type: field?.type ?? null }];
  });
}

/** Lists of objects at any depth below a root field. */
function listsBelow(
  document: DocumentNode,
  type: GraphQLNamedType,
  set: SelectionSetNode | undefined,
): number {
  if (!set || !isObjectType(type)) return 0;
  return fieldsOf(document, type, set).reduce((lists, { node, type: fieldType }) => {
    const named = fieldType && getNamedType(fieldType);
    if (!isObjectType(named)) return lists;
    const isList = isListType(getNullableType(fieldType));
    return lists + (isList ? 1 : 0) + listsBelow(document, named, node.selectionSet);
  }, 0);
}

/** Fields that hold the rows of a page or a board. */
const ROW_FIELDS: ReadonlySet<string> = new Set(['nodes', 'cards', 'rows', 'lines']);

/** Lists that are read for each row: all below the root field but the rows themselves. */
function nestedLists(document: DocumentNode, { node, field }: Selected): number {
  const type = getNamedType(field!.type);
  const lists = listsBelow(document, type, node.selectionSet);
  const holdsRows =
    isObjectType(type) &&
    !isListType(getNullableType(field!.type)) &&
    fieldsOf(document, type, node.selectionSet!).some((below) => ROW_FIELDS.has(below.node.name.value));
  return holdsRows ? lists - 1 : lists;
}

/** Rows that a root field reads: its `first`, where it has pages; else all of its list, or the one object. */
function rowsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): { rows: Rows; isPaged: boolean } {
  const input = field.args.find(({ name }) => name === 'input' || name === 'first');
  const inputType = input && getNamedType(input.type);
  const isPaged =
    input?.name === 'first' || (isInputObjectType(inputType) && 'first' in inputType.getFields());
  if (!isPaged) {
    const rows = isWholeList(field.type) ? WHOLE_LIST : 1;
    return { rows: () => rows, isPaged };
  }
  const argument = node.arguments?.find(({ name }) => name.value === input!.name)?.value;
  const rows: Rows = (variables) => {
    const value = argument && valueOf(argument, variables);
    const first = input!.name === 'first' ? value : (value as Variables | null | undefined)?.first;
    if (typeof first !== 'number' || !(first >= 1)) return DEFAULT_PAGE;
    return Math.min(first, LONGEST_PAGE);
  };
  return { rows, isPaged };
}

/** A list, or an object with unpaginated rows, such as the board's cards. */
function isWholeList(type: GraphQLOutputType): boolean {
  if (isListType(getNullableType(type))) return true;
  const named = getNamedType(type);
  if (!isObjectType(named)) return false;
  return Object.values(named.getFields()).some(
    ({ name, type: below }) => ROW_FIELDS.has(name) && isListType(getNullableType(below)),
  );
}

/** Value of `first`: a literal in the document, or a variable of the call. */
function valueOf(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind !== Kind.OBJECT) return null;
  return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]));
}
