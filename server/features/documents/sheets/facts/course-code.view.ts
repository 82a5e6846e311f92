import type { DocumentLanguage, EquivalentCourse } from '../../../../platform/graphql/generated.js';

const STANDS_FOR: Record<DocumentLanguage, string> = { SV: 'motsvarar', EN: 'corresponds to' };

/**
 * A course's code and the codes that stand for it in another curriculum, as papers that inform write it. The
 * registers of grades and the extract are records: they name the code of the course that was read, and no other.
 */
export function paperCode(
  code: string,
  equivalents: readonly EquivalentCourse[],
  language: DocumentLanguage,
): string {
  if (equivalents.length === 0) return code;
  return `${code} (${STANDS_FOR[language]} ${equivalents.map((other) => other.code).join(', ')})`;
}
