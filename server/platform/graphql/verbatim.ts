import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** A field of a row as it was asked for: its name, and the name that the answer gives it. */
export interface PlainField {
  name: string;
  key: string;
}

/**
 * The rows of a list as the database has written them: JSON text in parts, which the answer takes in as they are.
 * Everything else of the answer is made by the executor, with the list left empty.
 */
export class VerbatimRows {
  private written: readonly string[] | null = null;

  /** Parts with rows in them, each a row or several with commas between. */
  give(parts: readonly string[]): void {
    this.written = parts;
  }

  /** The answer's text in pieces: `text` holds one empty list, which the rows go into. Null without rows. */
  within(text: string): string[] | null {
    if (!this.written) return null;
    const at = text.indexOf('[]') + 1;
    if (at === 0 || text.includes('[]', at)) throw new Error('the rows have no place in the answer');
    const rows = this.written.flatMap((part, place) => (place === 0 ? [part] : [',', part]));
    return [text.slice(0, at), ...rows, text.slice(at)];
  }
}

type Fragments = GraphQLResolveInfo['fragments'];

const known = new WeakMap<object, readonly PlainField[] | null>();

/**
 * The fields asked for of each row of `list`, when the question is for this one root field and nothing in it but
 * that list, of plain fields: no arguments, no conditions, nothing below. Null for every other question. Remembered
 * by the operation's syntax tree.
 */
export function plainRows(info: GraphQLResolveInfo, list: string): readonly PlainField[] | null {
  const tree = info.fieldNodes[0]!;
  const before = known.get(tree);
  if (before !== undefined) return before;
  const fields = readRows(info, list);
  known.set(tree, fields);
  return fields;
}

function readRows(
  { operation, fieldNodes, fragments }: GraphQLResolveInfo,
  list: string,
): PlainField[] | null {
  const roots = flat(operation.selectionSet, fragments);
  const fields =
    fieldNodes.length === 1 && roots?.length === 1 ? flat(fieldNodes[0]!.selectionSet, fragments) : null;
  const lists = fields?.filter(({ name }) => name.value !== '__typename') ?? [];
  const [rows] = lists;
  if (lists.length !== 1 || !rows || rows.name.value !== list) return null;
  const asked = flat(rows.selectionSet, fragments);
  if (!asked || asked.some(({ selectionSet }) => selectionSet)) return null;
  const plain = asked.map(({ name, alias }) => ({ name: name.value, key: (alias ?? name).value }));
  return new Set(plain.map(({ key }) => key)).size === plain.length ? plain : null;
}

type FieldNodes = GraphQLResolveInfo['fieldNodes'];

/** The fields of a selection through its fragments; null where one has arguments or hangs on a condition. */
function flat(set: SelectionSetNode | undefined, fragments: Fragments): FieldNodes | null {
  const found = set?.selections.map((selection) => {
    if (selection.directives?.length) return null;
    if (selection.kind === Kind.FIELD) return selection.arguments?.length ? null : [selection];
    const inner: Pick<FragmentDefinitionNode, 'selectionSet'> | undefined =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return flat(inner?.selectionSet, fragments);
  });
  return found && found.every((fields) => fields !== null) ? found.flat() : null;
}
