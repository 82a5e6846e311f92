import {
  coerceInputValue,
  isInputType,
  isNonNullType,
  print,
  typeFromAST,
  valueFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { badInput, type FieldError, type FieldReason } from '../../errors/app-error.js';

/**
 * Validates variables against the contract's input types and names every invalid field, without repeating
 * values (security, T37). Runs after the role check.
 */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Record<string, unknown>,
): void {
  const fields: FieldError[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeOf(schema, definition);
    const value = given[name];
    if (value === undefined) {
      const missing =
        isNonNullType(type) &&
        (!definition.defaultValue || valueFromAST(definition.defaultValue, type) === undefined);
      if (missing) fields.push(required(name));
      continue;
    }
    coerceInputValue(value, type, (path, _value, error) => fields.push(toFieldError([name, ...path], error)));
  }
  if (fields.length > 0) throw badInput(fields);
}

const known = new WeakMap<VariableDefinitionNode, GraphQLInputType>();

/** Cached by the definition node, which belongs to one operation of one schema. */
function typeOf(schema: GraphQLSchema, definition: VariableDefinitionNode): GraphQLInputType {
  const before = known.get(definition);
  if (before) return before;
  const type = typeFromAST(schema, definition.type as Parameters<typeof typeFromAST>[1]);
  if (!type || !isInputType(type)) throw new Error(`${print(definition)} is not an input type`);
  known.set(definition, type);
  return type;
}

/** `input` is every mutation's only argument: paths are relative to it, as in REST bodies. */
function dotted(path: readonly (string | number)[]): string {
  const shown = path[0] === 'input' && path.length > 1 ? path.slice(1) : path;
  return shown.join('.');
}

function toFieldError(path: readonly (string | number)[], error: GraphQLError): FieldError {
  const [, unknownField] = /^Field "([^"]+)" is not defined/.exec(error.message) ?? [];
  const [, missingField] = /^Field "([^"]+)" of required type/.exec(error.message) ?? [];
  if (unknownField) return named(dotted([...path, unknownField]), 'UNKNOWN_FIELD');
  if (missingField) return named(dotted([...path, missingField]), 'REQUIRED');
  if (/non-nullable type/.test(error.message)) return named(dotted(path), 'REQUIRED');
  if (/does not exist in .* enum|Enum .* cannot represent/.test(error.message))
    return named(dotted(path), 'NOT_ALLOWED');
  if (error.originalError && 'reason' in error.originalError) {
    return {
      path: dotted(path),
      reason: error.originalError.reason as FieldReason,
      message: error.originalError.message,
    };
  }
  return named(dotted(path), 'TYPE');
}

const SENTENCES = {
  UNKNOWN_FIELD: 'Fältet är okänt.',
  REQUIRED: 'Fältet måste fyllas i.',
  NOT_ALLOWED: 'Värdet är inte tillåtet.',
  TYPE: 'Värdet har fel typ.',
} as const;

function named(path: string, reason: keyof typeof SENTENCES): FieldError {
  return { path, reason, message: SENTENCES[reason] };
}

function required(path: string): FieldError {
  return named(path, 'REQUIRED');
}
