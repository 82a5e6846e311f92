import type { AplStatus } from '../../../domain/generated';
import { aplStatusLabels } from '../../../domain/labels/apl';
import { counted } from '../../../domain/numbers';

/**
 * Every text that the specification or the contract fixes to the letter. Screens import them from here,
 * and a test compares them with the list of the specification; a wording is never repeated elsewhere.
 */

/** Alerts of specification §8: a failure stays until it is closed. */
export const alerts = {
  saveStudentFailed: 'Kunde inte spara ändringar',
  addCommentFailed: 'Kunde inte lägga till kommentar',
  editCommentFailed: 'Kunde inte redigera kommentar',
  deleteCommentFailed: 'Kunde inte radera kommentar',
  uploadFailed: 'Failed to upload file.',
  downloadFailed: 'Failed to download file.',
  deleteFileFailed: 'Failed to delete file.',
  registerExamFailed: 'Fel vid registrering.',
  examDecisionFailed: 'Fel vid beslutssparning',
  examDecisionMissing: 'Beslut krävs',
  deleteExamFailed: 'Kunde inte ta bort prövningen.',
  dismissNotificationFailed: 'Kunde inte ta bort notisen.',
} as const;

/** Messages of success (specification §8). */
export const successes = {
  examRegistered: 'Registreringen lyckades!',
  examDecisionSaved: 'Beslut sparat',
  examDeleted: 'Prövning borttagen',
  copied: 'Kopierat',
} as const;

/** Texts shown in the page itself (specification §5 and §8, contract §7). */
export const inlineTexts = {
  loginFailed: 'Login failed',
  resetTokenMissing: 'Ogiltig eller saknad token.',
  studentLoadFailed: 'Kunde inte ladda elevinformation',
  studentLoading: 'Laddar elevinformation...',
  forbidden: 'Du har inte behörighet att visa denna sida.',
  notFound: 'Sidan finns inte',
  missingValue: 'Ej angivet',
  withheldValue: 'Skyddad uppgift',
  deletedComment: '[RADERAD]',
} as const;

/** The questions of specification §8. */
export const questions = {
  deleteComment: 'Är du säker på att du vill radera denna kommentar?',
  deleteAplComment: 'Är du säker på att du vill ta bort denna kommentar?',
  deleteExam: 'Är du säker på att du vill ta bort denna prövning?',
  deleteFile: 'Are you sure you want to delete this file?',
} as const;

/** Taking a list along as a file (domain, P3). */
export const exportTexts = {
  withProtected: 'Ta med elever med skyddade uppgifter',
} as const;

/** Texts of empty lists (specification §2). */
export const emptyTexts = {
  notifications: 'Inga nya notiser',
  education: 'Ingen utbildning registrerad',
  comments: 'Inga kommentarer än',
  history: 'Ingen ändringshistorik',
  files: 'No files uploaded yet.',
  searchHits: 'Inga träffar',
  students: 'Inga elever ännu. Lägg till en elev eller importera från Excel.',
  studentsNoHits: 'Inga elever matchar filtret.',
} as const;

/** The parts of these texts that are English: their elements carry `lang="en"` (WCAG 3.1.2). */
const englishTexts: ReadonlySet<string> = new Set([
  alerts.uploadFailed,
  alerts.downloadFailed,
  alerts.deleteFileFailed,
  inlineTexts.loginFailed,
  questions.deleteFile,
  emptyTexts.files,
]);

/** `en` for the English texts of the specification, else undefined (the page's Swedish holds). */
export function languageOf(text: string): 'en' | undefined {
  return englishTexts.has(text) ? 'en' : undefined;
}

/** Headings (specification §2). */
export const headings = {
  welcome: (product: string) => `Välkommen till ${product}`,
  studentDetails: 'Elevdetaljer',
  basicInformation: 'Grundläggande Information',
  status: 'Status',
  education: 'Utbildning',
  comments: 'Kommentarer',
  history: 'Ändringshistorik',
  files: 'Filer',
  addComment: 'Lägg till kommentar',
  editComment: 'Redigera kommentar',
  board: 'APL Statusöversikt',
  boardTotal: 'Totalt antal studenter',
  menu: 'Meny',
  examForm: 'Anmälan till prövning',
  examTable: '📋 Prövningselever',
  handledNotifications: 'Hanterade',
} as const;

/** Labels of fields that people of every kind have (specification §2); all of a student's: domain/student-fields.ts. */
export const fieldLabels = {
  name: 'Namn',
  personalNumber: 'Personnummer',
  phone: 'Telefon',
  email: 'E-post',
  municipality: 'Kommun',
  startDate: 'Startdatum',
  endDate: 'Slutdatum',
  grade: 'Betyg',
  enrolled: 'Inskriven',
  newestCommentLast: 'Visa senaste kommentar längst ner',
} as const;

/** Labels of the exam form, in its order (specification §2, contract §7). */
export const examFormLabels = {
  student: 'Välj elev',
  personalNumber: 'Personnummer',
  phone: 'Telefonnummer',
  email: 'E-post',
  course: 'Kurs',
  chooseCourse: 'Välj kurs',
  municipality: 'Kommun',
  teacher: 'Ansvarig lärare',
  requestedMonth: 'Önskad månad',
  paymentDate: 'Betalningsdatum',
  materialReceived: 'Material hämtat (SVE 1 eller 3)',
} as const;

/** Columns of the exam table, in their order (specification §2). */
export const examColumns = {
  name: 'Namn',
  personalNumber: 'Personnummer',
  phone: 'Telefon',
  email: 'Email',
  course: 'Kurs',
  municipality: 'Kommun',
  month: 'Månad',
  teacher: 'Lärare',
  status: 'Status',
  material: 'Material',
  payment: 'Betalning',
  decision: 'Beslut',
} as const;

/** Filters of the exam table (contract §7). */
export const chooseDecision = 'Välj';

/** Buttons (specification §2, contract §7). */
export const buttons = {
  logIn: 'LOGGA IN',
  signIn: 'Logga in',
  signOut: 'Logga ut',
  profile: 'Profil',
  forgotPassword: 'Glömt lösenordet?',
  saveNewPassword: 'Spara nytt lösenord',
  edit: 'Redigera',
  cancel: 'Avbryt',
  saveChanges: 'Spara ändringar',
  saving: 'Sparar...',
  save: 'Spara',
  add: 'Lägg till',
  remove: 'Ta bort',
  download: 'Ladda ner',
  undo: 'Ångra',
  retry: 'Försök igen',
  openMenu: 'Öppna menyn',
  clearSearch: 'Rensa sökning',
  dismissNotification: 'Ta bort notis',
  resetNotification: 'Återställ',
  openStudent: 'Öppna elev',
  seeStudent: 'Se elev',
  register: 'Registrera',
} as const;

/** Placeholders (specification §2). */
export const placeholders = {
  comment: 'Skriv din kommentar här...',
  chooseStudent: 'Välj elev',
  search: (type: string) => `Sök efter ${type}...`,
} as const;

/** Announcement of a search with results. */
export function searchHitsText(count: number): string {
  return counted(count, 'träff', 'träffar');
}

/** The version label's name for assistive technology (contract §7). */
export function versionLabel(version: string): string {
  return `Version ${version}, visa fler länkar`;
}

/** The bell's name for assistive technology (contract §7). */
export function bellLabel(count: number): string {
  return `Notiser, ${count} nya`;
}

/** The bell's badge: up to 99, then 99+; none without news (contract §7). */
export function bellBadge(count: number): string | null {
  if (count === 0) return null;
  return count > 99 ? '99+' : String(count);
}

/** The comment icon of a board card (contract §7): deleted entries do not count. */
export function commentIconLabel(total: number, unseen: number): string | null {
  if (total === 0) return null;
  return unseen > 0 ? `${unseen} olästa kommentarer` : `${total} kommentarer, alla lästa`;
}

/** The columns of the board, in their order (specification §4). */
export const aplStatuses = ['GRAY', 'RED', 'BLUE', 'YELLOW', 'GREEN'] as const satisfies readonly AplStatus[];

/** The board's messages about moves (specification §4, contract §7); a conflict is information, not an error. */
export const boardTexts = {
  moveTo: 'Flytta till…',
  moveCard: (name: string) => `Flytta ${name} till…`,
  moveChosen: 'Flytta valda till …',
  movedMany: (count: number, status: AplStatus) =>
    `${counted(count, 'elev flyttad', 'elever flyttade')} till ${aplStatusLabels[status]}`,
  movedBack: (count: number) => counted(count, 'elev tillbakaflyttad', 'elever tillbakaflyttade'),
  moved: (name: string, status: AplStatus) => `${name} flyttad till ${aplStatusLabels[status]}`,
  alreadyMoved: (mover: string) => `Kortet har redan flyttats av ${mover}`,
  manyAlreadyMoved: (count: number) =>
    `${counted(count, 'kort hade', 'kort hade')} redan flyttats av någon annan`,
} as const;

/** The month names of the exam form (specification §2). */
export const monthNames = [
  'Januari',
  'Februari',
  'Mars',
  'April',
  'Maj',
  'Juni',
  'Juli',
  'Augusti',
  'September',
  'Oktober',
  'November',
  'December',
] as const;

/** How long a copy is confirmed on screen, and when the board's closed dialog is emptied, in ms (specification §9). */
export const copiedMs = 600;
export const dialogClearMs = 99;
