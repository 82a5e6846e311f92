import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
} from 'graphql';

/** A JSON Schema, as far as the document needs one. */
export type JsonSchema = Record<string, unknown>;

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** The fields of an input of the contract as a body has them, without those that the address names. */
export function bodySchema(input: GraphQLInputObjectType, inAddress: ReadonlySet<string>): JsonSchema {
  const fields = Object.values(input.getFields()).filter(({ name }) => !inAddress.has(name));
  const required = fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  const properties = fields.map(({ name, type, description }) => [
    name,
    { ...typeSchema(type), ...(description ? { description } : {}) },
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties) as JsonSchema,
    ...(required.length > 0 ? { required } : {}),
  };
}

function typeSchema(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return typeSchema(type.ofType as GraphQLInputType);
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType as GraphQLInputType) };
  if (isInputObjectType(type)) return bodySchema(type, new Set());
  return leafSchema(type);
}

/** A value without parts. */
export function leafSchema(type: GraphQLLeafType): JsonSchema {
  // REST writes roles in lower case, all other values as the contract has them.
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => (type.name === 'Role' ? name.toLowerCase() : name));
    return { type: 'string', enum: names };
  }
  return SCALARS[type.name] ?? {};
}

/** The shape that an example has: every field is there, and those without a value may have one. */
export function schemaOfExample(value: unknown): JsonSchema {
  if (value === null) return {};
  if (Array.isArray(value))
    return { type: 'array', items: value.length > 0 ? schemaOfExample(value[0]) : {} };
  if (typeof value === 'object') {
    const properties = Object.entries(value).map(([name, one]) => [name, schemaOfExample(one)]);
    return {
      type: 'object',
      properties: Object.fromEntries(properties) as JsonSchema,
      required: Object.keys(value),
    };
  }
  if (typeof value === 'number') return { type: 'integer' };
  return { type: typeof value };
}
