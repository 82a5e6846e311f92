import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The names of all fields that the question has right below the objects called `object` in the answer to this root
 * field, through its fragments and whatever the conditions: what is not among them is not asked for. Remembered by the
 * operation's syntax tree, which asks one root field for one such object.
 */
export function namesBelow(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  object: string,
): ReadonlySet<string> {
  const tree = fieldNodes[0]!;
  const before = known.get(tree);
  if (before) return before;
  const fields = fieldNodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments));
  const inner = fields.filter(({ name }) => name.value === object);
  const names = inner.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments));
  const found = new Set(names.map(({ name }) => name.value));
  known.set(tree, found);
  return found;
}

function fieldsOf(
  set: SelectionSetNode | undefined,
  fragments: Fragments,
): GraphQLResolveInfo['fieldNodes'][number][] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return fieldsOf(inner?.selectionSet, fragments);
  });
}
