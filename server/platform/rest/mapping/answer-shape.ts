import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLLeafType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Selection of an operation, by response names. */
export type AnswerShape = { leaf: GraphQLLeafType } | { objects: readonly AnswerObject[] };

/** One kind of object that an answer may be. */
export interface AnswerObject {
  fields: ReadonlyMap<string, AnswerField>;
  /** The fragment that it is, and nothing else. */
  fragment: string | null;
}

export interface AnswerField {
  type: GraphQLOutputType;
  description: string | null;
  shape: AnswerShape;
}

/** The answer of a whole operation. */
export function answerShape(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): AnswerObject {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);

  const shapeOf = (type: GraphQLNamedOutputType, asked: readonly SelectionSetNode[]): AnswerShape => {
    if (isLeafType(type)) return { leaf: type };
    const kinds = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    return { objects: kinds.map((kind) => objectOf(kind, asked)) };
  };

  const objectOf = (type: GraphQLObjectType, asked: readonly SelectionSetNode[]): AnswerObject => {
    const found = new Map<string, { name: string; asked: SelectionSetNode[] }>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const one of selections) {
        if (one.kind === Kind.FIELD) {
          const key = one.alias?.value ?? one.name.value;
          const field = found.get(key) ?? { name: one.name.value, asked: [] };
          if (one.selectionSet) field.asked.push(one.selectionSet);
          found.set(key, field);
          continue;
        }
        const part = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value)!;
        const of = part.typeCondition && schema.getType(part.typeCondition.name.value);
        if (!of || !isObjectType(of) || of === type) collect(part.selectionSet);
      }
    };
    for (const set of asked) collect(set);
    const fields = [...found].flatMap(([key, { name, asked: inner }]) => {
      const field = type.getFields()[name];
      if (!field) return [];
      const description = field.description ?? null;
      return [
        [key, { type: field.type, description, shape: shapeOf(getNamedType(field.type), inner) }] as const,
      ];
    });
    return { fields: new Map(fields), fragment: onlyFragment(asked) };
  };
  return objectOf(schema.getRootType(operation)!, [selectionSet]);
}

function onlyFragment(asked: readonly SelectionSetNode[]): string | null {
  const [set, ...others] = asked;
  const [one, ...more] = set?.selections ?? [];
  return others.length === 0 && more.length === 0 && one?.kind === Kind.FRAGMENT_SPREAD
    ? one.name.value
    : null;
}

type Change = (value: unknown) => unknown;

/** Converts an answer to REST's format in place; null if nothing changes. */
export function lowerCaseIn(shape: AnswerShape, lowerCase: ReadonlySet<string>): Change | null {
  if ('leaf' in shape) {
    if (!lowerCase.has(shape.leaf.name)) return null;
    return throughLists((value) => (typeof value === 'string' ? value.toLowerCase() : value));
  }
  const changes = shape.objects.flatMap(({ fields }) =>
    [...fields].flatMap(([name, field]) => {
      const change = lowerCaseIn(field.shape, lowerCase);
      return change ? [[name, change] as const] : [];
    }),
  );
  if (changes.length === 0) return null;
  return throughLists((value) => {
    const object = value as Record<string, unknown>;
    for (const [name, change] of changes) if (name in object) object[name] = change(object[name]);
    return object;
  });
}

function throughLists(change: Change): Change {
  return function changed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(changed);
    return value === null || value === undefined ? value : change(value);
  };
}
