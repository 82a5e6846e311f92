import type { ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { contentDisposition } from '../../../platform/file-store/filename.js';
import { API_HEADERS, setHeaders } from '../../../platform/http/security-headers.js';
import { LOGGER } from '../../../platform/log/log.js';
import { sendStream } from '../../../platform/rest/file-answer.js';
import { VerifiedBytes, type StoredBytes } from './verified-bytes.service.js';

/** Nothing of a file is ever rendered in our origin (security, T60). */
const DOWNLOAD_HEADERS = { ...API_HEADERS, 'Content-Security-Policy': "sandbox; default-src 'none'" };

/** Sends stored files as downloads. */
@Injectable()
export class FileDownloads {
  constructor(
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Sends the bytes under the name of the file, once they are verified. */
  async send(
    response: ServerResponse,
    stored: StoredBytes & { filename: string; mimeType: string },
  ): Promise<void> {
    const stream = await this.bytes.open(stored);
    setHeaders(response, {
      ...DOWNLOAD_HEADERS,
      'Content-Type': stored.mimeType,
      'Content-Length': String(stored.size),
      'Content-Disposition': contentDisposition(stored.filename),
    });
    await sendStream(response, stream, this.log);
  }
}
