import type { ServerResponse } from 'node:http';
import { Get, Post, Res } from '@nestjs/common';
import { signedIn } from '../../platform/graphql/request-context.js';
import { sendFile } from '../../platform/rest/file-answer.js';
import { ExportsService } from './exports.service.js';
import {
  type RestListExportQuery,
  RestCreateExportDocument,
  RestListExportDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

/** Lists as files (pages, section 0). */
@RestController('exports', 'Exports')
export class ExportsController {
  constructor(
    private readonly operations: RestOperations,
    private readonly exports: ExportsService,
  ) {}

  @Post()
  @RestOperation(
    RestCreateExportDocument,
    'Export the filtered rows of a list as a file. Long lists run as a job.',
    { status: 201, example: { list: 'course-instances', query: 'status=OPEN', format: 'XLSX' } },
  )
  createExport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  /** Sends the file after the operation has checked the permission. */
  @Get(':id')
  @RestOperation(RestListExportDocument, "The file; one's own, for 24 hours.", {
    media: 'application/octet-stream',
  })
  async listExport(@Call() { read, enter }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const { _id } = await read<NonNullable<RestListExportQuery['listExport']>>();
    const { mediaType, filename, bytes } = await this.exports.file(signedIn(await enter()).actor, _id);
    sendFile(response, { media: mediaType, filename, bytes });
  }
}
