import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Logger } from 'pino';
import { swedishDay } from '../../../domain/dates.js';
import { DocumentBatches } from './issuing/document-batches.job.js';
import { DocumentsService } from './documents.service.js';
import { notFound } from '../../platform/errors/app-error.js';
import { contentDisposition } from '../../platform/file-store/filename.js';
import { VerifiedBytes } from '../files/bytes/verified-bytes.service.js';
import { signedIn } from '../../platform/graphql/request-context.js';
import { API_HEADERS, DOCUMENT_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { LOGGER } from '../../platform/log/log.js';
import { archiveOf } from './issuing/document-archive.rest.js';
import type { RestIssuedDocumentQuery, RestVerifyDocumentQuery } from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';

const PDF = 'application/pdf';

/** Documents as bytes, once the contract's operation has said that the caller may have them; and the public check. */
@Controller('api/documents')
export class DocumentsController {
  constructor(
    private readonly rest: Rest,
    private readonly documents: DocumentsService,
    private readonly batches: DocumentBatches,
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Get('verify/:code')
  verify(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestVerifyDocument',
      variables: () => ({ code: request.params.code }),
      shape: ({ verifyDocument }: RestVerifyDocumentQuery) => {
        if (!verifyDocument) throw notFound('Det finns inget dokument med den koden.');
        return verifyDocument;
      },
    });
  }

  @Get('batches/:batchId')
  archive(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestIssuedDocuments');
      // Asked for the right alone: whom the archive shows is written when it is packed.
      await this.rest.execute('RestIssuedDocuments', {}, { ...context, trail: undefined });
      const packed = await this.batches.packed(signedIn(context), request.params.batchId!);
      const day = swedishDay();
      setHeaders(response, {
        ...API_HEADERS,
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition(`dokument-${day}.zip`),
      });
      await this.send(
        archiveOf(packed, (one) => this.bytes.read(one)),
        response,
      );
    });
  }

  /** To be saved, or with `?visa=1` to be read and printed in the browser's own viewer. */
  @Get(':id/file')
  file(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestIssuedDocument');
      const { issuedDocument } = await this.rest.execute<RestIssuedDocumentQuery>(
        'RestIssuedDocument',
        { id: request.params.id },
        context,
      );
      if (!issuedDocument) throw notFound();
      const { id, filename, size } = issuedDocument;
      const stream = await this.bytes.open(await this.documents.stored(id));
      const disposition = contentDisposition(filename);
      const shown = request.query.visa === '1';
      setHeaders(response, {
        ...(shown ? DOCUMENT_HEADERS : API_HEADERS),
        'Content-Type': PDF,
        'Content-Length': String(size),
        'Content-Disposition': shown ? disposition.replace(/^attachment/, 'inline') : disposition,
      });
      await this.send(stream, response);
    });
  }

  private async send(stream: AsyncIterable<Uint8Array>, response: ServerResponse): Promise<void> {
    await pipeline(stream, response).catch((error: unknown) => {
      // Whoever downloads may turn away at any time; a cut archive or a short length tells itself.
      this.log.debug(
        { err: error instanceof Error ? error.message : 'unknown' },
        'a download was broken off',
      );
    });
  }
}
