import type { CourseInstanceSortField, CourseInstanceStatus } from '../generated.js';
import { courseInstanceStatusLabels, studyFormLabels } from '../labels/course-instance.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

/** The statuses relevant to planning. */
const notOver: readonly CourseInstanceStatus[] = ['PLANNED', 'OPEN', 'ONGOING'];

/** The course instances (pages, section 6); by default those that have not ended. */
export const instanceList = /* @__PURE__ */ defineList({
  saved: 'COURSE_INSTANCES',
  title: 'Kurstillfällen',
  rows: 'kurstillfällen',
  theRows: 'kurstillfällena',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök kurstillfälle', placeholder: 'Kurs, kod eller plats' },
    from: { type: 'from', param: 'fran', label: 'Pågår från' },
    to: { type: 'to', param: 'till', label: 'Pågår till' },
    courseId: { type: 'id', param: 'kurs', label: 'Kurs', all: 'Alla kurser' },
    packageId: { type: 'id', param: 'paket', label: 'Kurspaket', all: 'Alla kurspaket' },
    teacherId: {
      type: 'id',
      param: 'larare',
      label: 'Lärare',
      all: 'Alla lärare',
      without: { word: 'saknas', label: 'Utan lärare', filter: 'withoutTeacher' },
    },
    municipalities: { type: 'values', param: 'kommun', label: 'Kommun', all: 'Alla kommuner' },
    statuses: {
      type: 'choices',
      param: 'status',
      label: 'Status',
      labels: courseInstanceStatusLabels,
      usual: notOver,
      everything: 'alla',
    },
    studyForms: { type: 'choices', param: 'form', label: 'Form', labels: studyFormLabels },
    ungraded: { type: 'flag', param: 'visa', label: 'Har elever utan betyg', word: 'utan-betyg' },
    overfull: { type: 'flag', param: 'visa', label: 'Överfulla', word: 'overfulla' },
    overloaded: { type: 'flag', param: 'visa', label: 'Lärare över 100 %', word: 'overbelagda' },
    seriesId: { type: 'id', param: 'serie', label: 'En serie', chip: '' },
  },
  panel: [
    ['statuses'],
    ['studyForms'],
    ['courseId', 'packageId', 'teacherId', 'municipalities'],
    ['from', 'to'],
  ],
  sorts: {
    names: {
      COURSE: 'kurs',
      START_DATE: 'start',
      END_DATE: 'slut',
      WEEKS: 'veckor',
      PACE: 'takt',
      STUDY_FORM: 'form',
      TEACHER: 'larare',
      LOCATION: 'plats',
      ADMITTED: 'antagna',
      STARTED: 'startade',
      DROPPED_OUT: 'avbrott',
      GRADED: 'betygsatta',
      STATUS: 'status',
      GRADES_DUE_ON: 'betyg',
    } satisfies Labels<CourseInstanceSortField>,
    usual: { field: 'START_DATE', direction: 'ASC' },
  },
  paging: { usual: 50, largest: 500 },
});

/** The same in the calendar, whose month also contains ended instances. */
export const instanceCalendar: typeof instanceList = {
  ...instanceList,
  filters: {
    ...instanceList.filters,
    statuses: { ...instanceList.filters.statuses, usual: [...notOver, 'FINISHED'] },
  },
};
