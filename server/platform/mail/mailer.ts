import { access, constants, open, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../config.js';
import { CONFIG } from '../config/config-token.js';
import { Housekeeping } from '../jobs/housekeeping.js';
import { JobHandlers } from '../jobs/job-handlers.js';
import { LOGGER } from '../log/log.js';
import { signed, type Mail, type Sender } from './mail.js';

const PATIENCE_MS = 15_000;
const PROBE_PATIENCE_MS = 2_000;
/** A mail that no server has taken for a day is not worth reading any more (security, F36). */
const GIVE_UP_MS = 24 * 60 * 60 * 1_000;

/** As long as the longest-lived link in a mail. */
const KEEP_FILES_MS = 7 * 24 * 60 * 60 * 1_000;

const mailShape = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/**
 * Sends mails: by SMTP_URL, or without it as `.eml` files in the data folder (contract, section 1). Called by
 * the job queue, which retries on an error.
 */
@Injectable()
export class Mailer implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly housekeeping: Housekeeping,
    private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register('send-mail', (payload, { queueId, queuedAt }) =>
      this.deliver(mailShape.parse(payload), queueId, queuedAt),
    );
    this.housekeeping.register('mail-files', () => this.sweep());
  }

  /** Whether mails can leave now: the mail server answers, or the folder can be written. Throws when not. */
  async probe(): Promise<string> {
    const { smtpUrl, folder } = this.config.mail;
    if (!smtpUrl) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
      return 'Ingen mejlserver: breven skrivs som filer i datamappen.';
    }
    const transport = openTransport(smtpUrl, PROBE_PATIENCE_MS);
    try {
      await transport.verify();
      return 'Mejlservern svarar.';
    } finally {
      transport.close();
    }
  }

  /** Deletes old mail files: they name people and hold links, and no mail server has taken them. */
  private async sweep(): Promise<void> {
    const { folder } = this.config.mail;
    for (const name of await namesIn(folder)) {
      if (!/\.eml(\.part)?$/.test(name)) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs > KEEP_FILES_MS) await rm(path, { force: true });
    }
  }

  /** The id makes a repeat after a crash recognisable: by file name, and by Message-ID to mail servers. */
  private async deliver(mail: Mail, id: string, queuedAt: Date): Promise<void> {
    try {
      await this.send(mail, await this.sender(), { id, queuedAt });
    } catch (error) {
      if (Date.now() - queuedAt.getTime() < GIVE_UP_MS) throw error;
      // Remove it from the queue: the mail may contain a secret link.
      this.log.error(
        { job: id, err: error instanceof Error ? error.message : 'unknown' },
        'a mail was given up',
      );
    }
  }

  /** The school, read when the mail is sent, so that replies go to the current contact. */
  private async sender(): Promise<Sender> {
    const [school] = (await this.source.query(
      `SELECT school_name AS "schoolName", contact_email AS "contactEmail", contact_phone AS "contactPhone"
       FROM school_setting`,
    )) as Sender[];
    return school!;
  }

  private async send(
    mail: Mail,
    sender: Sender,
    { id, queuedAt }: { id: string; queuedAt: Date },
  ): Promise<void> {
    const { smtpUrl, from } = this.config.mail;
    const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    const message: SendMailOptions = {
      ...signed(mail, sender),
      // The recipient knows the school, not the product.
      from: { name: sender.schoolName, address: /<([^>]+)>/.exec(from)?.[1] ?? from },
      date: queuedAt,
      messageId: `<mail-${id}-${queuedAt.getTime()}@${domain}>`,
      // Text of ours with names of people in it: nothing in it may name a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    if (smtpUrl) await sendBySmtp(smtpUrl, message);
    else await this.writeFile(message, `${queuedAt.toISOString().replaceAll(':', '-')}-${id}.eml`);
  }

  private async writeFile(message: SendMailOptions, name: string): Promise<void> {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message: bytes } = await composer.sendMail(message);
    const { folder } = this.config.mail;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${name}.part`);
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(bytes as Buffer);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  }
}

/** Nothing before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function sendBySmtp(url: string, message: SendMailOptions): Promise<void> {
  const transport = openTransport(url, PATIENCE_MS);
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

function openTransport(url: string, patienceMs: number): ReturnType<typeof createTransport> {
  return createTransport(url, {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  } as Parameters<typeof createTransport>[1]);
}
