import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { deleteOldContents, deleteOldImports } from './workplace-import.repository.js';

/**
 * Deletes the contents of workbooks of workplaces that can be neither committed nor undone any more. The import
 * keeps its column mapping.
 */
@Injectable()
export class WorkplaceImportExpiry implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('workplace-import-rows', deleteOldContents);
    this.housekeeping.register('workplace-imports', deleteOldImports);
  }
}
