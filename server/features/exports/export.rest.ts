import type { ServerResponse } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { swedishDay } from '../../../domain/dates.js';
import { badField } from '../../platform/errors/app-error.js';
import { WorkbookWriter } from '../../platform/workbook/workbook-writer.js';
import { studentSheet } from '../students/list/student-workbook.export.js';
import { unknownName } from '../../platform/rest/query-values.js';
import type { RestExportStudentsQuery } from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { sendWorkbook } from '../../platform/rest/workbook-answer.js';

/** Names of StudentFilter that take several values: repeated, or separated by commas. */
const LISTS = new Set(['municipalities', 'statuses', 'missing']);
const TEXTS = new Set(['q', 'teacherId', 'education', 'aplStatus', 'startFrom', 'startTo']);

/** `GET /students/export`: a workbook of exactly the filtered students, for administrators (permissions, M50). */
@Controller('api/students/export')
export class ExportController {
  constructor(
    private readonly rest: Rest,
    private readonly writer: WorkbookWriter,
  ) {}

  @Get()
  export(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestExportStudents');
      const variables = readQuery(request.query);
      const { exportStudents } = await this.rest.execute<RestExportStudentsQuery>(
        'RestExportStudents',
        variables,
        context,
      );
      const day = swedishDay();
      sendWorkbook(response, `elever-${day}.xlsx`, await this.writer.write(studentSheet(exportStudents)));
    });
  }
}

/** The query string with the names of StudentFilter, and `sort` and `direction`; values are checked by the contract. */
function readQuery(query: Record<string, unknown>): { filter: Record<string, unknown>; sort?: unknown } {
  const { sort, direction, ...given } = query;
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (LISTS.has(name)) filter[name] = listOf(name, value);
    else if (TEXTS.has(name)) filter[name] = textOf(name, value);
    else if (name === 'mine') filter[name] = flagOf(textOf(name, value));
    else throw unknownName(name);
  }
  if (sort === undefined) return { filter };
  return {
    filter,
    sort: { field: textOf('sort', sort), direction: textOf('direction', direction ?? 'ASC') },
  };
}

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string') throw badField(name, 'TYPE', 'Ange värdet en gång.');
  return value;
}

function listOf(name: string, value: unknown): string[] {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  return values.flatMap((one) => textOf(name, one).split(',')).filter((one) => one !== '');
}

function flagOf(text: string): boolean {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw badField('mine', 'TYPE', 'Ange true eller false.');
}
