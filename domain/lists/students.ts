import type { StudentSortField, StudentStatus } from '../generated.js';
import { aplStatusLabels } from '../labels/apl.js';
import { missingFieldLabels, studentStatusPlurals } from '../labels/student.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

/** Who studies, and who will. */
const current: readonly StudentStatus[] = ['ACTIVE', 'NOT_STARTED'];

/** The students (pages, section 1); by default the active and future ones. */
export const studentList = /* @__PURE__ */ defineList({
  saved: 'STUDENTS',
  title: 'Elever',
  rows: 'elever',
  theRows: 'eleverna',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök elev', placeholder: 'Namn, personnummer eller e-post' },
    importBatchId: { type: 'id', param: 'importerade', label: 'En import', chip: '' },
    mine: { type: 'flag', param: 'mina', label: 'Mina elever' },
    statuses: {
      type: 'choices',
      param: 'status',
      label: 'Status',
      labels: studentStatusPlurals,
      usual: current,
      everything: 'alla',
    },
    municipalities: { type: 'values', param: 'kommun', label: 'Kommun', all: 'Alla kommuner' },
    teacherId: { type: 'id', param: 'larare', label: 'Lärare', all: 'Alla lärare' },
    education: {
      type: 'text',
      param: 'utbildning',
      label: 'Utbildning eller kurs',
      chip: 'Utbildning',
      description: 'Del av namnet, eller en kurskod',
    },
    aplStatus: { type: 'choice', param: 'apl', label: 'APL-status', chip: 'APL', labels: aplStatusLabels },
    startFrom: { type: 'from', param: 'startFran', label: 'Startdatum från', chip: 'Start från' },
    startTo: { type: 'to', param: 'startTill', label: 'Startdatum till', chip: 'Start till' },
    missing: {
      type: 'choices',
      param: 'saknar',
      label: 'Uppgifter som saknas',
      chip: '',
      labels: missingFieldLabels,
    },
  },
  panel: [
    ['statuses'],
    ['missing'],
    ['municipalities', 'teacherId'],
    ['education', 'aplStatus'],
    ['startFrom', 'startTo'],
  ],
  sorts: {
    names: {
      NAME: 'namn',
      PERSONAL_NUMBER: 'personnummer',
      EMAIL: 'epost',
      PHONE: 'telefon',
      MUNICIPALITY: 'kommun',
      TEACHER: 'larare',
      START_DATE: 'startdatum',
      END_DATE: 'slutdatum',
      STATUS: 'status',
      APL_STATUS: 'apl',
      UPDATED_AT: 'andrad',
    } satisfies Labels<StudentSortField>,
    usual: { field: 'NAME', direction: 'ASC' },
  },
  paging: { usual: 50, largest: 200, fixed: 1_000 },
});
