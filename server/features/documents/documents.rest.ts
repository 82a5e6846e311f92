import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { swedishDay } from '../../../domain/dates.js';
import { contentDisposition } from '../../platform/file-store/filename.js';
import { signedIn } from '../../platform/graphql/request-context.js';
import { API_HEADERS, DOCUMENT_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { LOGGER } from '../../platform/log/log.js';
import { sendStream } from '../../platform/rest/file-answer.js';
import type { RestIssuedDocumentQuery } from '../../platform/rest/generated.js';
import { get, type RestCall, type RouteTable, type Sender } from '../../platform/rest/table/route.js';
import { VerifiedBytes } from '../files/bytes/verified-bytes.service.js';
import { DocumentsService } from './documents.service.js';
import { archiveOf } from './issuing/document-archive.rest.js';
import { DocumentBatches } from './issuing/document-batches.job.js';

const PDF = 'application/pdf';

@Injectable()
export class IssuedDocumentAnswer implements Sender {
  constructor(
    private readonly documents: DocumentsService,
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async send({ read, request, response }: RestCall): Promise<void> {
    const { id, filename, size } = await read<NonNullable<RestIssuedDocumentQuery['issuedDocument']>>();
    const stream = await this.bytes.open(await this.documents.stored(id));
    const disposition = contentDisposition(filename);
    const shown = request.query.visa === '1';
    setHeaders(response, {
      ...(shown ? DOCUMENT_HEADERS : API_HEADERS),
      'Content-Type': PDF,
      'Content-Length': String(size),
      'Content-Disposition': shown ? disposition.replace(/^attachment/, 'inline') : disposition,
    });
    await sendStream(response, stream, this.log);
  }
}

@Injectable()
export class DocumentBatchAnswer implements Sender {
  constructor(
    private readonly batches: DocumentBatches,
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async send({ read, enter, request, response }: RestCall): Promise<void> {
    // Asked for the right alone: whom the archive shows is written when it is packed.
    await read({ trail: undefined });
    const packed = await this.batches.packed(signedIn(await enter()), request.params.batchId!);
    setHeaders(response, {
      ...API_HEADERS,
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(`dokument-${swedishDay()}.zip`),
    });
    await sendStream(
      response,
      archiveOf(packed, (one) => this.bytes.read(one)),
      this.log,
    );
  }
}

/** Documents as bytes, once the contract's operation has said that the caller may have them; and the public check. */
export const DOCUMENT_ROUTES: RouteTable = {
  area: 'Documents',
  routes: [
    get(
      '/documents/verify/{code}',
      'RestVerifyDocument',
      'Is a document with this code genuine, and does it still hold? Open to anyone who has the code; 404 for a code that was never issued.',
      { missing: 'Det finns inget dokument med den koden.' },
    ),
    get(
      '/documents/{id}/file',
      'RestIssuedDocument',
      'The PDF of an issued document: to be saved, or with visa=1 to be shown by the browser.',
      {
        asks: { visa: '1: to be shown.' },
        sends: { by: IssuedDocumentAnswer, media: PDF },
      },
    ),
    get(
      '/documents/batches/{batchId}',
      'RestDocumentBatch',
      'All documents that one job has made, as one archive.',
      { sends: { by: DocumentBatchAnswer, media: 'application/zip' } },
    ),
  ],
};
