import { Injectable } from '@nestjs/common';
import { rolesByRank } from '../../../domain/roles.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { escapeLike, SqlParams } from '../../platform/database/sql-params.js';
import { badField, notFound } from '../../platform/errors/app-error.js';
import type {
  User,
  UserFilter,
  UserPage,
  UsersInput,
  UserSort,
  UserSortField,
} from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { toUser, USER_COLUMNS, type UserRow } from './user.view.js';
import { readQuestion } from '../../platform/validation/question.js';

const PAGE = 50;
const LARGEST_PAGE = 200;
const LARGEST_FIXED_PAGE = 1_000;
const LAST_PAGE = 1_000_000;

const SORT: Record<UserSortField, string> = {
  NAME: 'u.name',
  EMAIL: 'u.email',
  ROLE: `array_position(ARRAY['${rolesByRank.join("', '")}'], u.role)`,
  ACTIVE: 'u.active',
  LAST_SEEN_AT: '"lastSeenAt"',
  CREATED_AT: 'u.created_at',
};

/** The list of accounts for their administration (permissions, M41): one statement a page. */
@Injectable()
export class UserList {
  constructor(private readonly database: Database) {}

  /** `first` is 1 to 200, for REST's own operations to 1 000. */
  async page(
    actor: Actor,
    input: UsersInput,
    asked: ReadonlySet<string>,
    fixedOperation: boolean,
  ): Promise<UserPage> {
    const first = input.first ?? PAGE;
    const largest = fixedOperation ? LARGEST_FIXED_PAGE : LARGEST_PAGE;
    if (first < 1 || first > largest) throw badField('first', 'RANGE', `Ange 1 till ${largest} rader.`);
    const page = input.page ?? 1;
    if (page < 1 || page > LAST_PAGE) throw badField('page', 'RANGE', 'Sidan finns inte.');
    const params = new SqlParams();
    const where = conditions(input.filter ?? {}, params);
    const count = asked.has('totalCount') ? `(SELECT count(*) FROM app_user u WHERE ${where})` : '0';
    const [row] = await this.database.query<{ nodes: UserRow[]; total: number }>(
      `WITH page AS (SELECT ${USER_COLUMNS} FROM app_user u WHERE ${where}
         ${orderBy(input.sort)} LIMIT ${params.add(first)} OFFSET ${params.add((page - 1) * first)})
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

function conditions({ q, roles, active, unlinked }: UserFilter, params: SqlParams): string {
  const all = [`u.kind = 'PERSON'`];
  const text = readQuestion(q);
  if (text) {
    const pattern = params.add(`%${escapeLike(text)}%`);
    all.push(`(lower(u.name) LIKE ${pattern} OR u.email LIKE ${pattern})`);
  }
  if (roles?.length) all.push(`u.role = ANY (${params.add(roles)}::text[])`);
  if (active !== null && active !== undefined) all.push(`u.active = ${params.add(active)}`);
  if (unlinked !== null && unlinked !== undefined) {
    const linked = 'EXISTS (SELECT FROM student s WHERE s.user_id = u.id)';
    all.push(`u.role = 'STUDENT' AND ${unlinked ? 'NOT ' : ''}${linked}`);
  }
  return all.join(' AND ');
}

/** Accounts without a value stand last, whichever way the column is sorted. */
function orderBy(sort: UserSort | null | undefined): string {
  const way = sort?.direction === 'DESC' ? 'DESC' : 'ASC';
  const column = SORT[sort?.field ?? 'NAME'];
  return `ORDER BY ${column} ${way} NULLS LAST, u.name, u.id`;
}
