import type { ServerResponse } from 'node:http';
import { Delete, Get, Post, Put, Res } from '@nestjs/common';
import { badField } from '../../platform/errors/app-error.js';
import { sendWorkbook } from '../../platform/rest/file-answer.js';
import { WorkbookWriter, XLSX_TYPE } from '../../platform/workbook/workbook-writer.js';
import { WorkbookUpload } from '../files/upload-receivers.service.js';
import { errorFileName, errorSheet } from './batches/import-errors.export.js';
import { TEMPLATE } from './batches/import-template.export.js';
import {
  type RestImportErrorsQuery,
  RestCommitImportDocument,
  RestDropHeldImportRowDocument,
  RestHeldImportRowsDocument,
  RestImportErrorsDocument,
  RestImportTemplateDocument,
  RestPreviewImportDocument,
  RestTakeHeldImportRowDocument,
  RestUndoImportDocument,
  RestUpdateImportDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { type Values } from '../../platform/rest/rest-route.js';

/** Students from a workbook (permissions, M48, M49 and M65). */
@RestController('students/import', 'Import')
export class ImportsController {
  constructor(
    private readonly operations: RestOperations,
    private readonly writer: WorkbookWriter,
    private readonly workbookUpload: WorkbookUpload,
  ) {}

  @Get('template')
  @RestOperation(RestImportTemplateDocument, "An empty workbook with the import's columns.", {
    media: XLSX_TYPE,
  })
  async importTemplate(@Res() response: ServerResponse): Promise<void> {
    sendWorkbook(response, 'elever-mall.xlsx', await this.writer.write(TEMPLATE));
  }

  @Post('preview')
  @RestOperation(
    RestPreviewImportDocument,
    'Read and check a workbook (xlsx, csv, tsv or txt); nothing is written yet. The mapping is JSON: `[{column, field}]`. A column of the answer with a `doubt` was guessed, or is left out for another one: it must be named in a mapping, here or by the PUT, before the commit. Rows that are hidden in the workbook are named as `hiddenRows` and read, unless `leaveOutHidden` is `true`.',
    { upload: { fields: ['mapping', 'leaveOutHidden'] } },
  )
  previewImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.receive(call, this.workbookUpload, { lenient: readForm });
  }

  @Put(':batchId')
  @RestOperation(
    RestUpdateImportDocument,
    'Correct columns or cells and check again. A mapping that names a column with a `doubt` confirms it.',
    { example: { keepExistingWhenEmpty: true } },
  )
  updateImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('commit')
  @RestOperation(
    RestCommitImportDocument,
    'Commit the batch as a job. 409 COLUMNS_NOT_CHECKED names the columns that are still in doubt.',
    { status: 202, example: { batchId: '0199f3a0-1c2d-7a00-8000-000000000001', onError: 'SKIP' } },
  )
  commitImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':batchId/errors')
  @RestOperation(RestImportErrorsDocument, 'The rows with errors, as a workbook.', {
    missing: 'Importen finns inte.',
    media: XLSX_TYPE,
  })
  async importErrors(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const batch = await read<NonNullable<RestImportErrorsQuery['importBatch']>>();
    sendWorkbook(response, errorFileName(batch), await this.writer.write(errorSheet(batch)));
  }

  @Post(':batchId/undo')
  @RestOperation(RestUndoImportDocument, 'Undo the import as a whole.')
  undoImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('held')
  @RestOperation(
    RestHeldImportRowsDocument,
    'Import rows that only an administrator may import, oldest first.',
  )
  heldImportRows(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post('held/:id/take')
  @RestOperation(
    RestTakeHeldImportRowDocument,
    'Create an import from a held row, to be committed like any other.',
  )
  takeHeldImportRow(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Delete('held/:id')
  @RestOperation(RestDropHeldImportRowDocument, 'Drop a held row.', { status: 204 })
  dropHeldImportRow(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}

/** Text fields of the form: a JSON list, validated by the contract, and an option. */
function readForm({ mapping, leaveOutHidden, ...body }: Values): Values {
  const rest = {
    ...body,
    ...(typeof leaveOutHidden === 'string' && { leaveOutHidden: leaveOutHidden.trim() === 'true' }),
  };
  if (typeof mapping !== 'string' || mapping.trim() === '') return rest;
  try {
    return { ...rest, mapping: JSON.parse(mapping) as unknown };
  } catch {
    throw badField('mapping', 'FORMAT', 'mapping är inte giltig JSON.');
  }
}
