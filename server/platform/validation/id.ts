import { validate } from 'uuid';
import { badField } from '../errors/app-error.js';

/**
 * Validates an identifier in the server's own format, since PostgreSQL would also accept braces and misplaced
 * hyphens (security, note 8). Throws BAD_USER_INPUT on `path`.
 */
export function requireId(id: string, path: string): string {
  if (!validate(id)) throw badField(path, 'FORMAT', 'Det är inget giltigt id.');
  return id.toLowerCase();
}
