import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { leafSchema, type JsonSchema } from './openapi-schema.js';

/** An object of an operation's answer with what is asked of it, by the names that the answer has. */
export interface Selected {
  fields: Map<string, SelectedField>;
  /** How many kinds of object it may be, where it is asked for by kind. */
  kinds: number;
}

interface SelectedField {
  type: GraphQLOutputType;
  object: Selected | null;
  /** Of how many of the kinds it is asked; all of them where it is asked of none in particular. */
  ofKinds: number;
}

/** Every object that an operation asks for, from the outermost in. */
export function selectedObjects(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): Selected[] {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const found: Selected[] = [];
  const collect = (
    type: GraphQLObjectType | null,
    selections: SelectionSetNode,
    into: Selected,
    ofKinds = Infinity,
  ): void => {
    for (const one of selections.selections) {
      if (one.kind === Kind.FIELD) {
        const field = type?.getFields()[one.name.value];
        if (field) addField(into, one.alias?.value ?? one.name.value, field.type, ofKinds, one.selectionSet);
        continue;
      }
      const part = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
      if (!part) continue;
      const named = part.typeCondition ? schema.getType(part.typeCondition.name.value) : type;
      if (!type) into.kinds += 1;
      collect(isObjectType(named) ? named : type, part.selectionSet, into, type ? ofKinds : 1);
    }
  };
  const addField = (
    into: Selected,
    name: string,
    type: GraphQLOutputType,
    ofKinds: number,
    selections?: SelectionSetNode,
  ): void => {
    const known = into.fields.get(name)?.object;
    const object = selections ? (known ?? { fields: new Map(), kinds: 0 }) : null;
    into.fields.set(name, { type, object, ofKinds: ofKinds + (into.fields.get(name)?.ofKinds ?? 0) });
    if (!object || !selections) return;
    if (!known) found.push(object);
    const named = getNamedType(type);
    collect(isObjectType(named) ? named : null, selections, object);
  };
  const root = schema.getRootType(operation) ?? null;
  collect(root, selectionSet, { fields: new Map(), kinds: 0 });
  return found;
}

/**
 * The schema of an answer: the example gives the names, which REST may have of its own, and the operation behind
 * it what the contract says of each: whether it may be null, and what kind of number or text it is. What REST
 * makes up itself is described by its example alone, and may be null.
 */
export function answerSchema(example: unknown, objects: readonly Selected[]): JsonSchema {
  const ofObject = (value: Record<string, unknown>, object: Selected | null): JsonSchema => {
    const known = object && overlap(value, object) > 0 ? object : bestMatch(value, objects);
    const fieldOf = (name: string) => known?.fields.get(name === '_id' ? 'id' : name);
    const properties = Object.entries(value).map(([name, one]) => {
      const field = fieldOf(name);
      return [name, field ? ofField(one, field.type, field.object) : orNull(ofValue(one))];
    });
    return {
      type: 'object',
      properties: Object.fromEntries(properties) as JsonSchema,
      required: Object.keys(value).filter(
        (name) => (fieldOf(name)?.ofKinds ?? Infinity) >= (known?.kinds ?? 0),
      ),
    };
  };
  const ofField = (value: unknown, type: GraphQLOutputType, object: Selected | null): JsonSchema => {
    if (!isNonNullType(type)) return orNull(ofPresent(value, type, object));
    return ofPresent(value, type.ofType, object);
  };
  const ofPresent = (value: unknown, type: GraphQLOutputType, object: Selected | null): JsonSchema => {
    if (isListType(type)) {
      if (value !== null && !Array.isArray(value)) return ofValue(value);
      return { type: 'array', items: ofField((value as unknown[] | null)?.[0] ?? null, type.ofType, object) };
    }
    const named = getNamedType(type);
    if (isLeafType(named)) {
      return ofLeaf(value, leafSchema(named));
    }
    return isRecord(value) ? ofObject(value, object) : ofValue(value);
  };
  const ofValue = (value: unknown): JsonSchema => {
    if (value === null) return {};
    if (Array.isArray(value)) return { type: 'array', items: ofValue(value[0] ?? null) };
    if (isRecord(value)) return ofObject(value, null);
    return { type: typeof value };
  };
  return ofValue(example);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of the contract as REST writes it: the example tells where that is in another way. */
function ofLeaf(value: unknown, { format, ...leaf }: JsonSchema): JsonSchema {
  // An identifier is opaque (contract, section 2); days and moments are as they are everywhere.
  const plain = format === undefined || format === 'uuid' ? leaf : { ...leaf, format };
  const { type, enum: values } = plain;
  if (Array.isArray(values)) {
    if (values.includes(value)) return plain;
    const lower = values.map((one) => String(one).toLowerCase());
    return lower.includes(String(value)) ? { type, enum: lower } : { type };
  }
  const written = type === 'integer' ? 'number' : type;
  return value === null || type === undefined || typeof value === written ? plain : { type: typeof value };
}

/** Also null; what may be anything already is left, and of a choice null becomes one. */
function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return schema;
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
  };
}

/** How much of the example the object has, from 0 to 1. */
function overlap(value: Record<string, unknown>, { fields }: Selected): number {
  const names = Object.keys(value);
  const shared = names.filter((name) => fields.has(name === '_id' ? 'id' : name));
  return names.length === 0 ? 0 : shared.length / names.length;
}

function bestMatch(value: Record<string, unknown>, objects: readonly Selected[]): Selected | null {
  let best: Selected | null = null;
  for (const one of objects) if (overlap(value, one) > (best ? overlap(value, best) : 0.5)) best = one;
  return best;
}
