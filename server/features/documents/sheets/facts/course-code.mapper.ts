import type { DocumentLanguage, EquivalentCourse } from '../../../../platform/graphql/generated.js';

const STANDS_FOR: Record<DocumentLanguage, string> = { SV: 'motsvarar', EN: 'corresponds to' };

/**
 * A course's code with its equivalents in other curricula, for informative documents. Grade registers and the extract
 * are records: they contain only the code of the course taken.
 */
export function paperCode(
  code: string,
  equivalents: readonly EquivalentCourse[],
  language: DocumentLanguage,
): string {
  if (equivalents.length === 0) return code;
  return `${code} (${STANDS_FOR[language]} ${equivalents.map((other) => other.code).join(', ')})`;
}
