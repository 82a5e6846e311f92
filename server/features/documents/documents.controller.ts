import type { ServerResponse } from 'node:http';
import { Get, Inject, Res } from '@nestjs/common';
import type { Logger } from 'pino';
import { swedishDay } from '../../../domain/dates.js';
import { contentDisposition } from '../../platform/file-store/filename.js';
import { signedIn } from '../../platform/graphql/request-context.js';
import { API_HEADERS, DOCUMENT_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { LOGGER } from '../../platform/log/log.js';
import { sendStream } from '../../platform/rest/file-answer.js';
import { VerifiedBytes } from '../files/bytes/verified-bytes.service.js';
import { DocumentsService } from './documents.service.js';
import { archiveOf } from './issuing/document-archive.export.js';
import { DocumentBatches } from './issuing/document-batches.job.js';
import {
  type RestIssuedDocumentQuery,
  RestDocumentBatchDocument,
  RestIssuedDocumentDocument,
  RestVerifyDocumentDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

const PDF = 'application/pdf';

/** Downloads of documents, authorised by their GraphQL operation, and the public check of codes. */
@RestController('documents', 'Documents')
export class DocumentsController {
  constructor(
    private readonly operations: RestOperations,
    private readonly documents: DocumentsService,
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly batches: DocumentBatches,
  ) {}

  @Get('verify/:code')
  @RestOperation(
    RestVerifyDocumentDocument,
    'Is a document with this code genuine, and does it still hold? Open to anyone who has the code; 404 for a code that was never issued.',
    { missing: 'Det finns inget dokument med den koden.' },
  )
  verifyDocument(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id/file')
  @RestOperation(
    RestIssuedDocumentDocument,
    'The PDF of an issued document: to be saved, or with visa=1 to be shown by the browser.',
    { asks: { visa: '1: to be shown.' }, media: PDF },
  )
  async issuedDocument(@Call() { read, request }: RestCall, @Res() response: ServerResponse): Promise<void> {
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

  @Get('batches/:batchId')
  @RestOperation(RestDocumentBatchDocument, 'All documents that one job has made, as one archive.', {
    media: 'application/zip',
  })
  async documentBatch(
    @Call() { read, enter, request }: RestCall,
    @Res() response: ServerResponse,
  ): Promise<void> {
    // Only checks the permission: `packed` writes the access log.
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
