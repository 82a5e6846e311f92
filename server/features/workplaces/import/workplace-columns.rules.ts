import { branchLabels } from '../../../../domain/labels/placement.js';
import { workplaceImportFieldLabels } from '../../../../domain/labels/workplace-import.js';
import { parseOrganisationNumber } from '../../../../domain/organisation-number.js';
import type { WorkplaceImportField } from '../../../platform/graphql/generated.js';
import { fold } from '../../../platform/validation/fold.js';
import { textOf } from '../../../platform/workbook/workbook.js';
import { saysNothing, type Column } from '../../imports/sheets/column.rules.js';
import { guessFields, textsIn, type ContentLook } from '../../imports/sheets/content-look.rules.js';
import { Headings } from '../../imports/sheets/headings.rules.js';
import type { OpenedSheet } from '../../imports/sheets/opened-sheet.rules.js';

/** A column of a list of workplaces. */
export type WorkplaceColumn = Column<WorkplaceImportField>;

/** Separators of branches in a cell. */
export const BRANCH_SEPARATORS = /[,;/\n]/;

const isOrganisationNumber = (text: string): boolean => parseOrganisationNumber(text).ok;
const BRANCHES: ReadonlySet<string> = new Set(Object.values(branchLabels).map(fold));

/** Headings of a list of workplaces. */
export const WORKPLACE_HEADINGS = new Headings<WorkplaceImportField>({
  labels: workplaceImportFieldLabels,
  headings: {
    NAME: [
      'namn',
      'arbetsplats',
      'arbetsplatsen',
      'arbetsplatsnamn',
      'foretag',
      'foretagsnamn',
      'aplplats',
      'plats',
      'workplace',
      'company',
      'name',
    ],
    ORGANISATION_NUMBER: [
      'organisationsnummer',
      'organisationsnr',
      'orgnummer',
      'orgnr',
      'organisationnumber',
    ],
    UNIT: ['enhet', 'avdelning', 'unit', 'department'],
    STREET: ['gatuadress', 'gata', 'adress', 'besoksadress', 'utdelningsadress', 'street', 'address'],
    POSTAL_CODE: [
      'postnummer',
      'postnr',
      'postadress',
      'postnrort',
      'postnrochort',
      'postnummerort',
      'postnummerochort',
      'postalcode',
      'zip',
    ],
    CITY: ['ort', 'postort', 'stad', 'city', 'town'],
    MUNICIPALITY: ['kommun', 'municipality'],
    BRANCHES: ['branscher', 'bransch', 'yrkesomrade', 'branch', 'branches'],
    PLACES: [
      'platser',
      'antalplatser',
      'elevplatser',
      'aplplatser',
      'platserperperiod',
      'antalelever',
      'places',
    ],
    CONTACT_NAME: [
      'kontaktperson',
      'kontakt',
      'kontaktnamn',
      'kontaktpersonnamn',
      'kontaktpersonensnamn',
      'contact',
      'contactperson',
    ],
    CONTACT_PHONE: [
      'telefon',
      'telefonnummer',
      'tel',
      'mobil',
      'kontakttelefon',
      'kontaktpersontelefon',
      'kontaktpersontel',
      'kontaktpersonmobil',
      'kontaktpersonenstelefon',
      'phone',
    ],
    CONTACT_EMAIL: [
      'epost',
      'epostadress',
      'mail',
      'mejl',
      'email',
      'kontaktepost',
      'kontaktpersonepost',
      'kontaktpersonmail',
      'kontaktpersonmejl',
      'kontaktpersonensepost',
    ],
    NOTE: ['anteckning', 'anteckningar', 'ovrigt', 'kommentar', 'note'],
    SUPERVISOR_NAME: ['handledare', 'handledarensnamn', 'handledarnamn', 'handledarenamn', 'supervisor'],
    SUPERVISOR_PHONE: [
      'handledarenstelefon',
      'handledartelefon',
      'handledaretelefon',
      'handledaretel',
      'handledaremobil',
      'telefonhandledare',
      'handledarensmobil',
    ],
    SUPERVISOR_EMAIL: [
      'handledarensepost',
      'handledarepost',
      'handledareepost',
      'handledaremail',
      'handledaremejl',
      'eposthandledare',
      'handledarensmail',
      'handledarensmejl',
    ],
  },
  owner: /^(?:arbetsplatsens|foretagets|platsens)/,
  isRecord: ({ cells }) => cells.some((cell) => isOrganisationNumber(textOf(cell) ?? '')),
});

/** The columns of a sheet of workplaces: by their headings, else by contents that can be nothing else. */
export function workplaceColumnsOf(
  { columns, rows }: OpenedSheet<WorkplaceImportField>,
  municipalities: readonly string[],
): WorkplaceColumn[] {
  const places = new Set(municipalities.map(fold));
  const looks: readonly ContentLook<WorkplaceImportField>[] = [
    ['ORGANISATION_NUMBER', isOrganisationNumber],
    ['POSTAL_CODE', (text) => /^\d{3} \d{2}$/.test(text)],
    ['BRANCHES', (text) => text.split(BRANCH_SEPARATORS).every((part) => BRANCHES.has(fold(part)))],
    ['MUNICIPALITY', (text) => places.has(municipalityKey(text))],
  ];
  return guessFields(columns, {
    looks,
    taken: new Set(columns.map(({ field }) => field)),
    textsOf: textsIn(rows),
    mayBe: (column) => saysNothing(column),
  });
}

/** 'Sollentuna kommun' is Sollentuna. */
export const municipalityKey = (text: string): string => fold(text.replace(/\s+kommun$/i, ''));
