import { badField, type AppError } from '../../errors/app-error.js';

/**
 * Query string values by their known names, each at most once; an unknown name is rejected like an unknown
 * body field (contract, section 3).
 */
export function queryValues<Name extends string>(
  query: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const known: readonly string[] = names;
  const values: Partial<Record<string, string>> = {};
  for (const [name, value] of Object.entries(query)) {
    if (!known.includes(name)) throw unknownName(name);
    if (typeof value !== 'string') throw badField(name, 'TYPE', 'Ange värdet en gång.');
    values[name] = value;
  }
  return values as Partial<Record<Name, string>>;
}

/** Refusal of an unknown name; a name may be empty (`?=1`), its path never is. */
export function unknownName(name: string): AppError {
  return badField(name.slice(0, 60) || '?', 'UNKNOWN_FIELD', 'Fältet är okänt.');
}

/** `true` or `false`; nothing when left out. Throws BAD_USER_INPUT on `name`. */
export function queryFlag(value: string | undefined, name: string): boolean | undefined {
  if (value === undefined || value === 'true' || value === 'false')
    return value === undefined ? value : value === 'true';
  throw badField(name, 'NOT_ALLOWED', 'Ange true eller false.');
}
