import { failureFrom, RestFailure, sentences } from '../apollo/failure';
import { newIdempotencyKey } from '../apollo/action-keys';
import { reasonHeader } from './session/access-reasons';
import { apiUrl } from './api-url';

/** Raw bytes are the one thing that travels over REST and not through Apollo (contract §5); this is the place for it. */
export const transferPaths = {
  /** POST multipart, field `file`: a student's file. */
  studentFiles: (studentId: string) => `/api/uploads/${encodeURIComponent(studentId)}`,
  /** GET: the bytes of a file. */
  file: (fileId: string) => `/api/uploads/download/${encodeURIComponent(fileId)}`,
  /** POST multipart, field `file`: the paper with the signed agreement of a placement. */
  signedAgreement: (placementId: string) =>
    `/api/placements/${encodeURIComponent(placementId)}/agreement/file`,
  /** POST multipart, field `file`: the file of a framework agreement; GET: its bytes. */
  workplaceAgreement: (id: string) => `/api/workplace-agreements/${encodeURIComponent(id)}/file`,
  /** POST multipart, field `file`: the certificate of a supervisor; GET: its bytes. */
  supervisorCertificate: (id: string) => `/api/supervisors/${encodeURIComponent(id)}/certificate`,
  /** POST multipart, field `file`: a workbook of workplaces to import. */
  workplaceImports: () => '/api/workplace-imports',
  /** GET: an empty workbook with the headings of workplaces. */
  workplaceImportErrors: (id: string) => `/api/workplace-imports/${encodeURIComponent(id)}/errors`,
  workplaceImportTemplate: () => '/api/workplace-imports/template',
  /** POST multipart, field `file`: a workbook to import. */
  importPreview: () => '/api/students/import/preview',
  /** GET: an empty workbook with the headings that an import knows. */
  importTemplate: () => '/api/students/import/template',
  /** POST multipart, field `file`: a workbook with prices, to be looked over. */
  priceWorkbook: () => '/api/earnings/price-lists/workbook',
  /** GET: the rows that could not be imported, with the reasons. */
  importErrors: (batchId: string) => `/api/students/import/${encodeURIComponent(batchId)}/errors`,
  /** GET: the students as a workbook; the query is the list's own filter. */
  studentExport: (query: URLSearchParams) =>
    `/api/students/export${query.size > 0 ? `?${query.toString()}` : ''}`,
  /** GET: a list that was made into a file. */
  listExport: (id: string) => `/api/exports/${encodeURIComponent(id)}`,
  /** GET: the attachment of an invoice, as PDF. */
  invoicePaper: (freezeId: string, query: URLSearchParams) =>
    `/api/earnings/freezes/${encodeURIComponent(freezeId)}/invoice.pdf?${query.toString()}`,
  /** GET: the summonses of an exam occasion as PDF, for printing from the browser's viewer. */
  occasionSummonses: (occasionId: string) =>
    `/api/calendar/occasions/${encodeURIComponent(occasionId)}/summonses.pdf`,
  /** GET: an issued document, to be saved. */
  document: (id: string) => `/api/documents/${encodeURIComponent(id)}/file`,
  /** GET: the same in the browser's own viewer, from where it is printed. */
  shownDocument: (id: string) => `/api/documents/${encodeURIComponent(id)}/file?visa=1`,
  /** GET: a study plan as StudyPlan of SS 12000. */
  studyPlanExchange: (studentId: string) =>
    `/api/students/${encodeURIComponent(studentId)}/study-plan/exchange`,
  /** GET: all documents of a batch as one archive. */
  documentArchive: (batchId: string) => `/api/documents/batches/${encodeURIComponent(batchId)}`,
  /** GET: all that is kept about the signed-in student. */
  myData: () => '/api/my-data',
  /** GET: the same as a paper to read. */
  myDataPaper: () => '/api/my-data/pdf',
};

export interface UploadOptions {
  /** Sent and total bytes, as they go. */
  onProgress?: (sent: number, total: number) => void;
  /** Aborting it cancels the upload: the promise then rejects with an AbortError. */
  signal?: AbortSignal;
  /** Further fields of the form. */
  fields?: Record<string, string>;
}

function parseBody(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    // A proxy's error page: the status is sufficient.
    return {};
  }
}

/** Sends one file; answers the body of the server's answer. XMLHttpRequest, since fetch tells no progress. */
export function uploadFile(
  path: string,
  file: File,
  options: UploadOptions = {},
): Promise<Record<string, unknown>> {
  const { onProgress, signal, fields = {} } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${apiUrl}${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', 'sv');
    request.setRequestHeader('Idempotency-Key', newIdempotencyKey());
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.onload = () => {
      const body = parseBody(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(new RestFailure(failureFrom(request.status, body)));
    };
    request.onerror = () =>
      reject(new RestFailure({ code: 'NETWORK', message: sentences.NETWORK, fromServer: false, fields: [] }));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    return request.send(form);
  });
}

/** The file name of a Content-Disposition header: `filename*` (RFC 5987) before the ASCII `filename`. */
export function filenameFrom(disposition: string | null, fallback: string): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch (error) {
      console.warn('The file name of the answer could not be decoded.', error);
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '');
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2]?.trim() ?? fallback;
}

/** Fetches bytes and has the browser save them under the name that the server gave. */
export async function downloadFile(path: string, fallbackName: string, studentId?: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`${apiUrl}${path}`, {
      credentials: 'same-origin',
      headers: { 'accept-language': 'sv', ...reasonHeader(studentId) },
    });
  } catch (error) {
    console.error('The download got no answer.', error);
    throw new RestFailure({ code: 'NETWORK', message: sentences.NETWORK, fromServer: false, fields: [] });
  }
  if (!response.ok) throw new RestFailure(failureFrom(response.status, parseBody(await response.text())));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = filenameFrom(response.headers.get('content-disposition'), fallbackName);
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken its own hold of the bytes by the next turn; a minute is generous.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
