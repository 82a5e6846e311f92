import { Injectable } from '@nestjs/common';
import { sendFile } from '../../platform/rest/file-answer.js';
import type { RestMyDataPaperQuery } from '../../platform/rest/generated.js';
import { get, inside, type RestCall, type RouteTable, type Sender } from '../../platform/rest/table/route.js';
import { MyDataPaper } from './my-data.document.js';

@Injectable()
export class MyDataPaperAnswer implements Sender {
  constructor(private readonly paper: MyDataPaper) {}

  async send({ read, response }: RestCall): Promise<void> {
    const bytes = await this.paper.print(await read<RestMyDataPaperQuery['myData']>());
    sendFile(response, { media: 'application/pdf', filename: 'mina-uppgifter.pdf', bytes });
  }
}

/** Data stored about a person (permissions, M56 and M57). */
export const MY_DATA_ROUTES: RouteTable = {
  area: 'My account',
  routes: [
    get('/my-data', 'RestMyData', 'A student’s register extract (GDPR, article 15), as a file.', {
      headers: { 'Content-Disposition': 'attachment; filename="mina-uppgifter.json"' },
    }),
    get('/my-data/pdf', 'RestMyDataPaper', 'The same as tagged PDF, to be read.', {
      sends: { by: MyDataPaperAnswer, media: 'application/pdf' },
    }),
  ],
};

const PAGES = { most: 200, usual: 50 };

/** Audit log and access log. */
export const LOG_ROUTES: RouteTable = {
  area: 'People',
  routes: [
    get(
      '/audit-log',
      'RestAuditLog',
      'Who signed in, and who changed accounts, keys and settings, newest first; the next page is in the Link header.',
      { query: inside('input', 'userId', 'kind', 'from', 'to'), pages: PAGES, at: 'nodes' },
    ),
    get(
      '/access-log',
      'RestAccessLog',
      'Who opened whose record, newest first; the next page is in the Link header.',
      {
        query: {
          ...inside('input', 'userId', 'studentId', 'action', 'from', 'to'),
          protected: 'input.isProtected',
        },
        pages: PAGES,
        at: 'nodes',
      },
    ),
  ],
};
