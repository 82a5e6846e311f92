import type { AssessmentLevel } from '../../../../domain/generated';
import { assessmentLevelLabels, englishAssessmentLevels } from '../../../../domain/labels/placement';
import { counted, formatNumber } from '../../../../domain/numbers';
import type { AgreementLanguage } from '../../../../domain/placements/agreement-text';
import { weekCode } from '../../../../domain/placements/week';
import { today } from '../../lib/dates';

/** Texts of the supervisor's page in one language. */
export interface SupervisorTexts {
  /** Of the terms of the agreement, and of errors. */
  language: AgreementLanguage;
  title: string;
  lead: string;
  other: string;
  loading: string;
  retry: string;
  dead: string;
  workplace: string;
  period: string;
  agreement: string;
  workingHours: string;
  weekdays: string;
  agreedGoals: string;
  notSent: string;
  signed: string;
  name: string;
  nameHint: string;
  nameMissing: string;
  sign: string;
  weeks: string;
  noWeeks: string;
  week: (week: string, hours: number, daysAway: number) => string;
  confirmed: string;
  confirm: string;
  weekConfirmed: (week: string) => string;
  absence: string;
  kind: string;
  day: string;
  dayMissing: string;
  valid: string;
  invalid: string;
  report: string;
  reported: string;
  reportedAfterConfirmation: (week: string) => string;
  goals: string;
  assessment: string;
  assessmentLead: string;
  assessmentSaved: string;
  assessmentSeen: string;
  othersAssessment: string;
  level: string;
  chooseLevel: string;
  levelMissing: string;
  comment: string;
  whole: string;
  sendAssessment: string;
  /** When the page is left with an assessment that is not saved. */
  leaving: { title?: string; question?: string; stayLabel?: string; leaveLabel?: string };
  levels: Readonly<Record<AssessmentLevel, string>>;
}

/** '49' of '2026-W49' in 2026, otherwise '49 2026': a placement may last two years. */
const nameOf = (week: string): string => {
  const [year, number] = week.split('-W');
  return weekCode(today()).startsWith(`${year}-`) ? String(Number(number)) : `${Number(number)} ${year}`;
};

const sv: SupervisorTexts = {
  language: 'SV',
  title: 'Handledare',
  lead: 'Här bekräftar du elevens timmar, anmäler frånvaro, lämnar omdöme och skriver under avtalet om APL.',
  other: 'English',
  loading: 'Laddar…',
  retry: 'Försök igen',
  dead: 'Länken gäller inte. Be skolan om en ny.',
  workplace: 'Arbetsplats',
  period: 'Period',
  agreement: 'Avtal',
  workingHours: 'Arbetstid',
  weekdays: 'Dagar',
  agreedGoals: 'Uppgifter och mål',
  notSent: 'Skolan har inte skickat något avtal än.',
  signed: 'Arbetsplatsen har skrivit under avtalet.',
  name: 'Ditt namn',
  nameHint: 'Ditt namn, tiden och din nätverksadress sparas med underskriften.',
  nameMissing: 'Skriv ditt namn.',
  sign: 'Skriv under',
  weeks: 'Timmar vecka för vecka',
  noWeeks: 'Eleven har inte rapporterat några timmar än.',
  week: (week, hours, daysAway) =>
    `Vecka ${nameOf(week)}: ${formatNumber(hours, 2)} h${daysAway > 0 ? `, ${counted(daysAway, 'dag', 'dagar')} frånvaro` : ''}`,
  confirmed: 'Bekräftad',
  confirm: 'Bekräfta',
  weekConfirmed: (week) => `Vecka ${nameOf(week)} är bekräftad.`,
  absence: 'Anmäl frånvaro',
  kind: 'Typ av frånvaro',
  day: 'Dag',
  dayMissing: 'Välj en dag.',
  valid: 'Giltig frånvaro',
  invalid: 'Ogiltig frånvaro',
  report: 'Anmäl',
  reported: 'Frånvaron är anmäld.',
  reportedAfterConfirmation: (week) => `Frånvaron är anmäld. Bekräfta vecka ${nameOf(week)} på nytt.`,
  goals: 'Mål',
  assessment: 'Omdöme',
  assessmentLead: 'Hur går det för eleven med målen? Du kan ändra omdömet tills skolan har läst det.',
  assessmentSaved: 'Omdömet är sparat. Skolan läser det.',
  assessmentSeen: 'Skolan har läst omdömet.',
  othersAssessment: 'Detta har någon annan sparat. Det ersätts när du sparar:',
  level: 'Nivå',
  chooseLevel: 'Välj nivå',
  levelMissing: 'Välj en nivå för varje mål, eller skriv ett omdöme om det inte finns några mål.',
  comment: 'Kommentar',
  whole: 'Sammanfattande omdöme',
  sendAssessment: 'Spara omdömet',
  leaving: {},
  levels: assessmentLevelLabels,
};

const en: SupervisorTexts = {
  language: 'EN',
  title: 'Supervisor',
  lead: 'Confirm the student’s hours, report absence, assess the goals and sign the agreement on the placement here.',
  other: 'Svenska',
  loading: 'Loading…',
  retry: 'Try again',
  dead: 'This link is not valid. Ask the school for a new one.',
  workplace: 'Workplace',
  period: 'Period',
  agreement: 'Agreement',
  workingHours: 'Working hours',
  weekdays: 'Days',
  agreedGoals: 'Tasks and goals',
  notSent: 'The school has not sent an agreement yet.',
  signed: 'The workplace has signed the agreement.',
  name: 'Your name',
  nameHint: 'Your name, the time and your network address are kept with the signature.',
  nameMissing: 'Write your name.',
  sign: 'Sign',
  weeks: 'Hours week by week',
  noWeeks: 'The student has not reported any hours yet.',
  week: (week, hours, daysAway) =>
    `Week ${nameOf(week)}: ${hours} h${daysAway > 0 ? `, absent ${counted(daysAway, 'day', 'days')}` : ''}`,
  confirmed: 'Confirmed',
  confirm: 'Confirm',
  weekConfirmed: (week) => `Week ${nameOf(week)} is confirmed.`,
  absence: 'Report absence',
  kind: 'Type of absence',
  day: 'Day',
  dayMissing: 'Choose a day.',
  valid: 'Valid absence',
  invalid: 'Invalid absence',
  report: 'Report',
  reported: 'The absence has been reported.',
  reportedAfterConfirmation: (week) =>
    `The absence has been reported. Please confirm week ${nameOf(week)} again.`,
  goals: 'Goals',
  assessment: 'Assessment',
  assessmentLead:
    'How is the student doing with the goals? You can change the assessment until the school has read it.',
  assessmentSaved: 'The assessment has been saved. The school will read it.',
  assessmentSeen: 'The school has read the assessment.',
  othersAssessment: 'Someone else has saved this. It is replaced when you save:',
  level: 'Level',
  chooseLevel: 'Choose a level',
  levelMissing: 'Choose a level for each goal, or write an assessment if there are no goals.',
  comment: 'Comment',
  whole: 'Overall assessment',
  sendAssessment: 'Save the assessment',
  leaving: {
    title: 'Unsaved changes',
    question: 'What you have filled in is not saved. Do you want to leave the page anyway?',
    stayLabel: 'Keep editing',
    leaveLabel: 'Discard the text',
  },
  levels: englishAssessmentLevels,
};

/** The page's languages. */
export const supervisorTexts = { sv, en } as const;
