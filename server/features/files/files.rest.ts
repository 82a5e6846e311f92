import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { contentDisposition } from '../../platform/file-store/filename.js';
import { API_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { LOGGER } from '../../platform/log/log.js';
import { sendStream } from '../../platform/rest/file-answer.js';
import type { RestFileEntryFragment } from '../../platform/rest/generated.js';
import {
  get,
  post,
  remove,
  type RestCall,
  type RouteTable,
  type Sender,
} from '../../platform/rest/table/route.js';
import { VerifiedBytes } from './bytes/verified-bytes.service.js';
import { FilesService } from './files.service.js';
import { FileUpload } from './uploads.rest.js';

/** Nothing of a file is ever rendered in our origin (security, T60). */
const DOWNLOAD_HEADERS = { ...API_HEADERS, 'Content-Security-Policy': "sandbox; default-src 'none'" };

@Injectable()
export class FileAnswer implements Sender {
  constructor(
    private readonly files: FilesService,
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async send({ read, response }: RestCall): Promise<void> {
    const { _id, mimeType, size, filename } = await read<RestFileEntryFragment>();
    const stream = await this.bytes.open(await this.files.stored(_id));
    setHeaders(response, {
      ...DOWNLOAD_HEADERS,
      'Content-Type': mimeType,
      'Content-Length': String(size),
      'Content-Disposition': contentDisposition(filename),
    });
    await sendStream(response, stream, this.log);
  }
}

/** A student's files: the contract's operations check permissions before any byte is received or sent. */
export const FILE_ROUTES: RouteTable = {
  area: 'Files',
  routes: [
    get('/uploads/{id}', 'RestFiles', 'The files of a student, newest first.', { id: 'studentId' }),
    post('/uploads/{id}', 'RestAddFile', 'Add a file of at most 20 MB to a student.', {
      status: 201,
      id: 'studentId',
      receives: { by: FileUpload },
    }),
    get('/uploads/download/{id}', 'RestFile', 'The bytes of a file.', {
      sends: { by: FileAnswer, media: 'application/octet-stream' },
    }),
    remove('/uploads/{id}', 'RestDeleteFile', 'Delete a file.', { status: 204 }),
  ],
};
