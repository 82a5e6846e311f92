import { Global, Module } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { Mailer } from './mailer.js';

/** Outgoing mail: queued with the change that causes it, sent after the commit. */
@Global()
@Module({ providers: [Mailer, MailQueue], exports: [Mailer, MailQueue] })
export class MailModule {}
