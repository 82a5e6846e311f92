import type { EducationSortField, EducationType } from '../../generated.js';
import { courseSystemLabels } from '../../labels/course.js';
import { educationTypeLabels } from '../../labels/education.js';
import type { Labels } from '../../options.js';
import { defineList } from '../list.js';

/** Everything that is offered, in one list (pages, section 3); each type is a tab. */
export const educationList = /* @__PURE__ */ defineList({
  saved: 'EDUCATION',
  title: 'Utbildning',
  rows: 'utbildningar',
  theRows: 'utbildningarna',
  filters: {
    type: {
      type: 'choice',
      param: 'flik',
      label: 'Typ',
      labels: educationTypeLabels,
      names: {
        Course: 'kurser',
        CoursePackage: 'kurspaket',
        Program: 'program',
      } satisfies Labels<EducationType>,
    },
    q: { type: 'search', param: 'q', label: 'Sök utbildning', placeholder: 'Namn eller kod' },
    system: { type: 'choice', param: 'system', label: 'System', labels: courseSystemLabels },
  },
  sorts: {
    names: {
      NAME: 'namn',
      CODE: 'kod',
      POINTS: 'poang',
      STUDENTS: 'elever',
      INSTANCES: 'tillfallen',
      VALID_TO: 'giltig',
    } satisfies Labels<EducationSortField>,
    usual: { field: 'NAME', direction: 'ASC' },
  },
  paging: { usual: 50, largest: 200, fixed: 10_000 },
});
