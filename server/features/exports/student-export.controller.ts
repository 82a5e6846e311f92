import type { ServerResponse } from 'node:http';
import { Get, Res } from '@nestjs/common';
import { swedishDay } from '../../../domain/dates.js';
import { sendWorkbook } from '../../platform/rest/file-answer.js';
import { XLSX_TYPE, WorkbookWriter } from '../../platform/workbook/workbook-writer.js';
import { studentSheet } from '../students/list/student-workbook.export.js';
import { type RestExportStudentsQuery, RestExportStudentsDocument } from '../../platform/rest/generated.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import type { RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

/** A workbook of the filtered students, for administrators (permissions, M50). */
@RestController('students/export', 'Students')
export class StudentExportController {
  constructor(private readonly writer: WorkbookWriter) {}

  @Get()
  @RestOperation(RestExportStudentsDocument, 'A workbook of the filtered students.', {
    query: {
      ...inside('filter', 'q', 'teacherId', 'mine', 'education', 'aplStatus', 'startFrom', 'startTo'),
      ...inside('filter', 'municipalities[]', 'statuses[]', 'missing[]'),
      sort: 'sort.field',
      direction: 'sort.direction',
    },
    usual: ({ sort, direction = 'ASC', ...filter }) =>
      sort === undefined ? filter : { ...filter, sort, direction },
    media: XLSX_TYPE,
  })
  async exportStudents(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const students = await read<RestExportStudentsQuery['exportStudents']>();
    const sheet = await studentSheet(students);
    sendWorkbook(response, `elever-${swedishDay()}.xlsx`, await this.writer.write(sheet));
  }
}
