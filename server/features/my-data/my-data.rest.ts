import type { ServerResponse } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { badField } from '../../platform/errors/app-error.js';
import { API_HEADERS, setHeaders } from '../../platform/http/security-headers.js';
import { MyDataPaper } from './my-data.document.js';
import { restExam } from '../exams/exam-shape.rest.js';
import type {
  RestAccessLogQuery,
  RestAuditLogQuery,
  RestMyDataPaperQuery,
  RestMyDataQuery,
} from '../../platform/rest/generated.js';
import { queryFlag, queryValues } from '../../platform/rest/query-values.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';
import { restRole, withRestId } from '../../platform/rest/shapes.js';
import { restStudent } from '../students/student-shape.rest.js';
import { restProfile } from '../users/user-shape.rest.js';

const PAGE = 50;
const FILTERS = ['userId', 'studentId', 'action', 'from', 'to', 'protected', 'limit', 'after'] as const;
const AUDIT_FILTERS = ['userId', 'kind', 'from', 'to', 'limit', 'after'] as const;

/** What is kept about a person, and who has looked at it (contract, section 5; permissions, M56 and M57). */
@Controller('api')
export class MyDataController {
  constructor(
    private readonly rest: Rest,
    private readonly paper: MyDataPaper,
  ) {}

  /** A file to keep, not a page to look at. */
  @Get('my-data')
  myData(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestMyData',
      shape: ({ myData }: RestMyDataQuery) => extract(myData),
      headers: () => ({ 'Content-Disposition': 'attachment; filename="mina-uppgifter.json"' }),
    });
  }

  /** The same to be read by people. */
  @Get('my-data/pdf')
  myDataPaper(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answerWith(request, response, 'RestMyDataPaper', async (_body, context) => {
      const { myData } = await this.rest.execute<RestMyDataPaperQuery>('RestMyDataPaper', {}, context);
      const bytes = await this.paper.print(myData);
      setHeaders(response, {
        ...API_HEADERS,
        'Content-Type': 'application/pdf',
        'Content-Length': String(bytes.length),
        'Content-Disposition': 'attachment; filename="mina-uppgifter.pdf"',
      });
      response.end(bytes);
    });
  }

  /** Administration and sign-in, newest first; the next page's address is in the `Link` header. */
  @Get('audit-log')
  auditLog(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestAuditLog',
      variables: () => ({ input: auditLogInput(request) }),
      shape: ({ auditLog }: RestAuditLogQuery) =>
        auditLog.nodes.map((entry) => ({ ...withRestId(entry), role: entry.role && restRole(entry.role) })),
      headers: ({ auditLog }): Record<string, string> =>
        nextPage(request, 'audit-log', AUDIT_FILTERS, auditLog.nextCursor),
    });
  }

  /** Newest first, a page at a time; the next page's address is in the `Link` header. */
  @Get('access-log')
  accessLog(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestAccessLog',
      variables: () => ({ input: accessLogInput(request) }),
      shape: ({ accessLog }: RestAccessLogQuery) =>
        accessLog.nodes.map((entry) => ({ ...withRestId(entry), role: restRole(entry.role) })),
      headers: ({ accessLog }): Record<string, string> =>
        nextPage(request, 'access-log', FILTERS, accessLog.nextCursor),
    });
  }
}

function extract({ account, sessions, tasks, student, exams, files, ...rest }: RestMyDataQuery['myData']) {
  return {
    ...rest,
    account: restProfile(account),
    sessions: sessions.map(withRestId),
    tasks: tasks.map(withRestId),
    student: student && restStudent(student),
    exams: exams.map(restExam),
    files: files.map(withRestId),
  };
}

function auditLogInput(request: RestRequest): Record<string, unknown> {
  const { limit, ...filter } = queryValues(request.query, AUDIT_FILTERS);
  return { ...filter, first: pageSize(limit) };
}

function pageSize(limit: string | undefined): number {
  if (limit !== undefined && !/^([1-9]\d?|1\d\d|200)$/.test(limit))
    throw badField('limit', 'RANGE', 'Ange 1 till 200.');
  return limit === undefined ? PAGE : Number(limit);
}

function accessLogInput(request: RestRequest): Record<string, unknown> {
  const { protected: isProtected, limit, ...filter } = queryValues(request.query, FILTERS);
  return {
    ...filter,
    isProtected: queryFlag(isProtected, 'protected'),
    first: pageSize(limit),
  };
}

/** Repeats the filter, so that a client need only follow it. */
function nextPage(
  request: RestRequest,
  path: string,
  filters: readonly string[],
  cursor: string | null,
): Record<string, string> {
  if (cursor === null) return {};
  const next = new URLSearchParams({ ...queryValues(request.query, filters), after: cursor }).toString();
  return { Link: `</api/${path}?${next}>; rel="next"` };
}
