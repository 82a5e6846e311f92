import { Module } from '@nestjs/common';
import { VerifiedBytes } from './bytes/verified-bytes.service.js';
import { FileIntake } from './file-intake.service.js';
import { FileSweep } from './file-sweep.job.js';
import { FilesResolver } from './files.resolver.js';
import { FileAnswer } from './files.rest.js';
import { FilesService } from './files.service.js';
import { StagedUploads } from './staged-uploads.service.js';
import { FileUpload, WorkbookUpload } from './uploads.rest.js';

/** Files of students, and the file store for all uploads. */
@Module({
  providers: [
    FileAnswer,
    FileIntake,
    FileSweep,
    FileUpload,
    FilesResolver,
    FilesService,
    StagedUploads,
    VerifiedBytes,
    WorkbookUpload,
  ],
  exports: [FilesService, StagedUploads, VerifiedBytes],
})
export class FilesModule {}
