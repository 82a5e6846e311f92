import { birthDate } from '../../../domain/personal-number.js';
import { roleNames } from '../../../domain/roles.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Role, SearchResult } from '../../platform/graphql/generated.js';
import { maySeeBirthDate } from './search.policy.js';

/** Maximum number of results per type (contract, section 5). */
export const MOST = 20;

/** Row of every search branch, before filtering by the reader's permissions. */
export interface SearchRow {
  type: string;
  id: string;
  title: string;
  /** Code and dates of a course; role of an account, with INACTIVE if deactivated. */
  detail: string | null;
  /** The first eight digits of a student's personal number. */
  born: string | null;
  municipality: string | null;
  isProtected: boolean;
  /** False for targets closed to new students: archived, superseded or cancelled. */
  isOffered: boolean;
}

/** A result for this reader, with details that distinguish equal names (contract, section 5). */
export function toResult(row: SearchRow, actor: Actor): SearchResult {
  const { id, type, title, isOffered } = row;
  return { id, type, title, isOffered, subtitle: subtitleOf(row, actor) || null };
}

function subtitleOf(row: SearchRow, actor: Actor): string | null {
  if (row.type === 'Elev') return studentSubtitle(row, actor);
  if (row.type === 'Lärare' || row.type === 'Personal' || row.type === 'Användare')
    return accountSubtitle(row.detail ?? '');
  return row.detail;
}

/** The responsible teacher of a protected student sees the name, and that the rest is withheld. */
function studentSubtitle(row: SearchRow, actor: Actor): string {
  if (row.isProtected && !hasRank(actor, 'ADMIN')) return 'Skyddad uppgift';
  const born = row.born && maySeeBirthDate(actor) ? birthDate(row.born) : null;
  return [born, row.municipality].filter(Boolean).join(', ');
}

function accountSubtitle(detail: string): string {
  const [role, inactive] = detail.split(' ') as [Role, string?];
  return inactive ? `${roleNames[role]}, avaktiverat konto` : roleNames[role];
}
