import type { Role, SortDirection, UserSortField } from '../../../../domain/generated';
import type { UserFilter, UserSort } from '../../graphql/generated';
import { isRole } from '../../../../domain/roles';

/** What the list of accounts shows, as its address says it: a link to the page gives another reader the same rows. */
export interface UserView {
  q: string;
  role: Role | null;
  /** Null shows accounts in use and switched off ones. */
  active: boolean | null;
  /** Only student accounts that no record is linked to (permissions §7.8). */
  unlinked: boolean;
  sort: UserSort;
  /** From 1. */
  page: number;
}

const defaultSort: UserSort = { field: 'NAME', direction: 'ASC' };

export const noFilter = {
  q: '',
  role: null,
  active: null,
  unlinked: false,
} as const satisfies Partial<UserView>;

/** The columns' names in the address. */
const sortNames: Record<UserSortField, string> = {
  NAME: 'namn',
  EMAIL: 'epost',
  ROLE: 'roll',
  ACTIVE: 'konto',
  LAST_SEEN_AT: 'senast',
  CREATED_AT: 'skapad',
};
const directions: Record<string, SortDirection> = { stigande: 'ASC', fallande: 'DESC' };
const states = { aktiva: true, avstangda: false } as const;

function stateOf(name: string | null): boolean | null {
  return name === 'aktiva' || name === 'avstangda' ? states[name] : null;
}

/** Reads the address; what it does not understand is left out. */
export function readUserView(params: URLSearchParams): UserView {
  const role = params.get('roll')?.toUpperCase();
  const field = (Object.keys(sortNames) as UserSortField[]).find(
    (one) => sortNames[one] === params.get('sortera'),
  );
  const page = Number(params.get('sida'));
  return {
    q: params.get('q') ?? '',
    role: isRole(role) ? role : null,
    active: stateOf(params.get('konto')),
    unlinked: params.get('elevpost') === 'saknas',
    sort: field ? { field, direction: directions[params.get('ordning') ?? ''] ?? 'ASC' } : defaultSort,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The address of a view; what is as usual is left out. */
export function writeUserView({ q, role, active, unlinked, sort, page }: UserView): URLSearchParams {
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q.trim());
  if (role) params.set('roll', role.toLowerCase());
  if (active !== null) params.set('konto', active ? 'aktiva' : 'avstangda');
  if (unlinked) params.set('elevpost', 'saknas');
  if (sort.field !== defaultSort.field || sort.direction !== defaultSort.direction) {
    params.set('sortera', sortNames[sort.field]);
    params.set('ordning', sort.direction === 'ASC' ? 'stigande' : 'fallande');
  }
  if (page > 1) params.set('sida', String(page));
  return params;
}

/** The filter as the contract takes it: only what is in use. */
export function toUserFilter({ q, role, active, unlinked }: UserView): UserFilter {
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(role ? { roles: [role] } : {}),
    ...(active === null ? {} : { active }),
    ...(unlinked ? { unlinked } : {}),
  };
}

/** Whether any filter is in use. */
export function isFiltered(view: UserView): boolean {
  return Object.keys(toUserFilter(view)).length > 0;
}
