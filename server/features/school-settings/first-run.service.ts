import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { FirstRunState, SkipFirstRunStepInput } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { skipStep } from './school-settings.repository.js';

/** Completion of each step. Municipalities exist from the start; their prices don't. */
const READ = `
  SELECT step.name AS step, step.is_done AS "isDone", step.name = ANY (first_run_skipped) AS "isSkipped"
  FROM school_setting CROSS JOIN LATERAL (VALUES
    ('SCHOOL', school_name <> 'Komvux' OR version > 1),
    ('MUNICIPALITIES', EXISTS (SELECT FROM price_list)),
    ('TEACHERS', EXISTS (SELECT FROM teacher)),
    ('STUDENTS', EXISTS (SELECT FROM student)),
    ('INSTANCES', EXISTS (SELECT FROM course_instance))) AS step (name, is_done)`;

/** The five setup steps of a new school (pages, section 21). */
@Injectable()
export class FirstRun {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  read(db: Queryable = this.database): Promise<FirstRunState[]> {
    return db.query<FirstRunState>(READ);
  }

  skip(call: Call, { step, skipped }: SkipFirstRunStepInput): Promise<FirstRunState[]> {
    return this.work.run(call, async (tx) => {
      if (await skipStep(tx, step, skipped))
        tx.audit({
          kind: 'SETTINGS_CHANGED',
          previousValues: { firstRunStep: step, skipped: !skipped },
          newValues: { firstRunStep: step, skipped },
        });
      return this.read(tx);
    });
  }
}
