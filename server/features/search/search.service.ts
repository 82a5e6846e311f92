import { API_LIMITS } from '../../../domain/api-limits.js';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database } from '../../platform/database/database.js';
import type { SearchResult, SearchType } from '../../platform/graphql/generated.js';
import { RateLimit } from '../../platform/http/rate-limit.js';
import { toResult, type SearchRow } from './search.mapper.js';
import { searchStatement } from './search.queries.js';
import { questionOf } from './search.input.js';

/** The global search: one statement for all types, each branch by its own index (contract, section 5). */
@Injectable()
export class SearchService {
  private readonly limit = new RateLimit(API_LIMITS.searchesPerMinute);

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Best match first within a type; empty for texts below three characters and invalid dates. */
  async search(
    actor: Actor,
    type: SearchType,
    q?: string | null,
    date?: string | null,
  ): Promise<SearchResult[]> {
    this.count(actor);
    const question = questionOf(type, q, date);
    if (!question) return [];
    const { sql, values } = searchStatement(actor, type, question);
    const rows = await this.database.hot<SearchRow>(sql, values);
    return rows.map((row) => toResult(row, actor));
  }

  private count({ sessionHash }: Actor): void {
    if (this.config.rateLimits) this.limit.hit(sessionHash);
  }
}
