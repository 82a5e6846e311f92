import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const EXPORT = {
  _id: '0199a7c2-5c1e-7a34-9a55-5d8f2f6f2b10',
  list: 'course-instances',
  format: 'XLSX',
  filename: 'kurstillfällen-2026-11-20.xlsx',
  rowCount: 30,
  jobId: null,
};

/** Lists as files. */
export const EXPORTS_AREAS: Areas = {
  Exports: [
    route(
      'POST /exports',
      'RestCreateExport',
      'Make a file of a list: exactly the rows of its filter; long lists have a job.',
      {
        status: 201,
        body: { list: 'course-instances', query: 'status=OPEN', format: 'XLSX' },
        answer: EXPORT,
      },
    ),
    route('GET /exports/{id}', 'RestListExport', "The file; one's own, for 24 hours.", {
      media: 'application/octet-stream',
    }),
  ],
};
