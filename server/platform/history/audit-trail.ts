import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../database/database.js';
import { LOGGER } from '../log/log.js';
import { tellAudit, writeAudit, type AuditEvent, type AuditLine, type AuditSource } from './audit.js';

/** Records what is no unit of work: a refused sign-in, the reading of a log. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async record(source: AuditSource, event: AuditEvent): Promise<void> {
    this.tell(await writeAudit(this.database, source, [event]));
  }

  /** Tells the log stream of what a transaction of its own has written, once that is done. */
  tell(lines: readonly AuditLine[]): void {
    tellAudit(this.log, lines);
  }
}
