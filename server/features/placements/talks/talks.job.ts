import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { tellOfAll } from '../../notifications/notifications.repository.js';
import { DUE_TALKS, TALK_NOTICE } from './talks.queries.js';

/** Notifies of three-party talks that are due, once for each. */
@Injectable()
export class TalksJob implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('placement-talks', (database) => tellOfAll(database, DUE_TALKS, TALK_NOTICE));
  }
}
