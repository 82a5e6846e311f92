import { Injectable } from '@nestjs/common';
import { userList } from '../../../domain/lists/users.js';
import { rolesByRank } from '../../../domain/roles.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import {
  filterConditions,
  limitTo,
  orderOf,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { User, UserPage, UsersInput } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { toUser, USER_COLUMNS, type UserRow } from './user.view.js';

const SORT: SortSql<typeof userList> = {
  NAME: 'u.name',
  EMAIL: 'u.email',
  ROLE: `array_position(ARRAY['${rolesByRank.join("', '")}'], u.role)`,
  ACTIVE: 'u.active',
  LAST_SEEN_AT: '"lastSeenAt"',
  CREATED_AT: 'u.created_at',
};

const FILTER: FilterSql<typeof userList> = {
  q: (value) => `(lower(u.name) LIKE ${value()} OR u.email LIKE ${value()})`,
  roles: (value) => `u.role = ANY (${value()}::text[])`,
  active: (value) => `u.active = ${value()}`,
  cannotSignIn: (_value, on) => `u.password_hash IS ${on ? '' : 'NOT '}NULL`,
  unlinked: (_value, on) =>
    `u.role = 'STUDENT' AND ${on ? 'NOT ' : ''}EXISTS (SELECT FROM student s WHERE s.user_id = u.id)`,
};

/** The list of accounts for their administration (permissions, M41): one statement a page. */
@Injectable()
export class UserList {
  constructor(private readonly database: Database) {}

  async page(
    actor: Actor,
    input: UsersInput,
    asked: ReadonlySet<string>,
    fixedOperation: boolean,
  ): Promise<UserPage> {
    const page = readPage(userList, input, fixedOperation);
    const params = new SqlParams();
    const where = [
      `u.kind = 'PERSON'`,
      ...filterConditions(userList, input.filter ?? {}, { sql: FILTER, params }),
    ].join(' AND ');
    const count = asked.has('totalCount') ? `(SELECT count(*) FROM app_user u WHERE ${where})` : '0';
    const [row] = await this.database.query<{ nodes: UserRow[]; total: number }>(
      `WITH page AS (SELECT ${USER_COLUMNS} FROM app_user u WHERE ${where}
         ORDER BY ${orderOf(userList, SORT, input.sort)}, u.name, u.id ${limitTo(page, params)})
       SELECT coalesce((SELECT json_agg(page) FROM page), '[]'::json) AS nodes, ${count}::integer AS total`,
      params.values,
    );
    return { nodes: row!.nodes.map((user) => toUser(user, actor)), totalCount: row!.total };
  }

  async one(actor: Actor, id: string): Promise<User> {
    const [row] = await this.database.query<UserRow>(
      `SELECT ${USER_COLUMNS} FROM app_user u WHERE u.id = $1 AND u.kind = 'PERSON'`,
      [requireId(id, 'id')],
    );
    if (!row) throw notFound('Användaren finns inte.');
    return toUser(row, actor);
  }
}
