import { Injectable } from '@nestjs/common';
import { swedishDay } from '../../../domain/dates.js';
import { sendWorkbook } from '../../platform/rest/file-answer.js';
import type { RestExportStudentsQuery } from '../../platform/rest/generated.js';
import { get, inside, type RestCall, type RouteTable, type Sender } from '../../platform/rest/table/route.js';
import { XLSX_TYPE, WorkbookWriter } from '../../platform/workbook/workbook-writer.js';
import { studentSheet } from '../students/list/student-workbook.export.js';

@Injectable()
export class StudentWorkbookAnswer implements Sender {
  constructor(private readonly writer: WorkbookWriter) {}

  async send({ read, response }: RestCall): Promise<void> {
    const students = await read<RestExportStudentsQuery['exportStudents']>();
    const sheet = await studentSheet(students);
    sendWorkbook(response, `elever-${swedishDay()}.xlsx`, await this.writer.write(sheet));
  }
}

/** A workbook of exactly the filtered students, for administrators (permissions, M50). */
export const STUDENT_EXPORT_ROUTES: RouteTable = {
  area: 'Students',
  routes: [
    get('/students/export', 'RestExportStudents', 'A workbook of exactly the filtered students.', {
      query: {
        ...inside('filter', 'q', 'teacherId', 'mine', 'education', 'aplStatus', 'startFrom', 'startTo'),
        ...inside('filter', 'municipalities[]', 'statuses[]', 'missing[]'),
        sort: 'sort.field',
        direction: 'sort.direction',
      },
      usual: ({ sort, direction = 'ASC', ...filter }) =>
        sort === undefined ? filter : { ...filter, sort, direction },
      sends: { by: StudentWorkbookAnswer, media: XLSX_TYPE },
    }),
  ],
};
