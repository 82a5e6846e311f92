import { Injectable } from '@nestjs/common';
import { receiveFile } from '../../platform/rest/multipart.js';
import type { Receiver, RestCall } from '../../platform/rest/rest-operations.service.js';
import type { Values } from '../../platform/rest/rest-route.js';
import { workbookType } from '../../platform/rest/workbook-type.js';
import { WORKBOOK_LIMITS } from '../../platform/workbook/workbook.js';
import { FileIntake, FILE_LIMIT_BYTES } from './file-intake.service.js';
import { StagedUploads } from './staged-uploads.service.js';

type Received = ReturnType<Receiver['receive']>;

/** Upload of a student's file: the operation gets the upload's id. */
@Injectable()
export class FileUpload implements Receiver {
  constructor(
    private readonly intake: FileIntake,
    private readonly uploads: StagedUploads,
  ) {}

  async receive({ request, response, enter }: RestCall): Received {
    const context = await enter();
    const folder = await this.intake.folder();
    const { file, discard } = await receiveFile(request, response, { folder, maxBytes: FILE_LIMIT_BYTES });
    return keep(discard, async () => {
      const examined = await this.intake.examine(file);
      return { uploadId: await this.uploads.stage(context, 'FILE', examined.file, examined.mimeType) };
    });
  }
}

/** Upload of a workbook, with its text fields. */
@Injectable()
export class WorkbookUpload implements Receiver {
  constructor(
    private readonly intake: FileIntake,
    private readonly uploads: StagedUploads,
  ) {}

  async receive({ request, response, enter }: RestCall, fields: readonly string[]): Received {
    const context = await enter();
    const folder = await this.intake.folder();
    const limits = { folder, maxBytes: WORKBOOK_LIMITS.fileBytes, fields };
    const { file, fields: texts, discard } = await receiveFile(request, response, limits);
    return keep(discard, async () => {
      const type = await workbookType(file.path, file.filename);
      return { ...texts, uploadId: await this.uploads.stage(context, 'IMPORT', file, type) };
    });
  }
}

/** A rejected upload leaves nothing behind. */
async function keep(discard: () => Promise<void>, stage: () => Promise<Values>): Received {
  try {
    return { body: await stage(), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}
