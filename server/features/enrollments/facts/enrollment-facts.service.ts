import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { LOGGER } from '../../../platform/log/log.js';
import { takeMarks, type ChangedIds } from './fact-marks.writes.js';

/** Writes a table of facts anew for these enrolments, by its rule. */
export type FactsWriter = (tx: Queryable, ids: ChangedIds) => Promise<void>;

/** So few are taken from the rule in passing; more are settled before they are read. */
const FEW = 200;

/**
 * The tables of facts that are kept of enrolments (ADR 16). Features register theirs. A reading is right whether its
 * facts have been settled or not: it is only slower while many have not.
 */
@Injectable()
export class EnrollmentFacts implements OnModuleInit {
  private readonly writers: FactsWriter[] = [];
  private settling: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('enrollment-facts', () => this.settle());
  }

  /** To be called from `onModuleInit`. */
  register(writer: FactsWriter): void {
    this.writers.push(writer);
  }

  /** Before a reading that would otherwise reckon much anew. Those at once wait for one settling, and take one connection. */
  async settleMany(): Promise<void> {
    const [marked] = await this.database.hot<{ many: boolean }>(
      `SELECT coalesce(sum(cardinality(enrollments)) > ${FEW} OR count(*) > ${FEW}
         OR bool_or(everything OR customers IS NOT NULL OR courses IS NOT NULL OR instances IS NOT NULL), false) AS many
       FROM enrollment_fact_mark`,
      [],
    );
    if (!marked!.many) return;
    try {
      this.settling ??= this.settle().finally(() => {
        this.settling = null;
      });
      await this.settling;
    } catch (error) {
      this.log.warn(
        { err: error instanceof Error ? error.message : 'unknown' },
        'kept facts could not be settled yet',
      );
    }
  }

  /** Writes down what the marks reach, and takes the marks away: both or neither. */
  async settle(): Promise<void> {
    await this.database.source.transaction('REPEATABLE READ', async (manager) => {
      const tx: Queryable = { query: (sql, params = []) => manager.query(sql, [...params]) };
      const ids = await takeMarks(tx);
      if (ids === undefined || ids?.length === 0) return;
      for (const write of this.writers) await write(tx, ids);
    });
  }
}
