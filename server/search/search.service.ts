import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../auth/actor.js';
import type { Config } from '../config.js';
import { CONFIG } from '../config-token.js';
import { Database } from '../database/database.js';
import { SqlParams } from '../database/sql-params.js';
import type { SearchResult, SearchType } from '../graphql/generated.js';
import { accessLogPart } from '../history/access-log.js';
import { RateLimit } from '../http/rate-limit.js';
import { accountsByText } from './account-branches.js';
import { educationByText } from './education-branches.js';
import { toResult, type SearchRow } from './search-row.js';
import { questionOf, wordsOf, type Question } from './search-words.js';
import { studentsByDay, studentsByText } from './student-branch.js';

/** Searches a minute and session (security, T81). */
const PER_MINUTE = 60;

/** The global search: one statement for all types, each branch by its own index (contract, section 5). */
@Injectable()
export class SearchService {
  private readonly limit = new RateLimit(PER_MINUTE);

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Best match first within a type; nothing for a text of under three characters or a day that does not exist. */
  async search(
    actor: Actor,
    type: SearchType,
    q?: string | null,
    date?: string | null,
  ): Promise<SearchResult[]> {
    if (this.config.rateLimits) this.limit.hit(actor.sessionHash);
    const question = questionOf(type, q, date);
    if (!question) return [];
    const params = new SqlParams();
    const branches = branchesOf(actor, type, question, params);
    const trace = type === 'KURS' ? '' : `WITH ${accessLogPart(actor, 'SEARCH_STUDENTS', params, null)}`;
    // Not prepared under a name: a general plan for any pattern would lose the trigram indexes.
    const rows = await this.database.query<SearchRow>(
      `${trace} SELECT r.type, r.id, r.title, r.detail, r.born, r.municipality, r."isProtected"
       FROM (${branches.map((branch, place) => `SELECT ${place} AS place, b.* FROM (${branch}) b`).join(' UNION ALL ')}) r
       ORDER BY r.place, r.rank, r.title, r.detail DESC, r.id`,
      params.values,
    );
    return rows.map((row) => toResult(row, actor));
  }
}

function branchesOf(
  actor: Actor,
  type: SearchType,
  question: NonNullable<Question>,
  params: SqlParams,
): string[] {
  if (question.kind === 'day') return [studentsByDay(actor, question.day, params)];
  const typed = wordsOf(question.text, params);
  const people = () => [studentsByText(actor, question.text, typed, params), ...accountsByText(actor, typed)];
  if (type === 'ANVANDARE') return people();
  return type === 'KURS' ? educationByText(typed) : [...people(), ...educationByText(typed)];
}
