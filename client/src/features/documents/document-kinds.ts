import {
  IconCalendarEvent,
  IconCertificate,
  IconChecklist,
  IconClockCheck,
  IconFileCheck,
  IconFileText,
  IconHeartHandshake,
  IconList,
  IconMail,
  IconMap,
  IconSchool,
  type Icon,
} from '@tabler/icons-react';
import type { DocumentType } from '../../../../domain/generated';

/** The kind of subject that a document needs. */
export type SubjectKind = 'student' | 'instance' | 'exam' | 'course';

export interface DocumentKind {
  type: DocumentType;
  /** In the address. */
  slug: string;
  about: string;
  icon: Icon;
  subject: SubjectKind;
  /** How a period limits the printed rows. */
  period: 'none' | 'rows' | 'days';
  /** What a huvudman is chosen for: the name on a paper, or the students in a register; none on lists. */
  authority: 'named' | 'cut' | 'none';
  /** Whether the school's signatory signs. */
  signed: boolean;
}

/** The documents in the order of their list (pages §14). */
export const documentKinds: readonly DocumentKind[] = [
  {
    type: 'STUDY_CERTIFICATE',
    slug: 'studieintyg',
    about: 'Vad eleven läser eller har läst',
    icon: IconFileText,
    subject: 'student',
    period: 'rows',
    authority: 'named',
    signed: true,
  },
  {
    type: 'GRADE_EXTRACT',
    slug: 'betygsutdrag',
    about: 'Elevens signerade betyg',
    icon: IconFileCheck,
    subject: 'student',
    period: 'rows',
    authority: 'named',
    signed: true,
  },
  {
    type: 'GRADE_CATALOGUE',
    slug: 'betygskatalog',
    about: 'Alla betyg på ett kurstillfälle',
    icon: IconSchool,
    subject: 'instance',
    period: 'none',
    authority: 'cut',
    signed: false,
  },
  {
    type: 'EXAM_CATALOGUE',
    slug: 'betygskatalog-provning',
    about: 'Betyg i en kurs utan kurstillfälle',
    icon: IconSchool,
    subject: 'course',
    period: 'rows',
    authority: 'cut',
    signed: false,
  },
  {
    type: 'ORIENTATION_CERTIFICATE',
    slug: 'orienteringskurs',
    about: 'Deltagande i kurser utan betyg',
    icon: IconCertificate,
    subject: 'student',
    period: 'rows',
    authority: 'named',
    signed: true,
  },
  {
    type: 'COURSE_SUMMONS',
    slug: 'kursstart',
    about: 'Kurser som eleven ska börja i',
    icon: IconMail,
    subject: 'student',
    period: 'rows',
    authority: 'named',
    signed: true,
  },
  {
    type: 'EXAM_SUMMONS',
    slug: 'kallelse',
    about: 'Tid och plats för bokade prövningar',
    icon: IconCalendarEvent,
    subject: 'exam',
    period: 'none',
    authority: 'named',
    signed: true,
  },
  {
    type: 'APL_AGREEMENT',
    slug: 'apl',
    about: 'Mellan skola, arbetsplats och elev',
    icon: IconHeartHandshake,
    subject: 'student',
    period: 'rows',
    authority: 'named',
    signed: false,
  },
  {
    type: 'APL_CERTIFICATE',
    slug: 'apl-timmar',
    about: 'Rapporterade timmar och vem som bekräftat dem',
    icon: IconClockCheck,
    subject: 'student',
    period: 'rows',
    authority: 'named',
    signed: true,
  },
  {
    type: 'STUDY_PLAN',
    slug: 'studieplan',
    about: 'Mål, kurser per termin och vad som saknas',
    icon: IconMap,
    subject: 'student',
    period: 'none',
    authority: 'named',
    signed: false,
  },
  {
    type: 'ATTENDANCE_LIST',
    slug: 'narvarolista',
    about: 'Att bocka av för hand',
    icon: IconChecklist,
    subject: 'instance',
    period: 'days',
    authority: 'none',
    signed: false,
  },
  {
    type: 'STUDENT_LIST',
    slug: 'elevlista',
    about: 'Elever på ett kurstillfälle',
    icon: IconList,
    subject: 'instance',
    period: 'none',
    authority: 'none',
    signed: false,
  },
];

/** Whether such a document is one student's, and may lie among their files. */
export function isPersonal({ subject }: DocumentKind): boolean {
  return subject === 'student' || subject === 'exam';
}

/** Search label by kind of subject. */
export const subjectLabels: Record<
  SubjectKind,
  { search: string; hint: string; none: string; one: string; many: string }
> = {
  student: {
    search: 'Sök elev',
    hint: 'Namn, personnummer eller e-post',
    none: 'Ingen elev hittades.',
    one: 'elev',
    many: 'elever',
  },
  instance: {
    search: 'Sök kurstillfälle',
    hint: 'Kurs, kod eller namn',
    none: 'Inget kurstillfälle hittades.',
    one: 'kurstillfälle',
    many: 'kurstillfällen',
  },
  course: {
    search: 'Sök kurs',
    hint: 'Kurs eller kod',
    none: 'Ingen kurs har betyg utan kurstillfälle.',
    one: 'kurs',
    many: 'kurser',
  },
  exam: {
    search: 'Sök bokad prövning',
    hint: 'Elev eller kurs',
    none: 'Ingen bokad prövning hittades. Boka en tid i prövningskalendern först.',
    one: 'prövning',
    many: 'prövningar',
  },
};
