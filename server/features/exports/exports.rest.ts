import { Injectable } from '@nestjs/common';
import { signedIn } from '../../platform/graphql/request-context.js';
import { sendFile } from '../../platform/rest/file-answer.js';
import type { RestListExportQuery } from '../../platform/rest/generated.js';
import { get, post, type RestCall, type RouteTable, type Sender } from '../../platform/rest/table/route.js';
import { ExportsService } from './exports.service.js';

/** Bytes are sent after the contract's operation has permitted it. */
@Injectable()
export class ListExportAnswer implements Sender {
  constructor(private readonly exports: ExportsService) {}

  async send({ read, enter, response }: RestCall): Promise<void> {
    const { _id } = await read<NonNullable<RestListExportQuery['listExport']>>();
    const { mediaType, filename, bytes } = await this.exports.file(signedIn(await enter()).actor, _id);
    sendFile(response, { media: mediaType, filename, bytes });
  }
}

/** Lists as files (pages, section 0). */
export const EXPORT_ROUTES: RouteTable = {
  area: 'Exports',
  routes: [
    post(
      '/exports',
      'RestCreateExport',
      'Make a file of a list: exactly the rows of its filter; long lists have a job.',
      { status: 201, example: { list: 'course-instances', query: 'status=OPEN', format: 'XLSX' } },
    ),
    get('/exports/{id}', 'RestListExport', "The file; one's own, for 24 hours.", {
      sends: { by: ListExportAnswer, media: 'application/octet-stream' },
    }),
  ],
};
