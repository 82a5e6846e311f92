import type { ExamPart } from '../../../../domain/generated';
import { examPartLabels } from '../../../../domain/labels/exam';
import { formatLongDate } from '../../lib/dates';

interface ExamTime {
  heldOn: string;
  startsAt: string;
  endsAt: string;
  room: string | null;
  part: ExamPart;
}

/** When and where a part of an exam is held, as its student reads it: '13 oktober 2026 09:00–13:00, Aulan, skriftlig'. */
export function examTimeText({ heldOn, startsAt, endsAt, room, part }: ExamTime): string {
  return [
    `${formatLongDate(heldOn)} ${startsAt}–${endsAt}`,
    room,
    examPartLabels[part].toLocaleLowerCase('sv'),
  ]
    .filter(Boolean)
    .join(', ');
}
