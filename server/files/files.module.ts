import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { CONFIG } from '../config-token.js';
import { DiskStore } from './disk-store.js';
import { FileIntake } from './file-intake.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { FileSweep } from './file-sweep.js';
import { FilesResolver } from './files.resolver.js';
import { FilesService } from './files.service.js';
import { S3Store } from './s3-store.js';
import { StagedUploads } from './staged-uploads.js';
import { VerifiedBytes } from './verified-bytes.js';

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
