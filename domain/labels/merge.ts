import type { MergeField } from '../generated.js';
import { byStudentFieldCode } from '../student-fields.js';

/** The fields that are chosen between when two records become one, in the order of the form. */
export const mergeFieldLabels: Readonly<Record<MergeField, string>> = {
  .../* @__PURE__ */ byStudentFieldCode(({ label }) => label),
  TEACHER: 'Ansvarig lärare',
  APL_STATUS: 'APL-status',
  ACCOUNT: 'Konto',
};
