import { validate } from 'uuid';
import { badField } from '../errors/app-error.js';

/**
 * An identifier as the server writes them. PostgreSQL would also take braces and odd hyphens
 * (security, note 8), so it is never the one to judge. Throws BAD_USER_INPUT on `path`.
 */
export function requireId(id: string, path: string): string {
  if (!validate(id)) throw badField(path, 'FORMAT', 'Det är inget giltigt id.');
  return id.toLowerCase();
}
