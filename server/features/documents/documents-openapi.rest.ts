import { route, type Areas } from '../../platform/rest/openapi/openapi-route.js';

const EXAMPLE = {
  code: 'K7M2-PQ4R-XYZ9',
  type: 'STUDY_CERTIFICATE',
  title: 'Studieintyg',
  issuedOn: '2026-11-20',
  issuer: 'Komvux Solna',
  valid: true,
  revokedOn: null,
  erasedOn: null,
  holder: 'A.E., född 1990',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const DOCUMENTS_AREAS: Areas = {
  Documents: [
    route(
      'GET /documents/verify/{code}',
      'RestVerifyDocument',
      'Is a document with this code genuine, and does it still hold? Open to anyone who has the code; 404 for a code that was never issued.',
      { answer: EXAMPLE },
    ),
    route(
      'GET /documents/{id}/file',
      'RestIssuedDocument',
      'The PDF of an issued document: to be saved, or with visa=1 to be shown by the browser.',
      { query: { visa: '1: to be shown.' }, media: 'application/pdf' },
    ),
    route(
      'GET /documents/batches/{batchId}',
      'RestIssuedDocuments',
      'All documents that one job has made, as one archive.',
      { media: 'application/zip' },
    ),
  ],
};
