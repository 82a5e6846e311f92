import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentEntity } from './document.entity.js';
import { FilesModule } from '../files/files.module.js';
import { DocumentSubjects } from './document-subjects.queries.js';
import { DocumentsResolver } from './documents.resolver.js';
import { DocumentsService } from './documents.service.js';
import { DocumentBatches } from './issuing/document-batches.job.js';
import { DocumentPress } from './issuing/document-press.service.js';
import { DocumentVerification } from './issuing/document-verification.service.js';
import { IssuedDocumentList } from './issuing/issued-documents.queries.js';
import { OccasionSummonses } from './occasion-summonses.service.js';
import { PlacementDocuments } from './placement-documents.service.js';
import { StudyPlanDocuments } from './study-plan-documents.service.js';
import { DocumentsController } from './documents.controller.js';

/** Documents as tagged PDF, with a code that anyone can check. */
@Module({
  controllers: [DocumentsController],
  imports: [TypeOrmModule.forFeature([DocumentEntity]), FilesModule],
  providers: [
    DocumentBatches,
    DocumentPress,
    DocumentSubjects,
    DocumentVerification,
    DocumentsResolver,
    DocumentsService,
    IssuedDocumentList,
    OccasionSummonses,
    PlacementDocuments,
    StudyPlanDocuments,
  ],
})
export class DocumentsModule {}
