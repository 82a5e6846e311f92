import { rolesByRank } from '../../../domain/roles.js';
import {
  always,
  sometimes,
  type Order,
  type SortKey,
  type Tie,
} from '../../platform/database/paging/order.js';
import { alongBoolean, alongColumn, alongWords } from '../../platform/database/paging/walk.js';
import type { UserSort, UserSortField } from '../../platform/graphql/generated.js';

/** Excludes accounts of API keys from all lists of accounts. */
export const PEOPLE = `u.kind = 'PERSON'`;
const AMONG = `app_user u WHERE ${PEOPLE}`;

const NAME: Tie = { sql: 'u.name', type: 'text', way: 'ASC' };
const ID: Tie = { sql: 'u.id', type: 'uuid', way: 'ASC' };

/** Sorts by rank, not by label. */
const role: SortKey = {
  sql: `array_position(ARRAY['${rolesByRank.join("', '")}'], u.role)`,
  type: 'integer',
  walk: alongWords('u.role', rolesByRank),
};

const active: SortKey = { ...always('u.active', 'boolean'), walk: alongBoolean('u.active') };

const seen: SortKey = {
  ...sometimes('u.last_signed_in_at', 'timestamptz'),
  walk: alongColumn('u.last_signed_in_at', AMONG),
};

const created: SortKey = {
  ...always('u.created_at', 'timestamptz'),
  walk: alongColumn('u.created_at', AMONG),
};

/** Sort key and tie-breakers of a column: addresses are unique. */
const SORT: Readonly<Record<UserSortField, [SortKey, readonly Tie[]]>> = {
  NAME: [{ ...always('u.name'), walk: { ...alongColumn('u.name', AMONG), collation: 'sv-x-icu' } }, [ID]],
  EMAIL: [always('u.email'), []],
  ROLE: [role, [NAME, ID]],
  ACTIVE: [active, [NAME, ID]],
  LAST_SEEN_AT: [seen, [NAME, ID]],
  CREATED_AT: [created, [NAME, ID]],
};

/** Order of the list; ties are sorted by name. */
export function userOrder(sort: UserSort | null | undefined): Order {
  const { field, direction } = sort ?? { field: 'NAME', direction: 'ASC' };
  const [key, ties] = SORT[field];
  return { key, way: direction === 'DESC' ? 'DESC' : 'ASC', ties };
}
