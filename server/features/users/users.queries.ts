import { Injectable } from '@nestjs/common';
import { userList } from '../../../domain/lists/users.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../platform/database/paging/keyset.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { User, UserPage, UsersInput } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { PEOPLE, userOrder } from './user-order.queries.js';
import { toUser, USER_COLUMNS, type UserRow } from './user.mapper.js';

const FILTER: FilterSql<typeof userList> = {
  q: (value) => `(lower(u.name) LIKE ${value()} OR u.email LIKE ${value()})`,
  roles: (value) => `u.role = ANY (${value()}::text[])`,
  active: (value) => `u.active = ${value()}`,
  cannotSignIn: (_value, on) => `u.password_hash IS ${on ? '' : 'NOT '}NULL`,
  unlinked: (_value, on) =>
    `u.role = 'STUDENT' AND ${on ? 'NOT ' : ''}EXISTS (SELECT FROM student s WHERE s.user_id = u.id)`,
};

/** The list of accounts for the user administration (permissions, M41): one statement per page. */
@Injectable()
export class UserList {
  constructor(private readonly database: Database) {}

  async page(
    actor: Actor,
    input: UsersInput,
    asked: ReadonlySet<string>,
    fixedOperation: boolean,
  ): Promise<UserPage> {
    const { first, offset } = readPage(userList, input, fixedOperation);
    const params = new SqlParams();
    const narrowed = filterConditions(userList, input.filter ?? {}, { sql: FILTER, params });
    const where = [PEOPLE, ...narrowed].join(' AND ');
    const order = userOrder(input.sort);
    const after = placeOf(input.after, order);
    const source = { table: 'app_user u', row: 'u', where, leavesMost: narrowed.length === 0 };
    const page = stretchOf(source, order, { first, offset, after }, params);
    const count = asked.has('totalCount') ? `(SELECT count(*) FROM app_user u WHERE ${where})` : '0';
    const [row] = await this.database[input.filter?.q?.trim() ? 'query' : 'hot']<Found<UserRow>>(
      `WITH ${page}
       SELECT coalesce((SELECT json_agg(shown) FROM (SELECT ${USER_COLUMNS} FROM page u ORDER BY u.place) shown), '[]'::json) AS nodes,
         ${count}::integer AS total, ${lastPlace(first, order)} AS last`,
      params.values,
    );
    const { nodes, nextCursor } = shownOf(row!, first);
    return { nodes: nodes.map((user) => toUser(user, actor)), totalCount: row!.total, nextCursor };
  }

  async one(actor: Actor, id: string): Promise<User> {
    const [row] = await this.database.query<UserRow>(
      `SELECT ${USER_COLUMNS} FROM app_user u WHERE u.id = $1 AND ${PEOPLE}`,
      [requireId(id, 'id')],
    );
    if (!row) throw notFound('Användaren finns inte.');
    return toUser(row, actor);
  }
}
