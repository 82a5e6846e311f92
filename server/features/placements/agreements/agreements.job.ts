import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { tellOfAll } from '../../notifications/notifications.repository.js';
import { UNSIGNED, UNSIGNED_NOTICE } from './agreements.queries.js';

/** Notifies of placements whose first day has come without a signed agreement, once for each. */
@Injectable()
export class AgreementsJob implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('placement-agreements', (database) =>
      tellOfAll(database, UNSIGNED, UNSIGNED_NOTICE),
    );
  }
}
