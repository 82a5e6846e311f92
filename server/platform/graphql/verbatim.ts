import {
  getNamedType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

/** A selected field of a row: its name, its response name, and its subfields; null for a scalar. */
export interface PlainField {
  name: string;
  key: string;
  fields: readonly PlainField[] | null;
}

/**
 * Rows of a list as JSON text from the database, in parts that the response includes unchanged. The executor
 * builds the rest of the response, with the list empty.
 */
export class VerbatimRows {
  private written: readonly string[] | null = null;

  /** Parts with rows in them, each a row or several with commas between. */
  give(parts: readonly string[]): void {
    this.written = parts;
  }

  /**
   * The answer's text in pieces around the empty list that the rows go into. Null without rows, and for an
   * answer with errors, whose list may be null.
   */
  within(text: string, isWhole = true): string[] | null {
    if (!this.written || !isWhole) return null;
    const at = text.indexOf('[]') + 1;
    if (at === 0 || text.includes('[]', at)) throw new Error('the rows have no place in the answer');
    const rows = this.written.flatMap((part, place) => (place === 0 ? [part] : [',', part]));
    return [text.slice(0, at), ...rows, text.slice(at)];
  }
}

type Fragments = GraphQLResolveInfo['fragments'];

const known = new WeakMap<object, readonly PlainField[] | null>();

/**
 * Selected fields of each row of `list`, if the query consists of this root field with only that list and
 * scalars, and its rows of plain fields and objects of them: no arguments below it, no directives, no duplicate
 * names. Null otherwise. Cached by the operation's syntax tree.
 */
export function plainRows(info: GraphQLResolveInfo, list: string): readonly PlainField[] | null {
  const tree = info.fieldNodes[0]!;
  const before = known.get(tree);
  if (before !== undefined) return before;
  const fields = readRows(info, list);
  known.set(tree, fields);
  return fields;
}

function rootFields({
  operation,
  fieldNodes,
  fragments,
  returnType,
}: GraphQLResolveInfo): readonly PlainField[] | null {
  const roots = flat(operation.selectionSet, fragments, true);
  if (fieldNodes.length !== 1 || roots?.length !== 1) return null;
  return nested(fieldNodes[0]!.selectionSet, getNamedType(returnType), fragments);
}

function readRows(info: GraphQLResolveInfo, list: string): readonly PlainField[] | null {
  const fields = rootFields(info);
  const lists = fields?.filter((field) => field.fields) ?? [];
  return lists.length === 1 && lists[0]!.name === list ? lists[0]!.fields : null;
}

function nested(
  set: SelectionSetNode | undefined,
  type: GraphQLNamedType,
  fragments: Fragments,
): PlainField[] | null {
  const asked = flat(set, fragments);
  if (!asked || !isObjectType(type)) return null;
  const fields = asked.map(({ name: { value: name }, alias, selectionSet }) => {
    const below = selectionSet && nested(selectionSet, getNamedType(type.getFields()[name]!.type), fragments);
    return below === null ? null : { name, key: alias?.value ?? name, fields: below ?? null };
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
