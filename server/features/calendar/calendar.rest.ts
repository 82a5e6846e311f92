import type { ServerResponse } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { CalendarFile } from './calendar-file.export.js';
import { printSheets } from '../documents/pdf/print-sheet.document.js';
import { badField } from '../../platform/errors/app-error.js';
import { API_HEADERS, DOCUMENT_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { restCalendar } from './calendar-shape.rest.js';
import type { RestCalendarQuery, RestOccasionSummonsesQuery } from '../../platform/rest/generated.js';
import { queryValues } from '../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';

/** The exams of a period, and the file that other calendar programs subscribe to (contract, section 5). */
@Controller('api')
export class CalendarController {
  constructor(
    private readonly rest: Rest,
    private readonly file: CalendarFile,
  ) {}

  @Get('calendar')
  calendar(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestCalendar',
      variables: () => ({ input: period(request) }),
      shape: ({ calendar }: RestCalendarQuery) => restCalendar(calendar),
    });
  }

  /** Papers to print: shown in the browser's own viewer. */
  @Get('calendar/occasions/:id/summonses.pdf')
  summonses(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answerWith(request, response, 'RestOccasionSummonses', async (_body, context) => {
      const { occasionSummonses } = await this.rest.execute<RestOccasionSummonsesQuery>(
        'RestOccasionSummonses',
        { occasionId: request.params.id },
        context,
      );
      const bytes = await printSheets(occasionSummonses, new Date());
      setHeaders(response, {
        ...DOCUMENT_HEADERS,
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.length),
        'Content-Disposition': 'inline; filename="kallelser.pdf"',
      });
      response.end(bytes);
    });
  }

  /** Public by the secret in the address (permissions, M70). */
  @Get('calendar.ics')
  subscription(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.guarded(request, response, async () => {
      await this.rest.admitAnyone(request, response);
      const { token } = queryValues(request.query, ['token']);
      const text = await this.file.read(token ?? '');
      setHeaders(response, {
        ...API_HEADERS,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="provningar.ics"',
      });
      response.end(text);
    });
  }
}

function period(request: RestRequest): { from: string; to: string } {
  const { from, to } = queryValues(request.query, ['from', 'to']);
  if (from === undefined) throw badField('from', 'REQUIRED', 'Ange från och med vilken dag.');
  if (to === undefined) throw badField('to', 'REQUIRED', 'Ange till och med vilken dag.');
  return { from, to };
}
