import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Message, SystemStatus } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { SystemProbes } from './system-probes.queries.js';

/** System status and test mail (pages, section 15). */
@Injectable()
export class SystemService {
  constructor(
    private readonly probes: SystemProbes,
    private readonly work: UnitOfWork,
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async status(): Promise<SystemStatus> {
    return {
      version: this.config.version,
      nodeVersion: process.version,
      startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      mailSender: this.config.mail.from,
      probes: await this.probes.all(),
    };
  }

  sendTestMail(call: Call): Promise<Message> {
    const { email, name } = call.actor;
    return this.work.run(call, async (tx) => {
      await this.mail.add(tx, {
        to: email,
        subject: `Testbrev från ${this.config.productName}`,
        text: `Hej ${name}!\n\nKommer det här brevet fram så fungerar mejlen från ${this.config.productName}.`,
      });
      return { message: `Ett testbrev är på väg till ${email}.` };
    });
  }
}
