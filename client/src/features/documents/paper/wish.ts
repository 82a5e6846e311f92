import type { DocumentLanguage, DocumentType, PersonalNumberForm } from '../../../../../domain/generated';
import type { DocumentKind } from '../document-kinds';

/** Options of a document, regardless of its subject: kept when another student is selected. */
export interface Manner {
  from: string | null;
  to: string | null;
  language: DocumentLanguage;
  personalNumber: PersonalNumberForm;
  /**
   * A municipality: the huvudman named on the document, or whose students a register holds; null: as in the records.
   */
  authority: string | null;
  signatoryName: string;
  signatoryTitle: string;
}

export const usualManner: Manner = {
  from: null,
  to: null,
  language: 'SV',
  personalNumber: 'FULL',
  authority: null,
  signatoryName: '',
  signatoryTitle: '',
};

/** The fields that the contract takes: what does not belong to the type is left out. */
export function mannerInput(kind: DocumentKind, manner: Manner): Manner & { type: DocumentType } {
  const { from, to, signatoryName, signatoryTitle } = manner;
  return {
    ...manner,
    type: kind.type,
    authority: kind.authority === 'none' ? null : manner.authority,
    ...(kind.period === 'none' ? { from: null, to: null } : { from, to }),
    ...(kind.signed ? { signatoryName, signatoryTitle } : { signatoryName: '', signatoryTitle: '' }),
  };
}
