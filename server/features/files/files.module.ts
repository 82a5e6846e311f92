import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { DiskStore } from '../../platform/file-store/disk-store.js';
import { FileIntake } from './file-intake.service.js';
import { FILE_STORE, type FileStore } from '../../platform/file-store/file-store.js';
import { FileSweep } from './file-sweep.job.js';
import { FilesResolver } from './files.resolver.js';
import { FilesService } from './files.service.js';
import { S3Store } from '../../platform/file-store/s3-store.js';
import { StagedUploads } from './staged-uploads.service.js';
import { VerifiedBytes } from './bytes/verified-bytes.service.js';

function storeOf({ files, dataDir }: Config): FileStore {
  return files.kind === 's3' ? new S3Store(files, join(dataDir, 'incoming')) : new DiskStore(files.folder);
}

/** Files of students, and the store that keeps the bytes of whatever is uploaded. */
@Global()
@Module({
  providers: [
    { provide: FILE_STORE, inject: [CONFIG], useFactory: storeOf },
    FileIntake,
    FilesResolver,
    FilesService,
    FileSweep,
    StagedUploads,
    VerifiedBytes,
  ],
  exports: [FILE_STORE, FileIntake, FilesService, StagedUploads, VerifiedBytes],
})
export class FilesModule {}
