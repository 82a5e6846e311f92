import type { AskedField } from '../database/statements/json-object.js';
import {
  getNamedType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

/** A selected field of a row: its name and its response name. */
export interface PlainField {
  name: string;
  key: string;
}

/**
 * Rows of a list as JSON text from the database, in parts that the response includes unchanged. The executor
 * builds the rest of the response, with the list empty.
 */
export class VerbatimRows {
  private written: readonly string[] | null = null;
  private readonly lists: { key: string; rows: string }[] = [];

  /** Parts with rows in them, each a row or several with commas between. */
  give(parts: readonly string[]): void {
    this.written = parts;
  }

  /** The rows of the list of this key, which no other field of the answer has: text with commas between. */
  put(key: string, rows: string): void {
    if (rows !== '') this.lists.push({ key, rows });
  }

  /**
   * The answer's text in pieces around the empty list that the rows go into. Null without rows. In an answer
   * with errors the list may be null.
   */
  within(text: string, isWhole = true): string[] | null {
    if (this.lists.length > 0) return this.listsWithin(text, isWhole);
    if (!this.written || !isWhole) return null;
    const at = text.indexOf('[]') + 1;
    if (at === 0 || text.includes('[]', at)) throw new Error('the rows have no place in the answer');
    const rows = this.written.flatMap((part, place) => (place === 0 ? [part] : [',', part]));
    return [text.slice(0, at), ...rows, text.slice(at)];
  }

  /** Quoted text would have escaped quotes: a match here is the key. */
  private listsWithin(text: string, isWhole: boolean): string[] {
    const places = this.lists.flatMap(({ key, rows }) => {
      const empty = `"${key}":[]`;
      const at = text.indexOf(empty);
      if (at === -1 && !isWhole) return [];
      if (at === -1 || text.includes(empty, at + 1)) throw new Error(`${key} has no place in the answer`);
      return [{ at: at + empty.length - 1, rows }];
    });
    const parts: string[] = [];
    let from = 0;
    for (const { at, rows } of places.sort((one, other) => one.at - other.at)) {
      parts.push(text.slice(from, at), rows);
      from = at;
    }
    return [...parts, text.slice(from)];
  }
}

type Fragments = GraphQLResolveInfo['fragments'];

/** A selected field of a row, with its parent type and subfields. */
export type NestedField = AskedField;

const known = new WeakMap<object, readonly NestedField[] | null>();

/**
 * Selected fields of each row of `list`, if the query consists of this root field with only that list and
 * scalars: no arguments below it, no directives, no duplicate names. Null otherwise. Cached by the
 * operation's syntax tree.
 */
export function nestedRows(info: GraphQLResolveInfo, list: string): readonly NestedField[] | null {
  const tree = info.fieldNodes[0]!;
  const before = known.get(tree);
  if (before !== undefined) return before;
  const fields = readRows(info, list);
  known.set(tree, fields);
  return fields;
}

/** The same of a question for rows of plain fields, with nothing below them. */
export function plainRows(info: GraphQLResolveInfo, list: string): readonly PlainField[] | null {
  const fields = nestedRows(info, list);
  return fields?.some((field) => field.fields) ? null : fields;
}

const knownLists = new WeakMap<object, ReadonlyMap<string, readonly NestedField[]>>();
const NONE: ReadonlyMap<string, readonly NestedField[]> = new Map();

/**
 * Selected fields of the rows of each of these lists, directly below the only root field and without aliases.
 * Excludes lists whose name occurs elsewhere in the query; otherwise the conditions of `nestedRows`. Cached
 * by the operation's syntax tree.
 */
export function nestedLists(
  info: GraphQLResolveInfo,
  names: ReadonlySet<string>,
): ReadonlyMap<string, readonly NestedField[]> {
  const tree = info.fieldNodes[0]!;
  const before = knownLists.get(tree);
  if (before) return before;
  const fields = rootFields(info) ?? [];
  const keys = keysOf(fields);
  const lists = new Map(
    fields
      .filter(({ name, key, fields: below }) => below && key === name && names.has(name))
      .filter(({ key }) => keys.filter((other) => other === key).length === 1)
      .map(({ name, fields: below }) => [name, below!]),
  );
  knownLists.set(tree, lists.size > 0 ? lists : NONE);
  return lists;
}

/** Selected fields of the rows if this field itself is the list, under the conditions of `nestedRows`. */
export function ownRows({
  fieldNodes,
  fragments,
  returnType,
}: GraphQLResolveInfo): readonly NestedField[] | null {
  const tree = fieldNodes[0]!;
  const before = known.get(tree);
  if (before !== undefined) return before;
  const fields =
    fieldNodes.length === 1 ? nested(tree.selectionSet, getNamedType(returnType), fragments) : null;
  known.set(tree, fields);
  return fields;
}

function keysOf(fields: readonly NestedField[]): string[] {
  return fields.flatMap(({ key, fields: below }) => [key, ...keysOf(below ?? [])]);
}

function rootFields({
  operation,
  fieldNodes,
  fragments,
  returnType,
}: GraphQLResolveInfo): readonly NestedField[] | null {
  const roots = flat(operation.selectionSet, fragments, true);
  if (fieldNodes.length !== 1 || roots?.length !== 1) return null;
  return nested(fieldNodes[0]!.selectionSet, getNamedType(returnType), fragments);
}

function readRows(info: GraphQLResolveInfo, list: string): readonly NestedField[] | null {
  const fields = rootFields(info);
  const lists = fields?.filter((field) => field.fields) ?? [];
  return lists.length === 1 && lists[0]!.name === list ? lists[0]!.fields : null;
}

function nested(
  set: SelectionSetNode | undefined,
  type: GraphQLNamedType,
  fragments: Fragments,
): NestedField[] | null {
  const asked = flat(set, fragments);
  if (!asked || !isObjectType(type)) return null;
  const fields = asked.map(({ name: { value: name }, alias, selectionSet }) => {
    const below = selectionSet && nested(selectionSet, getNamedType(type.getFields()[name]!.type), fragments);
    return below === null
      ? null
      : { name, key: alias?.value ?? name, type: type.name, fields: below ?? null };
  });
  if (!fields.every((field) => field !== null)) return null;
  return new Set(fields.map(({ key }) => key)).size === fields.length ? fields : null;
}

type FieldNodes = GraphQLResolveInfo['fieldNodes'];

/** The fields of a selection including fragments; null if one has arguments or a directive such as `@include`. */
function flat(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
  withArguments = false,
): FieldNodes | null {
  const found = set?.selections.map((selection) => {
    if (selection.directives?.length) return null;
    if (selection.kind === Kind.FIELD)
      return selection.arguments?.length && !withArguments ? null : [selection];
    const inner: Pick<FragmentDefinitionNode, 'selectionSet'> | undefined =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return flat(inner?.selectionSet, fragments, withArguments);
  });
  return found && found.every((fields) => fields !== null) ? found.flat() : null;
}
