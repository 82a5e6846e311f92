import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';
import type { AnswerObject, AnswerShape } from '../mapping/answer-shape.js';
import type { RestRoute } from '../rest-route.js';

/** A JSON Schema, as far as the document needs one. */
export type JsonSchema = Record<string, unknown>;

const SCALARS: Record<string, JsonSchema> = {
  // Opaque: clients must not depend on the format of ids (contract, section 2).
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  JSONObject: { type: 'object', additionalProperties: true },
  Ore: { type: 'integer' },
};

/** The contract's types as JSON Schema; shared types are named, under `components`. */
export class Schemas {
  readonly named: Record<string, JsonSchema> = {};

  constructor(private readonly lowerCase: ReadonlySet<string>) {}

  /** Of an answer; without a type it is an object that is always there. */
  answer({ shape, type }: { shape: AnswerShape; type: GraphQLOutputType | null }): JsonSchema {
    if (type === null) return this.shape(shape);
    if (!isNonNullType(type)) return orNull(this.present(shape, type));
    return this.present(shape, type.ofType);
  }

  /** Of a value that is sent; null where that is one of its values. */
  input(type: GraphQLInputType): JsonSchema {
    return isNonNullType(type) ? this.given(type.ofType) : orNull(this.given(type));
  }

  /** Of a value in an address, where null has no way of being written. */
  given(type: GraphQLInputType): JsonSchema {
    if (isNonNullType(type)) return this.given(type.ofType);
    if (isListType(type)) return { type: 'array', items: this.input(type.ofType) };
    if (!isInputObjectType(type)) return this.leaf(type);
    return this.reference(type.name, () => this.object(type, Object.keys(type.getFields())));
  }

  /** Request body of a route: its input's fields without those in the path and headers. */
  body(input: GraphQLInputObjectType, hidden: ReadonlySet<string>, route: RestRoute): JsonSchema | null {
    const { nest, groups = {}, versioned } = route;
    const grouped = Object.values(groups).flatMap((names) => Object.values(names));
    const kept = Object.keys(input.getFields()).filter(
      (name) => !hidden.has(name) && name !== nest && !grouped.includes(name),
    );
    const schema = this.object(input, kept, versioned ? ['version'] : []);
    const properties = schema.properties as JsonSchema;
    const required = (schema.required ?? []) as string[];
    const nested = nest && nullable(input.getFields()[nest]!.type);
    if (nested && isInputObjectType(nested)) {
      const inner = this.object(nested, Object.keys(nested.getFields()));
      Object.assign(properties, inner.properties);
      required.push(...((inner.required ?? []) as string[]));
    }
    for (const [group, names] of Object.entries(groups)) {
      const inner = Object.entries(names).map(([name, field]) => [name, this.field(input, field)]);
      const needed = Object.keys(names).filter((name) =>
        isRequiredInputField(input.getFields()[names[name]!]!),
      );
      properties[group] = {
        type: 'object',
        properties: Object.fromEntries(inner) as JsonSchema,
        required: needed,
      };
      required.push(group);
    }
    if (Object.keys(properties).length === 0) return null;
    return { ...schema, ...(required.length > 0 && { required }) };
  }

  private object(
    type: GraphQLInputObjectType,
    names: readonly string[],
    optional: readonly string[] = [],
  ): JsonSchema {
    const fields = type.getFields();
    const required = names.filter((name) => isRequiredInputField(fields[name]!) && !optional.includes(name));
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(names.map((name) => [name, this.field(type, name)])) as JsonSchema,
      ...(required.length > 0 && { required }),
    };
  }

  private field(of: GraphQLInputObjectType, name: string): JsonSchema {
    const { type, description } = of.getFields()[name]!;
    return { ...this.input(type), ...(description && { description }) };
  }

  private present(shape: AnswerShape, type: GraphQLOutputType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.answer({ shape, type: type.ofType }) };
    return this.shape(shape);
  }

  private shape(shape: AnswerShape): JsonSchema {
    if ('leaf' in shape) return this.leaf(shape.leaf);
    const [one, ...others] = shape.objects.map((object) => this.kind(object));
    return others.length === 0 ? one! : { anyOf: [one, ...others] };
  }

  private kind(object: AnswerObject): JsonSchema {
    if (object.fragment === null) return this.answered(object);
    return this.reference(object.fragment.replace(/^Rest/, ''), () => this.answered(object));
  }

  private answered({ fields }: AnswerObject): JsonSchema {
    const properties = [...fields].map(([name, field]) => {
      const { description } = field;
      return [name, { ...this.answer(field), ...(description !== null && { description }) }];
    });
    return {
      type: 'object',
      properties: Object.fromEntries(properties) as JsonSchema,
      required: [...fields.keys()],
    };
  }

  private leaf(type: GraphQLLeafType): JsonSchema {
    if (isEnumType(type)) {
      const lower = this.lowerCase.has(type.name);
      const names = type.getValues().map(({ name }) => (lower ? name.toLowerCase() : name));
      return { type: 'string', enum: names };
    }
    const schema = SCALARS[type.name];
    if (!schema) throw new Error(`OpenAPI does not know the scalar ${type.name}`);
    return schema;
  }

  private reference(name: string, make: () => JsonSchema): JsonSchema {
    if (!this.named[name]) {
      this.named[name] = {};
      this.named[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** Also null. */
function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
  };
}

function nullable(type: GraphQLInputType): GraphQLInputType {
  return isNonNullType(type) ? type.ofType : type;
}
