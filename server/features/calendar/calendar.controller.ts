import type { ServerResponse } from 'node:http';
import { Get, Res } from '@nestjs/common';
import { API_HEADERS, DOCUMENT_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { queryValues } from '../../platform/rest/mapping/query-values.js';
import { printSheets } from '../documents/pdf/print-sheet.document.js';
import { CalendarFile } from './calendar-file.export.js';
import {
  type RestOccasionSummonsesQuery,
  RestCalendarDocument,
  RestOccasionSummonsesDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

/** REST endpoints for the exam calendar. */
@RestController('calendar', 'Calendar')
export class CalendarController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestCalendarDocument,
    'Exams of a period, and registrations without a day. Specped and syv get month, date, course, status and name.',
    { query: inside('input', 'from', 'to') },
  )
  calendar(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  /** A PDF shown in the browser's viewer. */
  @Get('occasions/:id/summonses.pdf')
  @RestOperation(
    RestOccasionSummonsesDocument,
    'The summonses of everyone booked on an exam occasion as tagged PDF, each on a page of its own. Nothing is kept.',
    { id: 'occasionId', media: 'application/pdf' },
  )
  async occasionSummonses(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const sheets = await read<RestOccasionSummonsesQuery['occasionSummonses']>();
    const bytes = await printSheets(sheets, new Date());
    setHeaders(response, {
      ...DOCUMENT_HEADERS,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline; filename="kallelser.pdf"',
    });
    response.end(bytes);
  }
}

@RestController('calendar.ics', 'Calendar')
export class CalendarFileController {
  constructor(private readonly file: CalendarFile) {}

  /** Public; the secret in the address authenticates (permissions, M70). */
  @Get()
  @RestOperation(
    null,
    'The exams for other calendar programs, by the secret address that the calendar page gives. Names no student. 404 once the address has been renewed or ended.',
    {
      missing: 'Adressen finns inte.',
      asks: { token: 'The secret of the address.' },
      media: 'text/calendar',
    },
  )
  async calendarFile(@Call() { enter, request }: RestCall, @Res() response: ServerResponse): Promise<void> {
    await enter();
    const { token } = queryValues(request.query, ['token']);
    const text = await this.file.read(token ?? '');
    setHeaders(response, {
      ...API_HEADERS,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="provningar.ics"',
    });
    response.end(text);
  }
}
