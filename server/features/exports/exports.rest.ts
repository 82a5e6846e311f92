import type { ServerResponse } from 'node:http';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { notFound } from '../../platform/errors/app-error.js';
import { ExportsService } from './exports.service.js';
import { contentDisposition } from '../../platform/file-store/filename.js';
import { signedIn } from '../../platform/graphql/request-context.js';
import { API_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import type { RestCreateExportMutation, RestListExportQuery } from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';

/** Lists as files (pages, section 0). The bytes follow after the contract's operation has said that they may. */
@Controller('api/exports')
export class ExportsController {
  constructor(
    private readonly rest: Rest,
    private readonly exports: ExportsService,
  ) {}

  @Post()
  create(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCreateExport',
      status: 201,
      variables: (body) => ({ input: body }),
      shape: ({ createExport }: RestCreateExportMutation) => withRestId(createExport),
    });
  }

  @Get(':id')
  download(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestListExport');
      const variables = { id: request.params.id };
      const { listExport } = await this.rest.execute<RestListExportQuery>(
        'RestListExport',
        variables,
        context,
      );
      if (!listExport) throw notFound();
      const file = await this.exports.file(signedIn(context).actor, listExport.id);
      setHeaders(response, {
        ...API_HEADERS,
        'Content-Type': file.mediaType,
        'Content-Length': String(file.bytes.length),
        'Content-Disposition': contentDisposition(file.filename),
      });
      response.end(file.bytes);
    });
  }
}
