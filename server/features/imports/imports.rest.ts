import type { ServerResponse } from 'node:http';
import { Controller, Delete, Get, Post, Put, Req, Res } from '@nestjs/common';
import { badField, notFound } from '../../platform/errors/app-error.js';
import { FileIntake } from '../files/file-intake.service.js';
import { StagedUploads } from '../files/staged-uploads.service.js';
import { TEMPLATE } from './batches/import-template.export.js';
import { errorSheet } from './batches/import-errors.export.js';
import { WORKBOOK_LIMITS } from '../../platform/workbook/workbook.js';
import { WorkbookWriter } from '../../platform/workbook/workbook-writer.js';
import type {
  RestCommitImportMutation,
  RestHeldImportRowsQuery,
  RestImportErrorsQuery,
  RestImportPreviewFragment,
  RestPreviewImportMutation,
  RestTakeHeldImportRowMutation,
  RestUndoImportMutation,
  RestUpdateImportMutation,
} from '../../platform/rest/generated.js';
import { addressed } from '../../platform/rest/addressed.js';
import { receiveFile } from '../../platform/rest/multipart.js';
import { Rest, sendJson, type RestRequest } from '../../platform/rest/rest.js';
import { withRestId } from '../../platform/rest/shapes.js';
import { sendWorkbook } from '../../platform/rest/workbook-answer.js';
import { workbookType } from '../../platform/rest/workbook-type.js';

/** Students from a workbook (contract, section 5; permissions, M48, M49 and M65). */
@Controller('api/students/import')
export class ImportsController {
  constructor(
    private readonly rest: Rest,
    private readonly intake: FileIntake,
    private readonly uploads: StagedUploads,
    private readonly writer: WorkbookWriter,
  ) {}

  @Get('template')
  template(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      await this.rest.admit(request, response, 'RestImportTemplate');
      sendWorkbook(response, 'elever-mall.xlsx', await this.writer.write(TEMPLATE));
    });
  }

  @Post('preview')
  preview(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestPreviewImport');
      const received = await receiveFile(request, response, {
        folder: await this.intake.folder(),
        maxBytes: WORKBOOK_LIMITS.fileBytes,
        fields: ['mapping'],
      });
      try {
        const { file, fields } = received;
        const mimeType = await workbookType(file.path, file.filename);
        const uploadId = await this.uploads.stage(context, 'IMPORT', file, mimeType);
        const input = { uploadId, mapping: readMapping(fields['mapping']) };
        const data = await this.rest.execute<RestPreviewImportMutation>(
          'RestPreviewImport',
          { input },
          context,
        );
        sendJson(response, 200, shape(data.previewImport));
      } finally {
        await received.discard();
      }
    });
  }

  @Post('commit')
  commit(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCommitImport',
      status: 202,
      variables: (input) => ({ input }),
      shape: ({ commitImport }: RestCommitImportMutation) => ({ jobId: commitImport.id }),
    });
  }

  @Get('held')
  held(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestHeldImportRows',
      shape: ({ heldImportRows }: RestHeldImportRowsQuery) => heldImportRows.map(withRestId),
    });
  }

  @Post('held/:id/take')
  take(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestTakeHeldImportRow',
      variables: (body) => ({ input: addressed(body, { id: request.params.id }) }),
      shape: ({ takeHeldImportRow }: RestTakeHeldImportRowMutation) => shape(takeHeldImportRow),
    });
  }

  @Delete('held/:id')
  drop(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestDropHeldImportRow',
      status: 204,
      variables: () => ({ input: { id: request.params.id } }),
    });
  }

  @Put(':batchId')
  update(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUpdateImport',
      variables: (body) => ({ input: addressed(body, { batchId: request.params.batchId }) }),
      shape: ({ updateImport }: RestUpdateImportMutation) => shape(updateImport),
    });
  }

  @Get(':batchId/errors')
  errors(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestImportErrors');
      const variables = { id: request.params.batchId };
      const { importBatch } = await this.rest.execute<RestImportErrorsQuery>(
        'RestImportErrors',
        variables,
        context,
      );
      if (!importBatch) throw notFound('Importen finns inte.');
      const name = importBatch.filename.replace(/\.[^.]*$/, '');
      sendWorkbook(response, `${name}-fel.xlsx`, await this.writer.write(errorSheet(importBatch)));
    });
  }

  @Post(':batchId/undo')
  undo(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestUndoImport',
      variables: (body) => ({ input: addressed(body, { batchId: request.params.batchId }) }),
      shape: ({ undoImport: { id, state, summary } }: RestUndoImportMutation) => ({
        batchId: id,
        state,
        summary,
      }),
    });
  }
}

function shape({ id, summary, rows }: RestImportPreviewFragment) {
  return { batchId: id, summary, rows };
}

/** A JSON list in a text field: `[{column, field}]`. Its shape is checked by the contract. */
function readMapping(text: string | undefined): unknown {
  if (text === undefined || text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badField('mapping', 'FORMAT', 'mapping är inte giltig JSON.');
  }
}
