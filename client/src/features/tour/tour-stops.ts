import type { Role } from '../../../../domain/generated';
import { mayAccess } from '../../../../domain/roles';

/** One step of the tour: the page, the highlighted element and its text. */
export interface TourStop {
  /** The path of the page; null keeps the current page. */
  to: string | null;
  /** Selector of the highlighted element, the first visible match. Default: the page's link in the menu. */
  at?: string;
  title: string;
  text: string;
}

const search: TourStop = {
  to: null,
  at: '.top-bar-search',
  title: 'Hitta vem som helst',
  text: 'Sök på namn, telefon eller kurs. Ctrl + K går till en sida, en person eller något att göra, var du än är.',
};
const keys: TourStop = {
  to: null,
  at: '.nav-palette',
  title: 'Allt går med tangenter',
  text: 'Tryck ? för att se vilka. Tangenter med ett enda tecken kan stängas av under Profil.',
};
const board: TourStop = {
  to: '/apl',
  title: 'APL-tavlan',
  text: 'Dra ett kort, eller lyft det med mellanslag och flytta med pilarna. Ctrl + Z ångrar. Ett kort öppnas med ett klick.',
};

const administrator: readonly TourStop[] = [
  {
    to: '/min-dag',
    title: 'Min dag',
    text: 'Här står det som väntar på dig i dag. Varje rad leder dit där det görs.',
  },
  search,
  {
    to: '/students',
    title: 'Elever',
    text: 'Filtrera, välj kolumner och ändra flera på en gång. Kommunens fil läses in med Importera.',
  },
  board,
  {
    to: '/examform',
    title: 'Prövningar',
    text: 'G godkänner och N nekar raden som har fokus, eller kryssa för flera. Beslut kan ångras.',
  },
  {
    to: '/course-matching',
    title: 'Kursmatchning',
    text: 'De som väntar på en kurs får förslag på tillfälle. Säkra förslag matchas alla på en gång.',
  },
  {
    to: null,
    at: '.version',
    title: 'Fler sidor',
    text: 'Bakom versionsnumret ligger Inskrivningar, Dokument, Intäkter och Statistik.',
  },
  keys,
];

const teacher: readonly TourStop[] = [
  {
    to: '/min-dag',
    title: 'Min dag',
    text: 'Betyg att sätta, olästa kommentarer och prövningar att hålla. Varje rad leder dit där det görs.',
  },
  search,
  board,
  {
    to: '/betyg',
    title: 'Betyg',
    text: 'En bokstav sätter betyget, Enter går till nästa elev. Utkast sparas av sig själva tills du signerar.',
  },
  {
    to: '/kalender',
    title: 'Kalender',
    text: 'Prövningarnas tider och rum, med dem som är bokade.',
  },
  keys,
];

const counsellor: readonly TourStop[] = [
  {
    to: '/min-dag',
    title: 'Min dag',
    text: 'Dina uppföljningar, eleverna som du senast öppnade och de vars studier slutar snart.',
  },
  search,
  {
    to: null,
    at: 'main',
    title: 'Följ upp',
    text: 'På elevens sida sätter Följ upp en anteckning på en dag: din egen, eller en kollegas.',
  },
  keys,
];

const student: readonly TourStop[] = [
  {
    to: '/min-dag',
    title: 'Min dag',
    text: 'Nästa datum först: kursstart, prövning med tid och rum. Under det dina kurser, prövningar och papper.',
  },
  {
    to: '/examform',
    title: 'Prövningar',
    text: 'Välj kurs och månad, så är du anmäld. Skolans beslut ser du på Min dag.',
  },
  {
    to: '/profile',
    at: '.profile-button',
    title: 'Profil',
    text: 'Dina betyg, studieintyg och uppgifter. Här ber du om rättelse om något är fel.',
  },
];

/** The tour of a role, at most eight places; none for an account without a role at the school. */
export function stopsFor(role: Role): readonly TourStop[] {
  if (mayAccess(role, 'ADMIN')) return administrator;
  if (role === 'TEACHER') return teacher;
  if (mayAccess(role, 'COORDINATOR')) return counsellor;
  return role === 'STUDENT' ? student : [];
}
