import type { DocumentLanguage, PersonalNumberForm } from '../generated.js';

/** The languages of papers. */
export const documentLanguageLabels: Readonly<Record<DocumentLanguage, string>> = {
  SV: 'Svenska',
  EN: 'Engelska',
};

/** How much of the personal number stands on a paper. */
export const personalNumberFormLabels: Readonly<Record<PersonalNumberForm, string>> = {
  FULL: 'Hela',
  BIRTH_DATE: 'Födelsedatum',
  NONE: 'Inget',
};
