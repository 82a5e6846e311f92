import { Injectable } from '@nestjs/common';
import { badField } from '../../platform/errors/app-error.js';
import { sendWorkbook } from '../../platform/rest/file-answer.js';
import type { RestImportErrorsQuery } from '../../platform/rest/generated.js';
import {
  get,
  post,
  put,
  remove,
  type RestCall,
  type RouteTable,
  type Sender,
  type Values,
} from '../../platform/rest/table/route.js';
import { WorkbookWriter, XLSX_TYPE } from '../../platform/workbook/workbook-writer.js';
import { WorkbookUpload } from '../files/uploads.rest.js';
import { errorSheet } from './batches/import-errors.export.js';
import { TEMPLATE } from './batches/import-template.export.js';

@Injectable()
export class ImportTemplateAnswer implements Sender {
  constructor(private readonly writer: WorkbookWriter) {}

  async send({ response }: RestCall): Promise<void> {
    sendWorkbook(response, 'elever-mall.xlsx', await this.writer.write(TEMPLATE));
  }
}

@Injectable()
export class ImportErrorsAnswer implements Sender {
  constructor(private readonly writer: WorkbookWriter) {}

  async send({ read, response }: RestCall): Promise<void> {
    const batch = await read<NonNullable<RestImportErrorsQuery['importBatch']>>();
    const name = batch.filename.replace(/\.[^.]*$/, '');
    sendWorkbook(response, `${name}-fel.xlsx`, await this.writer.write(errorSheet(batch)));
  }
}

/** Students from a workbook (permissions, M48, M49 and M65). */
export const IMPORT_ROUTES: RouteTable = {
  area: 'Import',
  routes: [
    get('/students/import/template', 'RestImportTemplate', 'An empty workbook with the right columns.', {
      sends: { by: ImportTemplateAnswer, media: XLSX_TYPE },
    }),
    post(
      '/students/import/preview',
      'RestPreviewImport',
      'Read and check a workbook (xlsx, csv, tsv or txt); nothing is written yet. The mapping is JSON: `[{column, field}]`. A column of the answer with a `doubt` was guessed, or is left out for another one: it must be named in a mapping, here or by the PUT, before the commit. Rows that are hidden in the workbook are named as `hiddenRows` and read, unless `leaveOutHidden` is `true`.',
      {
        receives: { by: WorkbookUpload, fields: ['mapping', 'leaveOutHidden'] },
        lenient: readForm,
        verbatim: true,
      },
    ),
    put(
      '/students/import/{batchId}',
      'RestUpdateImport',
      'Correct columns or cells and check again. A mapping that names a column with a `doubt` confirms it.',
      {
        example: { keepExistingWhenEmpty: true },
        verbatim: true,
      },
    ),
    post(
      '/students/import/commit',
      'RestCommitImport',
      'Write the batch, as a job. 409 COLUMNS_NOT_CHECKED names the columns that are still in doubt.',
      {
        status: 202,
        example: { batchId: '0199f3a0-1c2d-7a00-8000-000000000001', onError: 'SKIP' },
      },
    ),
    get(
      '/students/import/{batchId}/errors',
      'RestImportErrors',
      'The rows that could not be read, as a workbook.',
      { sends: { by: ImportErrorsAnswer, media: XLSX_TYPE }, missing: 'Importen finns inte.' },
    ),
    post('/students/import/{batchId}/undo', 'RestUndoImport', 'Take the import back as one unit.'),
    get(
      '/students/import/held',
      'RestHeldImportRows',
      'Rows of imports that only an administrator may bring in, the oldest first.',
    ),
    post(
      '/students/import/held/{id}/take',
      'RestTakeHeldImportRow',
      'Make an import of a held row, to be committed like any other.',
    ),
    remove('/students/import/held/{id}', 'RestDropHeldImportRow', 'Drop a held row.', { status: 204 }),
  ],
};

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
