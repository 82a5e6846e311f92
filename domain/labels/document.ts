import type { DocumentLanguage, DocumentType, PersonalNumberForm } from '../generated.js';

/** Languages of documents. */
export const documentLanguageLabels: Readonly<Record<DocumentLanguage, string>> = {
  SV: 'Svenska',
  EN: 'Engelska',
};

/** How much of the personal number a document shows. */
export const personalNumberFormLabels: Readonly<Record<PersonalNumberForm, string>> = {
  FULL: 'Hela',
  BIRTH_DATE: 'Födelsedatum',
  NONE: 'Inget',
};

/** Swedish titles of the document types. */
export const documentTypeLabels: Readonly<Record<DocumentType, string>> = {
  STUDY_CERTIFICATE: 'Studieintyg',
  GRADE_EXTRACT: 'Utdrag ur betygskatalogen',
  GRADE_CATALOGUE: 'Betygskatalog',
  EXAM_CATALOGUE: 'Betygskatalog, prövning',
  ORIENTATION_CERTIFICATE: 'Intyg orienteringskurs',
  ADMISSION_NOTICE: 'Antagningsbesked',
  COURSE_SUMMONS: 'Kallelse till kursstart',
  EXAM_SUMMONS: 'Kallelse till prövning',
  APL_AGREEMENT: 'APL-överenskommelse',
  APL_CERTIFICATE: 'Intyg över APL-timmar',
  STUDY_PLAN: 'Studieplan',
  ATTENDANCE_LIST: 'Närvarolista',
  STUDENT_LIST: 'Elevlista',
};
