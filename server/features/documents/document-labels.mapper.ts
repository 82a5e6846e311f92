import { documentTypeLabels } from '../../../domain/labels/document.js';
import type {
  CourseLevel,
  DocumentLanguage,
  DocumentType,
  EnrollmentStatus,
} from '../../platform/graphql/generated.js';

const TITLES: Record<DocumentLanguage, Record<DocumentType, string>> = {
  SV: documentTypeLabels,
  EN: {
    STUDY_CERTIFICATE: 'Certificate of studies',
    GRADE_EXTRACT: 'Extract from the grade register',
    GRADE_CATALOGUE: 'Grade register',
    EXAM_CATALOGUE: 'Grade register, examinations',
    ORIENTATION_CERTIFICATE: 'Certificate of orientation course',
    ADMISSION_NOTICE: 'Notice of admission',
    COURSE_SUMMONS: 'Call to the start of courses',
    EXAM_SUMMONS: 'Summons to examination',
    APL_AGREEMENT: 'Agreement on workplace-based learning (APL)',
    APL_CERTIFICATE: 'Certificate of hours in workplace-based learning (APL)',
    STUDY_PLAN: 'Study plan',
    ATTENDANCE_LIST: 'Attendance list',
    STUDENT_LIST: 'List of students',
  },
};

const SV = {
  code: 'Kod',
  page: (number: number, count: number) => `Sida ${number} av ${count}`,
  checkTitle: 'Kontrollera att dokumentet är äkta: läs av rutan eller skriv koden på kontrollsidan',
  qrAlt: 'QR-kod som leder till kontrollsidan för det här dokumentet',
  name: 'Namn',
  personalNumber: 'Personnummer',
  birthDate: 'Födelsedatum',
  municipality: 'Kommun',
  education: 'Utbildning',
  schoolForm: 'Skolform',
  komvux: 'Kommunal vuxenutbildning (komvux)',
  formAndLevel: 'Skolform och nivå',
  authority: 'Huvudman',
  schoolUnit: 'Skolenhet',
  unitCode: 'Skolenhetskod',
  course: 'Kurs',
  courseCode: 'Kurskod',
  points: 'Poäng',
  period: 'Period',
  place: 'Plats',
  pace: 'Takt',
  status: 'Status',
  grade: 'Betyg',
  date: 'Datum',
  teacher: 'Lärare',
  remark: 'Anmärkning',
  sum: 'Summa poäng',
  courses: 'Kurser',
  exam: 'Prövning',
  attendance: 'Närvaro',
  students: 'Elever',
  email: 'E-post',
  phone: 'Telefon',
};

type Labels = typeof SV;

const EN: Labels = {
  code: 'Code',
  page: (number, count) => `Page ${number} of ${count}`,
  checkTitle: 'Check that this document is genuine: scan the square or type the code on the check page',
  qrAlt: 'QR code that leads to the check page of this document',
  name: 'Name',
  personalNumber: 'Personal identity number',
  birthDate: 'Date of birth',
  municipality: 'Municipality',
  education: 'Education',
  schoolForm: 'Type of school',
  komvux: 'Municipal adult education (komvux)',
  formAndLevel: 'Type of school and level',
  authority: 'Authority',
  schoolUnit: 'School unit',
  unitCode: 'School unit code',
  course: 'Course',
  courseCode: 'Course code',
  points: 'Credits',
  period: 'Period',
  place: 'Place',
  pace: 'Pace',
  status: 'Status',
  grade: 'Grade',
  date: 'Date',
  teacher: 'Teacher',
  remark: 'Remark',
  sum: 'Total credits',
  courses: 'Courses',
  exam: 'Examination (prövning)',
  attendance: 'Attendance',
  students: 'Students',
  email: 'E-mail',
  phone: 'Phone',
};

/** The labels of documents in a language. */
export function labelsOf(language: DocumentLanguage): Labels {
  return language === 'EN' ? EN : SV;
}

export function titleOf(type: DocumentType, language: DocumentLanguage = 'SV'): string {
  return TITLES[language][type];
}

const STATUSES: Record<DocumentLanguage, Record<EnrollmentStatus, string>> = {
  SV: {
    ADMITTED: 'Antagen',
    NOT_STARTED: 'Startade inte',
    ACTIVE: 'Pågående',
    PAUSED: 'Studieuppehåll',
    DROPPED_OUT: 'Avbrott',
    COMPLETED: 'Slutförd',
    ENDED_BY_PRINCIPAL: 'Avslutad',
    CANCELLED: 'Inställd',
  },
  EN: {
    ADMITTED: 'Admitted',
    NOT_STARTED: 'Not begun',
    ACTIVE: 'In progress',
    PAUSED: 'On leave',
    DROPPED_OUT: 'Left early',
    COMPLETED: 'Completed',
    ENDED_BY_PRINCIPAL: 'Ended',
    CANCELLED: 'Cancelled',
  },
};

export function statusLabels(language: DocumentLanguage): Record<EnrollmentStatus, string> {
  return STATUSES[language];
}

const LEVELS: Record<DocumentLanguage, Record<CourseLevel, string>> = {
  SV: {
    BASIC: 'Komvux, grundläggande nivå',
    UPPER_SECONDARY: 'Komvux, gymnasial nivå',
    SFI: 'Komvux, svenska för invandrare (sfi)',
    ADAPTED_BASIC: 'Komvux som anpassad utbildning, grundläggande nivå',
    ADAPTED_UPPER_SECONDARY: 'Komvux som anpassad utbildning, gymnasial nivå',
  },
  EN: {
    BASIC: 'Komvux, basic level',
    UPPER_SECONDARY: 'Komvux, upper-secondary level',
    SFI: 'Komvux, Swedish for immigrants (sfi)',
    ADAPTED_BASIC: 'Komvux as adapted education, basic level',
    ADAPTED_UPPER_SECONDARY: 'Komvux as adapted education, upper-secondary level',
  },
};

/** School form and level, required for each course (SKOLFS 2014:120). */
export function formAndLevel(level: CourseLevel, language: DocumentLanguage): string {
  return LEVELS[language][level];
}

const MONTHS: Record<DocumentLanguage, string> = { SV: 'sv-SE', EN: 'en-GB' };

/** 'den 20 november 2026', '20 November 2026'. */
export function longDate(day: string, language: DocumentLanguage): string {
  const text = new Intl.DateTimeFormat(MONTHS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
  return language === 'SV' ? `den ${text}` : text;
}
