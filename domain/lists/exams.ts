import type { ExamSortField, ExamStatus, Month } from '../generated.js';
import { examStatusLabels } from '../labels/exam.js';
import { valuesOf, type Labels } from '../options.js';
import { defineList } from './list.js';

/** As in the form and in the contract (specification §2). */
const months: Labels<Month> = {
  Januari: 'Januari',
  Februari: 'Februari',
  Mars: 'Mars',
  April: 'April',
  Maj: 'Maj',
  Juni: 'Juni',
  Juli: 'Juli',
  Augusti: 'Augusti',
  September: 'September',
  Oktober: 'Oktober',
  November: 'November',
  December: 'December',
};

/** The registrations for exams (specification §2), newest first. */
export const examList = /* @__PURE__ */ defineList({
  saved: 'EXAMS',
  title: 'Prövningselever',
  rows: 'prövningar',
  theRows: 'prövningarna',
  filters: {
    name: { type: 'search', param: 'namn', label: 'Sök namn' },
    course: { type: 'value', param: 'kurs', label: 'Kurs' },
    month: {
      type: 'choice',
      param: 'manad',
      label: 'Månad',
      labels: months,
      names: /* @__PURE__ */ Object.fromEntries(
        /* @__PURE__ */ valuesOf(months).map((month) => [month, month.toLowerCase()]),
      ),
    },
    status: {
      type: 'choice',
      param: 'status',
      label: 'Status',
      labels: examStatusLabels,
      names: { INTRESSE: 'intresse', SCHEDULED: 'godkand', DENIED: 'nekad' } satisfies Labels<ExamStatus>,
    },
    unknownCourse: { type: 'flag', param: 'okandkurs', label: 'Okänd kurs' },
  },
  panel: [['course', 'month', 'status']],
  sorts: {
    names: {
      NAME: 'namn',
      PERSONAL_NUMBER: 'personnummer',
      PHONE: 'telefon',
      EMAIL: 'epost',
      COURSE: 'kurs',
      MUNICIPALITY: 'kommun',
      MONTH: 'manad',
      TEACHER: 'larare',
      STATUS: 'status',
      MATERIAL: 'material',
      PAYMENT: 'betalning',
      DECISION: 'beslut',
      REGISTERED: 'anmald',
    } satisfies Labels<ExamSortField>,
    usual: { field: 'REGISTERED', direction: 'DESC' },
  },
  open: 'anmalan',
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
