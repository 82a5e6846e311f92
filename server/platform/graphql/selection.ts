import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Record<string, FragmentDefinitionNode>;

const known = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/**
 * Selected field names below a root field, at a path such as `nodes`, with dotted names for nested ones such
 * as `teacher.userId`: statements then read only those. Cached by the operation's syntax tree.
 */
export function selectedFields(info: GraphQLResolveInfo, path: readonly string[] = []): ReadonlySet<string> {
  const [tree, ...others] = info.fieldNodes as [FieldNode, ...FieldNode[]];
  // Which of several are there may hang on the variables of @include.
  if (others.length > 0) return namesBelow(info, path);
  const byPath = known.get(tree) ?? new Map<string, ReadonlySet<string>>();
  known.set(tree, byPath);
  const key = path.join('.');
  const found = byPath.get(key);
  if (found) return found;
  const names = namesBelow(info, path);
  byPath.set(key, names);
  return names;
}

function namesBelow({ fieldNodes, fragments }: GraphQLResolveInfo, path: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const { selectionSet } of fieldNodes) {
    if (selectionSet) collect(selectionSet, path, fragments, names);
  }
  return names;
}

function collect(
  set: SelectionSetNode,
  path: readonly string[],
  fragments: Fragments,
  names: Set<string>,
  above = '',
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      collect(fragments[selection.name.value]!.selectionSet, path, fragments, names, above);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collect(selection.selectionSet, path, fragments, names, above);
    } else if (path.length === 0) {
      const name = above + selection.name.value;
      names.add(name);
      if (selection.selectionSet) collect(selection.selectionSet, path, fragments, names, `${name}.`);
    } else if (selection.name.value === path[0] && selection.selectionSet) {
      collect(selection.selectionSet, path.slice(1), fragments, names);
    }
  }
}
