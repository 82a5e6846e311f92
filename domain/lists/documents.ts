import { documentTypeLabels } from '../labels/document.js';
import { defineList } from './list.js';

const instance = { type: 'id', param: 'tillfalle', label: 'Kurstillfälle' } as const;

/** Issued documents (pages, section 14), newest first. */
export const issuedList = /* @__PURE__ */ defineList({
  title: 'Historik',
  rows: 'historiken',
  theRows: 'historiken',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök i historiken', placeholder: 'Namn eller kod' },
    type: { type: 'choice', param: 'typ', label: 'Dokument', labels: documentTypeLabels },
    studentId: { type: 'id', param: 'elev', label: 'Elev' },
    courseInstanceId: instance,
  },
  sorts: null,
  paging: { usual: 25, largest: 100 },
});

/** The possible subjects of a document. */
export const documentSubjectList = /* @__PURE__ */ defineList({
  title: 'Dokument',
  rows: 'träffar',
  theRows: 'träffarna',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök' },
    courseInstanceId: instance,
  },
  sorts: null,
  paging: { usual: 50, largest: 200 },
});
