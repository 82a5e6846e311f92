import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { deleteOldImports } from './workplace-import.repository.js';

/** Deletes workbooks of workplaces that can be neither committed nor undone any more. */
@Injectable()
export class WorkplaceImportExpiry implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('workplace-imports', deleteOldImports);
  }
}
