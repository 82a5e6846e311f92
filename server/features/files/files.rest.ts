import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Controller, Delete, Get, Inject, Post, Req, Res } from '@nestjs/common';
import type { Logger } from 'pino';
import { FileIntake, FILE_LIMIT_BYTES } from './file-intake.service.js';
import { contentDisposition } from '../../platform/file-store/filename.js';
import { FilesService } from './files.service.js';
import { StagedUploads } from './staged-uploads.service.js';
import { VerifiedBytes } from './bytes/verified-bytes.service.js';
import { notFound } from '../../platform/errors/app-error.js';
import { API_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { LOGGER } from '../../platform/log/log.js';
import type {
  RestAddFileMutation,
  RestFileEntryFragment,
  RestFileQuery,
  RestFilesQuery,
} from '../../platform/rest/generated.js';
import { addressed } from '../../platform/rest/addressed.js';
import { receiveFile } from '../../platform/rest/multipart.js';
import { Rest, sendJson, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';

/** Nothing of a file is ever rendered in our origin (security, T60). */
const DOWNLOAD_HEADERS = { ...API_HEADERS, 'Content-Security-Policy': "sandbox; default-src 'none'" };

/** A student's files. The only calls that carry bytes: the rights are asked of the contract's operations first. */
@Controller('api/uploads')
export class FilesController {
  constructor(
    private readonly rest: Rest,
    private readonly intake: FileIntake,
    private readonly uploads: StagedUploads,
    private readonly files: FilesService,
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Get('download/:fileId')
  download(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestFile');
      const { file } = await this.rest.execute<RestFileQuery>(
        'RestFile',
        { id: request.params.fileId },
        context,
      );
      if (!file) throw notFound();
      const stream = await this.bytes.open(await this.files.stored(file.id));
      setHeaders(response, {
        ...DOWNLOAD_HEADERS,
        'Content-Type': file.mimeType,
        'Content-Length': String(file.size),
        'Content-Disposition': contentDisposition(file.filename),
      });
      await pipeline(stream, response).catch((error: unknown) => {
        // Whoever downloads may turn away at any time; the answer's length tells a cut one from a whole one.
        this.log.debug(
          { err: error instanceof Error ? error.message : 'unknown' },
          'a download was broken off',
        );
      });
    });
  }

  @Get(':studentId')
  list(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestFiles',
      variables: () => ({ studentId: request.params.studentId }),
      shape: ({ files }: RestFilesQuery) => files.map(entry),
    });
  }

  @Post(':studentId')
  upload(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestAddFile');
      const folder = await this.intake.folder();
      const received = await receiveFile(request, response, { folder, maxBytes: FILE_LIMIT_BYTES });
      try {
        const { file, mimeType } = await this.intake.examine(received.file);
        const uploadId = await this.uploads.stage(context, 'FILE', file, mimeType);
        const input = { studentId: request.params.studentId, uploadId };
        const { addFile } = await this.rest.execute<RestAddFileMutation>('RestAddFile', { input }, context);
        sendJson(response, 201, entry(addFile));
      } finally {
        await received.discard();
      }
    });
  }

  @Delete(':fileId')
  delete(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDeleteFile',
      status: 204,
      variables: (body) => ({ input: addressed(body, { id: request.params.fileId }) }),
    });
  }
}

/** The specification has both readings of the time (contract, section 5). */
function entry(file: RestFileEntryFragment) {
  return { ...withRestId(file), uploadDate: file.uploadedAt };
}
