import type { WorkplaceImportField } from '../generated.js';

/** Fields that a column of a list of workplaces can be mapped to (pages §24). */
export const workplaceImportFieldLabels: Readonly<Record<WorkplaceImportField, string>> = {
  NAME: 'Namn',
  ORGANISATION_NUMBER: 'Organisationsnummer',
  UNIT: 'Enhet',
  STREET: 'Gatuadress',
  POSTAL_CODE: 'Postnummer',
  CITY: 'Ort',
  MUNICIPALITY: 'Kommun',
  BRANCHES: 'Branscher',
  PLACES: 'Platser',
  CONTACT_NAME: 'Kontaktperson',
  CONTACT_PHONE: 'Telefon',
  CONTACT_EMAIL: 'E-post',
  NOTE: 'Anteckning',
  SUPERVISOR_NAME: 'Handledare',
  SUPERVISOR_PHONE: 'Handledarens telefon',
  SUPERVISOR_EMAIL: 'Handledarens e-post',
};
