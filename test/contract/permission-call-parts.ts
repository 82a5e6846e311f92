import type { PreparedCall } from './permission-calls.js';

/** A call by REST. */
export const rest = (method: string, path: string, body?: unknown): PreparedCall['rest'] => ({
  method,
  path,
  options: { body },
});

/** A mutation with its input. */
export const input = (
  field: string,
  type: string,
  value: unknown,
  selection = '',
): PreparedCall['graphql'] => ({
  query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
  variables: { input: value },
});
