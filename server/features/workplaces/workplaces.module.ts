import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/files.module.js';
import { WorkplaceAgreementEntity } from './agreements/workplace-agreement.entity.js';
import {
  WorkplaceAgreementController,
  WorkplaceAgreementsController,
} from './agreements/workplace-agreements.controller.js';
import { WorkplaceAgreementsJob } from './agreements/workplace-agreements.job.js';
import { WorkplaceAgreementFiles } from './agreements/workplace-agreements.queries.js';
import { WorkplaceAgreementsResolver } from './agreements/workplace-agreements.resolver.js';
import { WorkplaceAgreementsService } from './agreements/workplace-agreements.service.js';
import { WorkplaceContactEntity } from './contacts/workplace-contact.entity.js';
import {
  WorkplaceContactController,
  WorkplaceContactsController,
} from './contacts/workplace-contacts.controller.js';
import { WorkplaceContactList } from './contacts/workplace-contacts.queries.js';
import { WorkplaceContactsResolver } from './contacts/workplace-contacts.resolver.js';
import { WorkplaceContactsService } from './contacts/workplace-contacts.service.js';
import { SupervisorCertificatesController } from './certificates/supervisor-certificates.controller.js';
import { SupervisorCertificateFiles } from './certificates/supervisor-certificates.queries.js';
import { SupervisorCertificatesResolver } from './certificates/supervisor-certificates.resolver.js';
import { SupervisorCertificatesService } from './certificates/supervisor-certificates.service.js';
import { ExportsModule } from '../exports/exports.module.js';
import { FreePlaceList } from './free/free-places.queries.js';
import { WorkplaceImportCommitService } from './import/workplace-import-commit.service.js';
import { WorkplaceImportExpiry } from './import/workplace-import.job.js';
import { WorkplaceImportService } from './import/workplace-import.service.js';
import { WorkplaceImportsController } from './import/workplace-imports.controller.js';
import { WorkplaceImportReader } from './import/workplace-imports.queries.js';
import {
  WorkplaceImportRowsResolver,
  WorkplaceImportsResolver,
} from './import/workplace-imports.resolver.js';
import { WorkplaceMerges } from './merge/workplace-merge.queries.js';
import { WorkplaceMergeResolver } from './merge/workplace-merge.resolver.js';
import { WorkplaceMergeService } from './merge/workplace-merge.service.js';
import { SupervisorEntity } from './supervisor.entity.js';
import { WorkplaceEntity } from './workplace.entity.js';
import { SupervisorsController, WorkplacesController } from './workplaces.controller.js';
import { WorkplaceExports } from './workplaces.export.js';
import { WorkplaceList } from './workplaces.queries.js';
import { WorkplacesResolver } from './workplaces.resolver.js';
import { WorkplacesService } from './workplaces.service.js';

/** Workplaces for placements (APL), and their supervisors. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      WorkplaceEntity,
      WorkplaceAgreementEntity,
      WorkplaceContactEntity,
      SupervisorEntity,
    ]),
    FilesModule,
    ExportsModule,
  ],
  controllers: [
    WorkplacesController,
    SupervisorsController,
    SupervisorCertificatesController,
    WorkplaceContactsController,
    WorkplaceContactController,
    WorkplaceAgreementsController,
    WorkplaceAgreementController,
    WorkplaceImportsController,
  ],
  providers: [
    FreePlaceList,
    SupervisorCertificateFiles,
    SupervisorCertificatesResolver,
    SupervisorCertificatesService,
    WorkplaceAgreementFiles,
    WorkplaceAgreementsJob,
    WorkplaceAgreementsResolver,
    WorkplaceAgreementsService,
    WorkplaceContactList,
    WorkplaceContactsResolver,
    WorkplaceContactsService,
    WorkplaceExports,
    WorkplaceImportCommitService,
    WorkplaceImportExpiry,
    WorkplaceImportReader,
    WorkplaceImportRowsResolver,
    WorkplaceImportService,
    WorkplaceImportsResolver,
    WorkplaceList,
    WorkplaceMergeResolver,
    WorkplaceMerges,
    WorkplaceMergeService,
    WorkplacesResolver,
    WorkplacesService,
  ],
})
export class WorkplacesModule {}
