import type { NeedState } from '../generated.js';
import { needStatePlurals } from '../labels/enrollment.js';
import type { Labels } from '../options.js';
import { defineList } from './list.js';

const common = {
  courseId: { type: 'id', param: 'kurs', label: 'Kurs', none: 'Ingen kurs heter så' },
  municipality: { type: 'value', param: 'kommun', label: 'Kommun' },
} as const;
const placeholder = 'Kurs eller elev';
const panel = [['courseId'], ['municipality'], ['startFrom'], ['startTo']] as const;

/** Who needs a course (pages, section 7). */
export const needList = /* @__PURE__ */ defineList({
  saved: 'COURSE_NEEDS',
  title: 'Kursmatchning',
  rows: 'behov',
  theRows: 'behoven',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök behov', placeholder },
    courseId: common.courseId,
    state: {
      type: 'choice',
      param: 'visa',
      label: 'Visa',
      all: 'Alla behov',
      labels: needStatePlurals,
      names: {
        SAFE: 'sakra',
        UNCERTAIN: 'osakra',
        NONE: 'utan-forslag',
        SKIPPED: 'overhoppade',
      } satisfies Labels<NeedState>,
    },
    municipality: common.municipality,
    startFrom: { type: 'from', param: 'start-fran', label: 'Tidigast start från', chip: 'Start från' },
    startTo: { type: 'to', param: 'start-till', label: 'Tidigast start till', chip: 'Start till' },
  },
  panel,
  sorts: null,
  paging: { usual: 50, largest: 200 },
});

/** Students placed by matching. */
export const matchedList = /* @__PURE__ */ defineList({
  saved: 'MATCHED',
  title: 'Kursmatchning',
  rows: 'matchade elever',
  theRows: 'de matchade',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök matchade', placeholder },
    ...common,
    startFrom: { type: 'from', param: 'start-fran', label: 'Start från' },
    startTo: { type: 'to', param: 'start-till', label: 'Start till' },
  },
  panel,
  sorts: null,
  tab: 'matchade',
  paging: { usual: 50, largest: 200 },
});

/** Names and codes that the catalogue does not know. */
export const courseNameList = /* @__PURE__ */ defineList({
  title: 'Kursmatchning',
  rows: 'namn',
  theRows: 'namnen',
  filters: {
    q: { type: 'search', param: 'q', label: 'Sök namn', placeholder: 'Del av namn eller kod' },
  },
  sorts: null,
  tab: 'namn',
  paging: { usual: 25, largest: 100 },
});
