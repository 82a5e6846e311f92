import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Res } from '@nestjs/common';
import {
  RestAttachSupervisorCertificateDocument,
  RestRemoveSupervisorCertificateDocument,
  RestSupervisorCertificateDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';
import { FileDownloads } from '../../files/bytes/file-downloads.service.js';
import { FileUpload } from '../../files/upload-receivers.service.js';
import { SupervisorCertificateFiles } from './supervisor-certificates.queries.js';

/** The certificate of a supervisor's course. */
@RestController('supervisors/:id/certificate', 'Workplaces')
export class SupervisorCertificatesController {
  constructor(
    private readonly operations: RestOperations,
    private readonly fileUpload: FileUpload,
    private readonly files: SupervisorCertificateFiles,
    private readonly downloads: FileDownloads,
  ) {}

  @Post()
  @RestOperation(
    RestAttachSupervisorCertificateDocument,
    'Attach the certificate of a supervisor, a file of at most 20 MB; the answer is the workplace.',
    { upload: {} },
  )
  attachSupervisorCertificate(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.receive(call, this.fileUpload);
  }

  @Get()
  @RestOperation(RestSupervisorCertificateDocument, 'The bytes of the certificate of a supervisor.', {
    media: 'application/octet-stream',
  })
  async file(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const { _id } = await read<{ _id: string }>();
    await this.downloads.send(response, await this.files.of(_id));
  }

  @Delete()
  @RestOperation(
    RestRemoveSupervisorCertificateDocument,
    'Remove the certificate of a supervisor; the answer is the workplace.',
  )
  removeSupervisorCertificate(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
