import { Injectable } from '@nestjs/common';
import { API_HEADERS, DOCUMENT_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import type { RestOccasionSummonsesQuery } from '../../platform/rest/generated.js';
import { queryValues } from '../../platform/rest/query-values.js';
import { get, inside, type RestCall, type RouteTable, type Sender } from '../../platform/rest/table/route.js';
import { printSheets } from '../documents/pdf/print-sheet.document.js';
import { CalendarFile } from './calendar-file.export.js';

/** Papers to print: shown in the browser's own viewer. */
@Injectable()
export class SummonsesAnswer implements Sender {
  async send({ read, response }: RestCall): Promise<void> {
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

/** Public by the secret in the address (permissions, M70). */
@Injectable()
export class CalendarFileAnswer implements Sender {
  constructor(private readonly file: CalendarFile) {}

  async send({ enter, request, response }: RestCall): Promise<void> {
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

/** The exams of a period, and the file that other calendar programs subscribe to. */
export const CALENDAR_ROUTES: RouteTable = {
  area: 'Calendar',
  routes: [
    get(
      '/calendar',
      'RestCalendar',
      'Exams of a period, and registrations without a day. Specped and syv get month, date, course, status and name.',
      { query: inside('input', 'from', 'to') },
    ),
    get(
      '/calendar/occasions/{id}/summonses.pdf',
      'RestOccasionSummonses',
      'The summonses of everyone booked on an exam occasion as tagged PDF, each on a page of its own. Nothing is kept.',
      { id: 'occasionId', sends: { by: SummonsesAnswer, media: 'application/pdf' } },
    ),
    get(
      '/calendar.ics',
      null,
      'The exams for other calendar programs, by the secret address that the calendar page gives. Names no student. 404 once the address has been renewed or ended.',
      {
        missing: 'Adressen finns inte.',
        asks: { token: 'The secret of the address.' },
        sends: { by: CalendarFileAnswer, media: 'text/calendar' },
      },
    ),
  ],
};
