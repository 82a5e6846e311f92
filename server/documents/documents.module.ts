import { Module } from '@nestjs/common';
import { DocumentBatches } from './document-batches.js';
import { DocumentPress } from './document-press.js';
import { DocumentSubjects } from './document-subjects.js';
import { DocumentVerification } from './document-verification.js';
import { DocumentsResolver } from './documents.resolver.js';
import { DocumentsService } from './documents.service.js';
import { OccasionSummonses } from './occasion-summonses.js';

/** Documents as tagged PDF, with a code that anyone can check. */
@Module({
  providers: [
    DocumentBatches,
    DocumentPress,
    DocumentSubjects,
    DocumentVerification,
    DocumentsResolver,
    DocumentsService,
    OccasionSummonses,
  ],
  exports: [DocumentBatches, DocumentsService],
})
export class DocumentsModule {}
