import { addDays } from '../../../../domain/days.js';
import type { EnrollmentStatus } from '../../../platform/graphql/generated.js';

/** A fact of an enrolment that CSN knows or should know. */
export type CsnFact =
  | { fact: 'START'; on: string }
  /** End date and pace; reported with the start, and later as a change. */
  | { fact: 'SCOPE'; endDate: string | null; pacePercent: number | null }
  /** `to` is the last day; null for an ongoing pause. */
  | { fact: 'PAUSE'; on: string; to: string | null }
  | { fact: 'RETURN'; on: string }
  | { fact: 'STOP'; on: string; byPrincipal: boolean }
  | { fact: 'RESULT'; on: string | null; grade: string | null };

/** Period of a status; `until` is the first day after it, null for the current status. */
export interface StatusPeriod {
  status: EnrollmentStatus;
  from: string;
  until: string | null;
  /** When it was recorded; null if only the enrolment itself contains it. */
  saidAt: string | null;
}

/** An enrolment's current state. */
export interface CsnSubject {
  /** False for planned and removed enrolments. */
  counts: boolean;
  status: EnrollmentStatus | null;
  statusOn: string | null;
  startDate: string | null;
  endDate: string | null;
  pacePercent: number | null;
  periods: StatusPeriod[];
  /** Signed. */
  grade: string | null;
  gradedOn: string | null;
  gradeSignedAt: string | null;
}

/** A stored report row; older ones have a single event, without CSN's resulting knowledge. */
export interface ToldRow {
  event: string;
  eventOn: string | null;
  startDate: string | null;
  endDate: string | null;
  pacePercent: number | null;
  grade: string | null;
  knows?: CsnFact[];
}

/** A reported event, one row each. */
export interface CsnEvent {
  event: 'Start' | 'Ändring' | 'Uppehåll' | 'Återupptagna studier' | 'Avbrott' | 'Resultat' | 'Rättelse';
  eventOn: string | null;
  /** The last day of a completed pause. */
  eventTo: string | null;
  /** Subject of a change or correction, with old and new value. */
  change: string | null;
}

const NOT_BEGUN: readonly (EnrollmentStatus | null)[] = ['ADMITTED', 'NOT_STARTED', 'CANCELLED', null];

/** All facts of the enrolment that CSN should know. Empty before the start. */
export function factsOf(subject: CsnSubject, today: string): CsnFact[] {
  const { counts, status, statusOn, startDate, endDate, pacePercent } = subject;
  if (!counts || NOT_BEGUN.includes(status) || startDate === null || startDate > today) return [];
  const facts: CsnFact[] = [
    { fact: 'START', on: startDate },
    { fact: 'SCOPE', endDate, pacePercent },
    ...periodFacts(subject.periods, startDate),
  ];
  if (subject.grade !== null) facts.push({ fact: 'RESULT', on: subject.gradedOn, grade: subject.grade });
  else if (status === 'COMPLETED') facts.push({ fact: 'RESULT', on: statusOn ?? endDate, grade: null });
  return facts;
}

function periodFacts(periods: readonly StatusPeriod[], startDate: string): CsnFact[] {
  const facts: CsnFact[] = [];
  let away = false;
  for (const { status, from, until } of [...periods].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const on = from < startDate ? startDate : from;
    if (status === 'PAUSED') facts.push({ fact: 'PAUSE', on, to: until && addDays(until, -1) });
    else if (status === 'DROPPED_OUT' || status === 'ENDED_BY_PRINCIPAL')
      facts.push({ fact: 'STOP', on, byPrincipal: status === 'ENDED_BY_PRINCIPAL' });
    else if (status === 'ACTIVE' && away) facts.push({ fact: 'RETURN', on });
    if (status !== 'ADMITTED') away = status !== 'ACTIVE';
  }
  return facts;
}

/**
 * CSN's knowledge from the valid reports, oldest first. An enrolment marked as reported without a stored
 * report was reported manually: CSN knows everything recorded by then.
 */
export function knownFacts(
  told: readonly ToldRow[],
  reportedAt: string | null,
  subject: CsnSubject,
  today: string,
): CsnFact[] {
  if (told.length === 0) return reportedAt === null ? [] : toldByHand(reportedAt, subject, today);
  let known: CsnFact[] = [];
  for (const row of told) {
    if (row.knows) {
      known = row.knows;
      continue;
    }
    const { startDate, endDate, pacePercent } = row;
    known = known.filter(({ fact }) => fact !== 'START' && fact !== 'SCOPE');
    if (startDate) known.push({ fact: 'START', on: startDate });
    known.push({ fact: 'SCOPE', endDate, pacePercent });
    const fact = olderFact(row);
    if (fact) known.push(fact);
  }
  return known;
}

/** Fact from an old report with one event per enrolment, by its wording. */
function olderFact({ event, eventOn, grade }: ToldRow): CsnFact | null {
  if (event === 'Resultat') return { fact: 'RESULT', on: eventOn, grade };
  if (eventOn === null) return null;
  if (event === 'Studieuppehåll') return { fact: 'PAUSE', on: eventOn, to: null };
  if (event === 'Avbrott' || event === 'Avslutad av rektor')
    return { fact: 'STOP', on: eventOn, byPrincipal: event === 'Avslutad av rektor' };
  return null;
}

function toldByHand(reportedAt: string, subject: CsnSubject, today: string): CsnFact[] {
  const periods = subject.periods.filter(({ saidAt }) => saidAt !== null && saidAt <= reportedAt);
  const signed = subject.gradeSignedAt !== null && subject.gradeSignedAt <= reportedAt;
  const then = { ...subject, periods, ...(signed ? {} : { grade: null }) };
  const known = factsOf({ ...then, counts: true, status: 'ACTIVE' }, today);
  const ended = subject.status === 'COMPLETED' && periods.some(({ status }) => status === 'COMPLETED');
  if (ended && subject.grade === null)
    known.push({ fact: 'RESULT', on: subject.statusOn ?? subject.endDate, grade: null });
  return known;
}

type Dated = Exclude<CsnFact, { fact: 'SCOPE' } | { fact: 'START' }>;

/** Events that bring CSN from its knowledge to the facts; empty if they agree. */
export function csnEvents(known: readonly CsnFact[], facts: readonly CsnFact[]): CsnEvent[] {
  const events = [...startEvents(known, facts), ...scopeEvents(known, facts)];
  for (const kind of ['PAUSE', 'RETURN', 'STOP', 'RESULT'] as const) {
    const of = (list: readonly CsnFact[]) => list.filter((one): one is Dated => one.fact === kind);
    events.push(...differences(of(known), of(facts)));
  }
  return events
    .map((event, place) => ({ event, place }))
    .sort((a, b) => (a.event.eventOn ?? '').localeCompare(b.event.eventOn ?? '') || a.place - b.place)
    .map(({ event }) => event);
}

const startOf = (facts: readonly CsnFact[]) => facts.find((one) => one.fact === 'START');
const scopeOf = (facts: readonly CsnFact[]) => facts.find((one) => one.fact === 'SCOPE');

function startEvents(known: readonly CsnFact[], facts: readonly CsnFact[]): CsnEvent[] {
  const [told, now] = [startOf(known), startOf(facts)];
  if (!told) return now ? [{ event: 'Start', eventOn: now.on, eventTo: null, change: null }] : [];
  if (!now) return [correction(told.on, `Start ${told.on} gäller inte`)];
  return told.on === now.on ? [] : [correction(now.on, `Start ${told.on} → ${now.on}`)];
}

/** A change is effective from the day it is reported: only the new value is known, not since when. */
function scopeEvents(known: readonly CsnFact[], facts: readonly CsnFact[]): CsnEvent[] {
  const [told, now] = [scopeOf(known), scopeOf(facts)];
  if (!told || !now || !startOf(known)) return [];
  const parts = [
    told.endDate === now.endDate
      ? null
      : `Slutdatum ${told.endDate ?? 'ej satt'} → ${now.endDate ?? 'ej satt'}`,
    told.pacePercent === now.pacePercent
      ? null
      : `Omfattning ${percent(told.pacePercent)} → ${percent(now.pacePercent)}`,
  ].filter((part) => part !== null);
  return parts.length === 0
    ? []
    : [{ event: 'Ändring', eventOn: null, eventTo: null, change: parts.join('; ') }];
}

const percent = (value: number | null) => (value === null ? 'ej satt' : `${value} %`);

/** Reported facts that are no longer true are corrected to their replacement, if any. */
function differences(known: readonly Dated[], facts: readonly Dated[]): CsnEvent[] {
  const wrong = known.filter((told) => !facts.some((now) => isSame(told, now)));
  const untold = facts.filter((now) => !known.some((told) => isSame(told, now)));
  const replaced = wrong.map((told, place) => {
    const now = untold[place];
    return now
      ? correction(now.on, `${named(told)} → ${valueOf(now)}`)
      : correction(told.on, `${named(told)} gäller inte`);
  });
  return [...replaced, ...untold.slice(wrong.length).map(eventOf)];
}

/** A later event reports the end of a pause. */
function isSame(a: Dated, b: Dated): boolean {
  if (a.on !== b.on) return false;
  if (a.fact === 'RESULT' && b.fact === 'RESULT') return a.grade === b.grade;
  return a.fact !== 'STOP' || b.fact !== 'STOP' || a.byPrincipal === b.byPrincipal;
}

const WORD = {
  PAUSE: 'Uppehåll',
  RETURN: 'Återupptagna studier',
  STOP: 'Avbrott',
  RESULT: 'Resultat',
} as const;

function eventOf(fact: Dated): CsnEvent {
  return {
    event: WORD[fact.fact],
    eventOn: fact.on,
    eventTo: fact.fact === 'PAUSE' ? fact.to : null,
    change: fact.fact === 'STOP' && fact.byPrincipal ? 'Avslutad av rektor' : null,
  };
}

const named = (fact: Dated) => `${WORD[fact.fact]} ${valueOf(fact)}`;

function valueOf(fact: Dated): string {
  const day = fact.on ?? 'utan dag';
  if (fact.fact === 'RESULT') return fact.grade ? `${fact.grade} (${day})` : day;
  return fact.fact === 'STOP' && fact.byPrincipal ? `${day} (avslutad av rektor)` : day;
}

function correction(eventOn: string | null, change: string): CsnEvent {
  return { event: 'Rättelse', eventOn, eventTo: null, change };
}

/** True if the person is under twenty on the day; null if the number doesn't contain a birth date. */
export function isUnder20(personalNumber: string | null, day: string): boolean | null {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})/.exec(personalNumber ?? '') ?? [];
  if (year === undefined) return null;
  // The day of a coordination number is sixty too high.
  const born = Number(date) > 60 ? Number(date) - 60 : Number(date);
  return day < `${Number(year) + 20}-${month}-${String(born).padStart(2, '0')}`;
}
