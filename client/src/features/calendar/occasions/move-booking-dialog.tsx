import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import { dayInWords } from '../grid/calendar-days';
import { timeOf, type Occasion } from '../calendar-texts';
import { OccasionChoice } from './occasion-choice';
import type { CalendarActions } from '../use-calendar-actions';
import { useComing } from '../grid/use-coming';
import type { UndatedExam } from '../tray/undated-groups';

interface MoveBookingDialogProps {
  exam: UndatedExam;
  from: Occasion;
  move: CalendarActions['moveBooking'];
  onClose: () => void;
}

/** 'Flytta…': to any occasion that is still to come and has a place, whatever month is shown. */
export function MoveBookingDialog({ exam, from, move, onClose }: MoveBookingDialogProps) {
  const exams = useMemo(() => [exam], [exam]);
  const coming = useComing({ needed: true, day: null, without: exams });
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const to = coming?.find(({ id }) => id === chosen);
  const onMove = async () => {
    if (!to) return;
    setBusy(true);
    const done = await move(exam, from, to);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      opened
      size="md"
      title={`Flytta ${exam.studentName}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" busy={busy} disabled={!to} onClick={() => void onMove()}>
            Flytta
          </Button>
          <Button onClick={onClose}>Avbryt</Button>
        </>
      }
    >
      <div className="stack">
        <p className="meta">
          {exam.course}, nu {dayInWords(from.heldOn)}, {timeOf(from)}
        </p>
        {!coming && <Loading text="Hämtar tillfällen…" />}
        {coming?.length === 0 && <EmptyState text="Det finns inget annat kommande tillfälle." />}
        {coming && coming.length > 0 && (
          <OccasionChoice occasions={coming} exams={exams} value={chosen} onChange={setChosen} />
        )}
      </div>
    </Dialog>
  );
}
