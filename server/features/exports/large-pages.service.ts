import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import type { LargePages } from '../../platform/rest/large-pages.js';
import { ExportQuota } from './export-quota.queries.js';
import { ExportSources } from './export-sources.service.js';

/** Large pages of REST lists: recorded as exports of the list, and counted with them. */
@Injectable()
export class LargePageQuota implements LargePages {
  constructor(
    private readonly sources: ExportSources,
    private readonly quota: ExportQuota,
    private readonly work: UnitOfWork,
  ) {}

  /** Throws TOO_MANY_REQUESTS if the caller's hourly export quota is exhausted. */
  async take(context: RequestContext, list: string): Promise<void> {
    const source = this.sources.all().find((one) => one.list === list);
    if (!source || source.protectedStudent === 'NAMES_NOBODY') return;
    const { actor, from } = signedIn(context);
    const call = { actor, from, idempotency: null };
    await this.quota.assertRoom(call, source);
    await this.work.run(call, (tx) => this.quota.record(tx, actor, source, true));
  }
}
