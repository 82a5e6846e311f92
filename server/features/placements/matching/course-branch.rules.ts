import type { Branch } from '../../../platform/graphql/generated.js';

/** Branches by the first letters of course codes: vocational subjects of the catalogue. */
const SUBJECTS: readonly (readonly [branch: Branch, prefixes: readonly string[]])[] = [
  ['CARE', ['ANO', 'FUT', 'GER', 'HAO', 'MED', 'OMV', 'SOA', 'VAD', 'VÅR']],
  ['CHILDREN_AND_LEISURE', ['PED', 'PEG']],
  ['SALES_AND_SERVICE', ['INK', 'SEV', 'SERV']],
];

/** The branch that most of the courses belong to; null where none belongs to one. */
export function branchOfCourses(codes: readonly string[]): Branch | null {
  const counts = SUBJECTS.map(([branch, prefixes]) => ({
    branch,
    count: codes.filter((code) => prefixes.some((prefix) => code.startsWith(prefix))).length,
  }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return most.count > 0 ? most.branch : null;
}
