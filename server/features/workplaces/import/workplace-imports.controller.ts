import type { ServerResponse } from 'node:http';
import { Get, Post, Put, Res } from '@nestjs/common';
import { sendWorkbook } from '../../../platform/rest/file-answer.js';
import {
  type RestWorkplaceImportErrorsQuery,
  RestCommitWorkplaceImportDocument,
  RestPreviewWorkplaceImportDocument,
  RestUndoWorkplaceImportDocument,
  RestUpdateWorkplaceImportDocument,
  RestWorkplaceImportDocument,
  RestWorkplaceImportErrorsDocument,
  RestWorkplaceImportsDocument,
  RestWorkplaceImportTemplateDocument,
} from '../../../platform/rest/generated.js';
import type { RestAnswer } from '../../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../../platform/rest/rest-operations.service.js';
import { WorkbookWriter, XLSX_TYPE } from '../../../platform/workbook/workbook-writer.js';
import { WorkbookUpload } from '../../files/upload-receivers.service.js';
import { errorFileName, errorSheet } from '../../imports/batches/import-errors.export.js';
import { WORKPLACE_TEMPLATE } from './workplace-import-template.export.js';

/** Workplaces from a workbook. */
@RestController('workplace-imports', 'Workplaces')
export class WorkplaceImportsController {
  constructor(
    private readonly operations: RestOperations,
    private readonly writer: WorkbookWriter,
    private readonly workbookUpload: WorkbookUpload,
  ) {}

  @Get()
  @RestOperation(
    RestWorkplaceImportsDocument,
    'Own imports of workplaces of the last 24 hours, and for administrators the committed ones of others, newest first.',
  )
  workplaceImports(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post()
  @RestOperation(
    RestPreviewWorkplaceImportDocument,
    'Read and check a workbook of workplaces (xlsx, csv, tsv or txt) with at most 1 000 rows; nothing is written yet.',
    { upload: {} },
  )
  previewWorkplaceImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.receive(call, this.workbookUpload);
  }

  @Get('template')
  @RestOperation(RestWorkplaceImportTemplateDocument, 'An empty workbook with the right columns.', {
    media: XLSX_TYPE,
  })
  async workplaceImportTemplate(@Res() response: ServerResponse): Promise<void> {
    sendWorkbook(response, 'arbetsplatser-mall.xlsx', await this.writer.write(WORKPLACE_TEMPLATE));
  }

  @Get(':id')
  @RestOperation(RestWorkplaceImportDocument, 'An import of workplaces with its columns and rows.')
  workplaceImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Put(':id')
  @RestOperation(
    RestUpdateWorkplaceImportDocument,
    'Correct columns or cells, leave rows out, and check again. A mapping that names a column with a `doubt` confirms it.',
    {
      example: {
        rows: [{ row: 2, column: 1, value: '212000-0142' }],
        decisions: [{ row: 5, leaveOut: true }],
      },
    },
  )
  updateWorkplaceImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get(':id/errors')
  @RestOperation(
    RestWorkplaceImportErrorsDocument,
    'The rows with errors and those left out, with the reason, as a workbook to correct and import.',
    { media: XLSX_TYPE },
  )
  async workplaceImportErrors(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const found = await read<RestWorkplaceImportErrorsQuery['workplaceImport']>();
    sendWorkbook(response, errorFileName(found), await this.writer.write(errorSheet(found)));
  }

  @Post(':id/commit')
  @RestOperation(
    RestCommitWorkplaceImportDocument,
    'Write the valid rows. 409 STALE when they would write something else than `planned` says: read the import again.',
    { example: { planned: 'WlKpYcwA5EsGJxo4F0hJ0nQ1mYdIh2o0m1j3oVQfP0k' } },
  )
  commitWorkplaceImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Post(':id/undo')
  @RestOperation(RestUndoWorkplaceImportDocument, 'Take the import back as one unit.')
  undoWorkplaceImport(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
