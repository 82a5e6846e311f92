import { badField } from '../../errors/app-error.js';

/**
 * Input of an operation: the body plus the path's parameters. Only the path identifies the object; a body
 * that names one too is rejected, not silently overruled (contract, section 3).
 */
export function addressed(
  body: Record<string, unknown>,
  address: Record<string, unknown>,
): Record<string, unknown> {
  const twice = Object.keys(address).find((name) => body[name] !== undefined);
  if (twice) throw badField(twice, 'UNKNOWN_FIELD', 'Fältet är okänt.');
  return { ...body, ...address };
}
