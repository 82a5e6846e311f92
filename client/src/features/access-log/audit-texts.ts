/** Fields of an action that people know by a word; the rest stand by their own name. */
const fieldLabels: Record<string, string> = {
  name: 'Namn',
  email: 'E-post',
  phone: 'Telefon',
  role: 'Roll',
  active: 'Aktivt',
  ended: 'Antal',
  rows: 'Rader',
  mails: 'Brev',
  expiresAt: 'Gäller till',
  studentId: 'Elev',
  userId: 'Person',
  kind: 'Händelse',
  action: 'Händelse',
  from: 'Från och med',
  to: 'Till och med',
  schoolName: 'Skola',
  schoolUnitCode: 'Skolenhetskod',
  authorityName: 'Huvudman',
  city: 'Ort',
  signatoryName: 'Undertecknare',
  signatoryTitle: 'Undertecknarens titel',
  contactEmail: 'E-post för frågor',
  contactPhone: 'Telefon för frågor',
  gradeDeadlineDays: 'Dagar till betyg',
  inactivityDays: 'Dagar till inaktiv',
  examFeeOre: 'Prövningsavgift (öre)',
  examPaymentInfo: 'Betalning av prövning',
  municipality: 'Kommun',
  code: 'Kommunkod',
  retired: 'Ur bruk',
  firstRunStep: 'Steg i Kom igång',
  skipped: 'Hoppas över',
};

export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? field;
}
