import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../database/database.js';
import { LOGGER } from '../log/log.js';
import { tellAudit, writeAudit, type AuditEvent, type AuditLine, type AuditSource } from './audit.js';

/** Records events outside of units of work: refused sign-ins, reads of logs. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async record(source: AuditSource, event: AuditEvent): Promise<void> {
    this.tell(await writeAudit(this.database, source, [event]));
  }

  /** Writes to the log stream what a transaction has recorded, after its commit. */
  tell(lines: readonly AuditLine[]): void {
    tellAudit(this.log, lines);
  }
}
