import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
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
import { FileDownloads } from '../../files/bytes/file-downloads.service.js';
import { FileUpload } from '../../files/upload-receivers.service.js';
import { WorkplaceAgreementFiles } from './workplace-agreements.queries.js';

const AGREEMENT = { validFrom: '2026-08-01', validTo: '2028-07-31', note: 'Ramavtal för vård och omsorg.' };

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
    private readonly downloads: FileDownloads,
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
    await this.downloads.send(response, await this.files.of(_id));
  }
}
