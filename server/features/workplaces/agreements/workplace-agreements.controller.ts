import type { ServerResponse } from 'node:http';
import { Delete, Get, Inject, Post, Put, Res } from '@nestjs/common';
import type { Logger } from 'pino';
import { contentDisposition } from '../../../platform/file-store/filename.js';
import { API_HEADERS, setHeaders } from '../../../platform/http/security-headers.js';
import { LOGGER } from '../../../platform/log/log.js';
import { sendStream } from '../../../platform/rest/file-answer.js';
import {
  RestAddWorkplaceAgreementDocument,
  RestAttachWorkplaceAgreementDocument,
  RestRemoveWorkplaceAgreementDocument,
  RestUpdateWorkplaceAgreementDocument,
  RestWorkplaceAgreementFileDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';
import { VerifiedBytes } from '../../files/bytes/verified-bytes.service.js';
import { FileUpload } from '../../files/upload-receivers.service.js';
import { WorkplaceAgreementFiles } from './workplace-agreements.queries.js';

const AGREEMENT = { validFrom: '2026-08-01', validTo: '2028-07-31', note: 'Ramavtal för vård och omsorg.' };

/** Nothing of a file is ever rendered in our origin (security, T60). */
const DOWNLOAD_HEADERS = { ...API_HEADERS, 'Content-Security-Policy': "sandbox; default-src 'none'" };

/** Framework agreements with a workplace. */
@RestController('workplaces/:id/agreements', 'Workplaces')
export class WorkplaceAgreementsController {
  constructor(private readonly operations: RestOperations) {}

  @Post()
  @RestOperation(RestAddWorkplaceAgreementDocument, 'Add a framework agreement with a workplace.', {
    ...{ id: 'workplaceId', status: 201, nest: 'values' },
    example: AGREEMENT,
  })
  addWorkplaceAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** A framework agreement and its file. */
@RestController('workplace-agreements', 'Workplaces')
export class WorkplaceAgreementController {
  constructor(
    private readonly operations: RestOperations,
    private readonly fileUpload: FileUpload,
    private readonly files: WorkplaceAgreementFiles,
    private readonly bytes: VerifiedBytes,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Put(':id')
  @RestOperation(RestUpdateWorkplaceAgreementDocument, 'Replace an agreement. Send all fields.', {
    nest: 'values',
    example: { version: 1, ...AGREEMENT },
  })
  updateWorkplaceAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete(':id')
  @RestOperation(RestRemoveWorkplaceAgreementDocument, 'Remove an agreement. Returns the workplace.')
  removeWorkplaceAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/file')
  @RestOperation(RestAttachWorkplaceAgreementDocument, 'Attach a file of at most 20 MB to an agreement.', {
    upload: {},
  })
  attachWorkplaceAgreement(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.receive(call, this.fileUpload);
  }

  @Get(':id/file')
  @RestOperation(RestWorkplaceAgreementFileDocument, 'Download the file of an agreement.', {
    media: 'application/octet-stream',
  })
  async file(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const { _id } = await read<{ _id: string }>();
    const stored = await this.files.of(_id);
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
