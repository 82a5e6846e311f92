import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadedFileEntity } from './uploaded-file.entity.js';
import { FileDownloads } from './bytes/file-downloads.service.js';
import { VerifiedBytes } from './bytes/verified-bytes.service.js';
import { FileIntake } from './file-intake.service.js';
import { FileSweep } from './file-sweep.job.js';
import { FilesResolver } from './files.resolver.js';
import { FilesService } from './files.service.js';
import { StagedUploads } from './staged-uploads.service.js';
import { FileUpload, WorkbookUpload } from './upload-receivers.service.js';
import { FilesController } from './files.controller.js';

/** Files of students, and the file store for all uploads. */
@Module({
  imports: [TypeOrmModule.forFeature([UploadedFileEntity])],
  controllers: [FilesController],
  providers: [
    FileDownloads,
    FileIntake,
    FileSweep,
    FileUpload,
    FilesResolver,
    FilesService,
    StagedUploads,
    VerifiedBytes,
    WorkbookUpload,
  ],
  exports: [FileDownloads, FileUpload, WorkbookUpload, FilesService, StagedUploads, VerifiedBytes],
})
export class FilesModule {}
