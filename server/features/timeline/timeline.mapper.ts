import { aplStatusLabels } from '../../../domain/labels/apl.js';
import { documentTypeLabels } from '../../../domain/labels/document.js';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../domain/labels/enrollment.js';
import { ownExamStatusLabels } from '../../../domain/labels/exam.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { TimelineEntry, TimelineKind } from '../../platform/graphql/generated.js';
import { mayKnowUploader } from '../files/files.policy.js';
import { mayKnowReason, mayReadChanges } from './timeline.policy.js';
import type { Happening, TimelineRow } from './timeline-entries.queries.js';

/** Section of the student page with each kind's records. */
const PARTS: Readonly<Record<TimelineKind, string>> = {
  ENROLLMENT: 'utbildning',
  STATUS: 'utbildning',
  EXAM: 'provningar',
  GRADE: 'betyg',
  FILE: 'filer',
  DOCUMENT: 'dokument',
  COMMENT: 'kommentarer',
  MESSAGE: 'tidslinje',
  APL: 'uppgifter',
};

const LONGEST = 160;

type Facts = TimelineRow['facts'];

/** The entry as text; parts without content are omitted. */
const SENTENCES: Readonly<Record<Happening, (facts: Facts) => string>> = {
  ENROLLED: ({ name, on }) => `Inskriven på ${name}${on ? `, från ${on}` : ''}`,
  PLANNED: ({ name }) => `${name} planerades`,
  REMOVED: ({ name }) => `Inskrivningen på ${name} togs bort`,
  RESCHEDULED: ({ name, on }) => `${name} fick en ny start: ${on}`,
  STATUS: ({ name, status, on, reason }) =>
    `${name}: ${wordOf(enrollmentStatusLabels, status)}${on ? ` från ${on}` : ''}${reason ? ` (${wordOf(statusReasonLabels, reason)})` : ''}`,
  REGISTERED: ({ name, text }) => `Anmäld till prövning i ${name}, ${text?.toLowerCase()}`,
  BOOKED: ({ name, on, text }) => `Provtid i ${name}: ${on} ${text}`,
  DECIDED: ({ text }) => `Beslut om prövning: ${text}`,
  SETTLED: ({ name, exam }) => `Beslut om prövning: ${name}: ${wordOf(ownExamStatusLabels, exam)}`,
  GRADED: ({ name, text }) => `Betyg ${text} i ${name}`,
  CORRECTED: ({ name, before, text }) => `Betyget i ${name} ändrades från ${before} till ${text}`,
  UPLOADED: ({ name }) => `Fil: ${name}`,
  ISSUED: ({ document }) => `${wordOf(documentTypeLabels, document)} utfärdades`,
  REVOKED: ({ document }) => `${wordOf(documentTypeLabels, document)} återkallades`,
  COMMENTED: ({ text }) => `Kommentar: ${text ? shortened(text) : '[RADERAD]'}`,
  MAILED: ({ name, text }) => `Meddelande till deltagarna i ${name}: ${text}`,
  MOVED: ({ before, apl }) =>
    `APL: ${before ? `${wordOf(aplStatusLabels, before)} → ` : ''}${wordOf(aplStatusLabels, apl)}`,
  STANDS: ({ apl }) => `APL: ${wordOf(aplStatusLabels, apl)}`,
};

/** Permission to see the author's name: everyone for comments and grades. */
const NAMED: Readonly<Record<TimelineKind, (actor: Actor) => boolean>> = {
  ENROLLMENT: mayReadChanges,
  STATUS: mayReadChanges,
  EXAM: mayReadChanges,
  GRADE: () => true,
  FILE: mayKnowUploader,
  DOCUMENT: (actor) => hasRank(actor, 'COORDINATOR'),
  COMMENT: () => true,
  MESSAGE: () => true,
  APL: mayReadChanges,
};

/** The entry for this reader. */
export function toEntry(
  { id, at, kind, what, by, facts }: TimelineRow,
  actor: Actor,
  studentId: string,
): TimelineEntry {
  const known = mayKnowReason(actor) ? facts : { ...facts, reason: null };
  return {
    ...{ id, at, kind },
    text: SENTENCES[what](known),
    by: NAMED[kind](actor) ? by : null,
    link: `/student/${studentId}#${PARTS[kind]}`,
  };
}

function wordOf(labels: Readonly<Record<string, string>>, code: string | null | undefined): string {
  return (code && labels[code]) || (code ?? '');
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()} …` : line;
}
