import { badField } from '../errors/app-error.js';

/**
 * The input of an operation: the body, and what the address names. The address alone says which
 * object is meant; a body that names one too is refused and not overruled in silence (contract, section 3).
 */
export function addressed(
  body: Record<string, unknown>,
  address: Record<string, unknown>,
): Record<string, unknown> {
  const twice = Object.keys(address).find((name) => body[name] !== undefined);
  if (twice) throw badField(twice, 'UNKNOWN_FIELD', 'Fältet är okänt.');
  return { ...body, ...address };
}
