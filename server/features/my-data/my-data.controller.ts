import type { ServerResponse } from 'node:http';
import { Get, Res } from '@nestjs/common';
import { sendFile } from '../../platform/rest/file-answer.js';
import { MyDataPaper } from './my-data.document.js';
import {
  type RestMyDataPaperQuery,
  RestAccessLogDocument,
  RestAuditLogDocument,
  RestMyDataDocument,
  RestMyDataPaperDocument,
} from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';
import { inside } from '../../platform/rest/rest-route.js';

const PAGES = { most: 200, usual: 50 };

/** Data stored about a person (permissions, M56 and M57). */
@RestController('my-data', 'My account')
export class MyDataController {
  constructor(
    private readonly operations: RestOperations,
    private readonly paper: MyDataPaper,
  ) {}

  @Get()
  @RestOperation(RestMyDataDocument, 'A student’s register extract (GDPR, article 15), as a file.', {
    headers: { 'Content-Disposition': 'attachment; filename="mina-uppgifter.json"' },
  })
  myData(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }

  @Get('pdf')
  @RestOperation(RestMyDataPaperDocument, 'The same as tagged PDF, to be read.', { media: 'application/pdf' })
  async myDataPaper(@Call() { read }: RestCall, @Res() response: ServerResponse): Promise<void> {
    const bytes = await this.paper.print(await read<RestMyDataPaperQuery['myData']>());
    sendFile(response, { media: 'application/pdf', filename: 'mina-uppgifter.pdf', bytes });
  }
}

/** Audit log and access log. */
@RestController('audit-log', 'People')
export class AuditLogController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestAuditLogDocument,
    'Who signed in, and who changed accounts, keys and settings, newest first; the next page is in the Link header.',
    { query: inside('input', 'userId', 'kind', 'from', 'to'), pages: PAGES, at: 'nodes' },
  )
  auditLog(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }
}

@RestController('access-log', 'People')
export class AccessLogController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestAccessLogDocument,
    'Who opened whose record, newest first; the next page is in the Link header.',
    {
      query: {
        ...inside('input', 'userId', 'studentId', 'action', 'from', 'to'),
        protected: 'input.isProtected',
      },
      pages: PAGES,
      at: 'nodes',
    },
  )
  accessLog(@Call() call: RestCall, @Res() response: ServerResponse): Promise<void> {
    return this.operations.list(call, response);
  }
}
