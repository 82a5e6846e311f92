import type { ExamPart } from '../../../platform/graphql/generated.js';
import { letter, type Mail } from '../../../platform/mail/mail.js';
import type { Read } from '../../../platform/database/rows.js';

/** Maximum number of summonses at once, by mail or on paper. */
export const MOST_CALLED = 200;

/** Content of an exam mail: name, course, day, time and place. Mails contain no other personal data. */
export type Summoned = Read<'exam', 'id' | 'name' | 'course'> &
  Read<'exam_occasion', 'heldOn' | 'startsAt' | 'endsAt' | 'room' | 'part'>;

export const PART_NAMES: Readonly<Record<ExamPart, string>> = {
  WRITTEN: 'skriftlig',
  ORAL: 'muntlig',
  LABORATORY: 'laboration',
  PRACTICAL: 'praktisk',
};

const DAY = new Intl.DateTimeFormat('sv-SE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const inWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

export function summonsMail(to: Summoned, address: string): Mail {
  const { name, course, heldOn, startsAt, endsAt, room, part } = to;
  return letter({ name, email: address }, `Kallelse till prövning i ${course} ${heldOn}`, [
    `Du kallas till prövning i ${course}.`,
    '',
    `Dag: ${inWords(heldOn)}`,
    `Tid: ${startsAt}–${endsAt}`,
    `Plats: ${room ?? 'meddelas senare'}`,
    `Del: ${PART_NAMES[part]}`,
    '',
    'Ta med giltig fotolegitimation. Kom i god tid. Kan du inte komma, hör av dig till skolan så snart du kan.',
  ]);
}

export function cancellationMail(to: Summoned, address: string, reason: string): Mail {
  const { name, course, heldOn, startsAt } = to;
  return letter({ name, email: address }, `Inställd prövning i ${course} ${heldOn}`, [
    `Prövningen i ${course} ${inWords(heldOn)} kl. ${startsAt} är inställd.`,
    '',
    `Anledning: ${reason}`,
    '',
    'Du behöver inte anmäla dig på nytt. Skolan återkommer med en ny dag.',
  ]);
}
