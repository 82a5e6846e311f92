import { useState } from 'react';
import type { ExamPart } from '../../../../../domain/generated';
import { useTeachers } from '../../../entities/teacher/use-teachers';
import { useSession } from '../../../lib/session/session-store';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { pupils } from '../calendar-texts';
import { newDraft, type OccasionDraft } from './occasion-draft';
import { OccasionChoice } from './occasion-choice';
import { OccasionFields } from './occasion-fields';
import type { CalendarActions } from '../use-calendar-actions';
import { useComing } from '../grid/use-coming';
import { useOccasionForm } from './use-occasion-form';
import type { UndatedExam } from '../tray/undated-groups';
import { Row } from '../../../ui/layout';

/** What the dialog is to plan: a new occasion, with or without those who get a day by it. */
export interface Plan {
  exams: readonly UndatedExam[];
  /** The day that was chosen; null offers the occasions that there are. */
  day: string | null;
  time: string | null;
  /** The part of the exam that a new one is for: another than the one that is booked already. */
  part?: ExamPart;
}

interface PlanDialogProps {
  plan: Plan;
  book: CalendarActions['book'];
  onDone: () => void;
  onClose: () => void;
}

/** 'Boka tid' and 'Nytt prövningstillfälle': on an occasion that there is, or on a new one, in one step. */
export function PlanDialog(props: PlanDialogProps) {
  const { user } = useSession();
  const teachers = useTeachers();
  if (!teachers) return null;
  const own = teachers.find(({ userId }) => userId.id === user?.userId);
  return <PlanForm {...props} teacherId={own?.id ?? null} />;
}

/** `teacherId`: whose occasion a new one is unless another is chosen. */
function PlanForm({
  plan,
  teacherId,
  book,
  onDone,
  onClose,
}: PlanDialogProps & { teacherId: string | null }) {
  const { exams, day, time, part } = plan;
  const [initial] = useState<OccasionDraft>(() => ({
    ...newDraft(day, time, exams, teacherId),
    ...(part ? { part } : {}),
  }));
  const form = useOccasionForm({ initial, occasion: null, exams, onSaved: onDone });
  const [chosen, setChosen] = useState<string | null>(null);
  const coming = useComing({ needed: exams.length > 0, day, without: exams });
  const books = exams.length > 0;
  const fresh = !books || chosen === 'new' || (chosen === null && (day !== null || coming?.length === 0));
  const onto = coming?.find(({ id }) => id === chosen);

  const close = async () => {
    const question = 'Det du har fyllt i är inte sparat. Vill du stänga ändå?';
    if (form.dirty && !(await confirm({ question, confirmLabel: 'Stäng' }))) return;
    onClose();
  };
  const save = async () => {
    const done = onto ? await book(onto, exams) : await form.save();
    if (done) onClose();
  };
  return (
    <Dialog
      opened
      size="lg"
      title={part ? 'Boka nästa del' : books ? 'Boka tid' : 'Nytt prövningstillfälle'}
      onClose={() => void close()}
      closeOnClickOutside={!form.dirty}
      footer={
        <>
          <Button onClick={() => void close()}>Avbryt</Button>
          <Button variant="primary" busy={form.busy} disabled={!fresh && !onto} onClick={() => void save()}>
            {books ? `Boka ${pupils(exams.length)}` : 'Skapa tillfälle'}
          </Button>
        </>
      }
    >
      <div className="stack">
        {books && <Booked exams={exams} />}
        {books && !coming && <Loading text="Hämtar tillfällen..." />}
        {books && coming && (
          <OccasionChoice
            withNew
            occasions={coming}
            exams={exams}
            value={fresh ? 'new' : chosen}
            onChange={setChosen}
          />
        )}
        {fresh && (
          <>
            {form.refusal && <Message tone="error">{form.refusal}</Message>}
            <OccasionFields draft={form.draft} faults={form.faults} change={form.change} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Booked({ exams }: { exams: readonly UndatedExam[] }) {
  return (
    <Row as="ul" gap="1 4" align="stretch" className="calendar-booked" aria-label="De som ska bokas">
      {exams.map(({ id, studentName, course, requestedMonth }) => (
        <li key={id}>
          <strong>{studentName}</strong>{' '}
          <span className="meta">
            {course}, önskar {requestedMonth.toLocaleLowerCase('sv')}
          </span>
        </li>
      ))}
    </Row>
  );
}
