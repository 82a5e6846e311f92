import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** The path of a leaf below a root field: field names, and types of unions. */
type Path = readonly string[];

const DEPTH = 7;
/** Below the document limit, with room for parent fields. */
const LEAVES = 45;

/** All leaves of a field, in as many selections as the document limits require. */
export function fullSelections(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): string[] {
  const paths = pathsOf(schema, getNamedType(field.type), [], []);
  if (paths.length === 0) return [''];
  const parts = Math.ceil(paths.length / LEAVES);
  return Array.from({ length: parts }, (_, part) => written(paths.slice(part * LEAVES, (part + 1) * LEAVES)));
}

function pathsOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  path: Path,
  above: readonly string[],
): Path[] {
  if (isLeafType(type)) return [path];
  // Stop at recursive types.
  if (above.includes(type.name) || path.filter((name) => !name.startsWith('...')).length >= DEPTH) return [];
  if (isAbstractType(type))
    return schema
      .getPossibleTypes(type)
      .flatMap((of) => pathsOf(schema, of, [...path, `... on ${of.name}`], [...above, type.name]));
  return Object.values((type as GraphQLObjectType).getFields())
    .filter(({ args }) => !args.some((arg) => isNonNullType(arg.type)))
    .flatMap((field) =>
      pathsOf(schema, getNamedType(field.type), [...path, field.name], [...above, type.name]),
    );
}

function written(paths: readonly Path[]): string {
  const groups = new Map<string, Path[]>();
  for (const [first, ...rest] of paths) groups.set(first!, [...(groups.get(first!) ?? []), rest]);
  const parts = [...groups].map(([name, rests]) => {
    const below = rests.filter((rest) => rest.length > 0);
    return below.length > 0 ? `${name} ${written(below)}` : name;
  });
  return `{ ${parts.join(' ')} }`;
}
