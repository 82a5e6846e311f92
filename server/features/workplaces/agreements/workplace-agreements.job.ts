import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { tellOfAll } from '../../notifications/notifications.repository.js';
import { AGREEMENT_NOTICE, DUE_AGREEMENTS } from './workplace-agreements.queries.js';

/** Notifies of agreements with workplaces that end soon, once for each end. */
@Injectable()
export class WorkplaceAgreementsJob implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('workplace-agreements', (database) =>
      tellOfAll(database, DUE_AGREEMENTS, AGREEMENT_NOTICE),
    );
  }
}
