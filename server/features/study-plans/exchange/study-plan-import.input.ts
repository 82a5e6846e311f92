import {
  ANY_TERM,
  codeIn,
  CONTENT_TYPES,
  NOTE_TYPES,
  readGoalNote,
  readPaceNote,
  REMOVED,
  WISHES,
  type NotedGoal,
  type NotedPace,
} from '../../../../domain/study-plans/exchange.js';
import { termOf } from '../../../../domain/study-plans/terms.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  ExchangeContent,
  ExchangeNote,
  ExchangeReference,
  ExchangeStudyPlan,
  ExchangeSyllabus,
  StudyPlanImportNote,
} from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine, optionalText } from '../../../platform/validation/text.js';
import { LONGEST_NOTE } from '../study-plan.input.js';

const MOST_COURSES = 200;
const MOST_NOTES = 100;
const LONGEST_NAME = 200;
const LONGEST_OTHER_NOTE = 4_000;
const MARKINGS = ['Ingen', 'Sekretessmarkering', 'Skyddad folkbokföring'];

/** A course of the file. */
export interface ReadCourse {
  path: string;
  id: string;
  code: string | null;
  /** The course as the file names it. */
  text: string;
  /** Null if the file does not say. */
  term: string | null;
  /** The file says that no term is planned. */
  hasNoTerm: boolean;
  endDate: string | null;
  note: string | null;
  isWish: boolean;
}

/** The content of a file. */
export interface ReadPlan {
  personInFile: string | null;
  startDate: string;
  endDate: string | null;
  courses: ReadCourse[];
  /** Null if no note says the goal. */
  goal: (NotedGoal & { note: StudyPlanImportNote }) | null;
  pace: NotedPace | null;
  /** Notes that the plan has no field for. */
  notes: StudyPlanImportNote[];
}

/** Validates StudyPlan of SS 12000. Throws BAD_USER_INPUT on the field. */
export function readExchange(plan: ExchangeStudyPlan): ReadPlan {
  requireId(plan.id, 'plan.id');
  const person = readReference(plan.student, 'plan.student');
  const content = plan.content ?? [];
  const parts = content.map((part, at) => readPart(part, `plan.content.${at}`));
  const courses = parts.flatMap((part, at) => (content[at]!.type === REMOVED ? [] : part));
  const removed = parts.filter((_, at) => content[at]!.type === REMOVED).flat();
  if (courses.length > MOST_COURSES)
    throw badField('plan.content', 'RANGE', `Högst ${MOST_COURSES} kurser i en studieplan.`);
  return {
    personInFile: person.name,
    startDate: plan.startDate,
    endDate: plan.endDate ?? null,
    courses,
    ...withRemoved(readNotes(plan.notes ?? []), removed),
  };
}

/** What another provider has taken out is said, and not planned. */
function withRemoved<Found extends Pick<ReadPlan, 'notes'>>(
  found: Found,
  removed: readonly ReadCourse[],
): Found {
  if (removed.length === 0) return found;
  const note = removed.map(({ text }) => text).join(', ');
  return { ...found, notes: [...found.notes, { type: REMOVED, note }] };
}

function readReference({ id, displayName, securityMarking }: ExchangeReference, path: string) {
  if (securityMarking && !MARKINGS.includes(securityMarking))
    throw badField(`${path}.securityMarking`, 'NOT_ALLOWED', `Värdet ska vara ${MARKINGS.join(', ')}.`);
  return {
    id: requireId(id, `${path}.id`),
    name: optionalLine(displayName, `${path}.displayName`, LONGEST_NAME),
  };
}

function readPart({ title, type, points, syllabuses }: ExchangeContent, path: string): ReadCourse[] {
  if (type && !CONTENT_TYPES.includes(type))
    throw badField(`${path}.type`, 'NOT_ALLOWED', `Värdet ska vara ${CONTENT_TYPES.join(', ')}.`);
  if ((points ?? 0) < 0) throw badField(`${path}.points`, 'RANGE', 'Poängen kan inte vara negativa.');
  const heading = optionalLine(title, `${path}.title`, LONGEST_NAME);
  return syllabuses.map((syllabus, at) => readSyllabus(syllabus, `${path}.syllabuses.${at}`, heading));
}

function readSyllabus(
  { syllabus, note, startDate, endDate, hours }: ExchangeSyllabus,
  path: string,
  title: string | null,
): ReadCourse {
  const isWish = title === WISHES;
  const { id, name } = readReference(syllabus, `${path}.syllabus`);
  if (startDate && endDate && endDate < startDate)
    throw badField(`${path}.endDate`, 'ORDER', 'Slutet kan inte vara före starten.');
  if ((hours ?? 0) < 0) throw badField(`${path}.hours`, 'RANGE', 'Timmarna kan inte vara negativa.');
  return {
    path: `${path}.syllabus`,
    ...{ id, code: codeIn(name), text: name ?? id, isWish },
    term: startDate && !isWish ? termOf(startDate) : null,
    hasNoTerm: title === ANY_TERM,
    endDate: endDate ?? null,
    note: optionalText(note, `${path}.note`, LONGEST_NOTE),
  };
}

function readNotes(notes: readonly ExchangeNote[]): Pick<ReadPlan, 'goal' | 'pace' | 'notes'> {
  if (notes.length > MOST_NOTES) throw badField('plan.notes', 'RANGE', `Högst ${MOST_NOTES} anteckningar.`);
  const types: readonly string[] = Object.values(NOTE_TYPES);
  const found: Pick<ReadPlan, 'goal' | 'pace' | 'notes'> = { goal: null, pace: null, notes: [] };
  for (const [at, { type, note }] of notes.entries()) {
    if (type && !types.includes(type))
      throw badField(`plan.notes.${at}.type`, 'NOT_ALLOWED', `Värdet ska vara ${types.join(', ')}.`);
    const text = optionalText(note, `plan.notes.${at}.note`, LONGEST_OTHER_NOTE);
    if (text === null) continue;
    const kept = { type: type ?? NOTE_TYPES.other, note: text };
    const goal = type === NOTE_TYPES.goal && found.goal === null ? readGoalNote(text) : null;
    const pace = found.pace === null ? readPaceNote(text) : null;
    if (goal) found.goal = { ...goal, note: kept };
    else if (pace) found.pace = pace;
    else found.notes.push(kept);
  }
  return found;
}
