import { useState } from 'react';
import type { ExamPart } from '../../../../../domain/generated';
import { useTeachers } from '../../../entities/teacher/use-teachers';
import { useSession } from '../../../lib/session/session-store';
import { Button } from '../../../ui/button';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { pupils } from '../calendar-texts';
import { faultsOf, inputOf, newDraft, type OccasionDraft } from './occasion-draft';
import { OccasionChoice } from './occasion-choice';
import { OccasionFields } from './occasion-fields';
import type { CalendarActions } from '../use-calendar-actions';
import { shortDay } from '../grid/calendar-days';
import { useComing } from '../grid/use-coming';
import { useCreateOccasion } from './use-save-occasion';
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
  const { exams, day, part } = plan;
  const books = exams.length > 0;
  const form = usePlanForm(plan, teacherId, onDone);
  const [chosen, setChosen] = useState<string | null>(null);
  const coming = useComing({ needed: books, day, without: exams });
  const fresh = !books || chosen === 'new' || (chosen === null && (day !== null || coming?.length === 0));
  const onto = coming?.find(({ id }) => id === chosen);
  const bookOnto = async () => {
    if (!onto || !(await book(onto, exams))) return;
    form.begin();
    onClose();
  };
  const submitLabel = books ? `Boka ${pupils(exams.length)}` : 'Skapa tillfälle';
  return (
    <FormDialog
      form={form}
      onClosed={onClose}
      size="lg"
      title={part ? 'Boka nästa del' : books ? 'Boka tid' : 'Nytt prövningstillfälle'}
      failed={books ? 'Kunde inte boka' : 'Kunde inte skapa tillfället'}
      submitLabel={submitLabel}
      instead={
        !fresh && (
          <Button variant="primary" disabled={!onto} onClick={() => void bookOnto()}>
            {submitLabel}
          </Button>
        )
      }
    >
      {books && <Booked exams={exams} />}
      {books && !coming && <Loading text="Hämtar tillfällen…" />}
      {books && coming && (
        <OccasionChoice
          withNew
          occasions={coming}
          exams={exams}
          value={fresh ? 'new' : chosen}
          onChange={setChosen}
        />
      )}
      {fresh && <OccasionFields form={form} />}
    </FormDialog>
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

/** The draft of a new occasion, and of the exams that are booked on it. */
function usePlanForm(plan: Plan, teacherId: string | null, onDone: () => void) {
  const { exams, day, time, part } = plan;
  const create = useCreateOccasion();
  return useRecordForm({
    name: 'occasion-plan',
    subject: [...exams.map(({ id }) => id), day, time, part].join(' '),
    record: null,
    draftOf: (): OccasionDraft => ({ ...newDraft(day, time, exams, teacherId), ...(part ? { part } : {}) }),
    faultsOf,
    save: (draft) => create({ ...inputOf(draft), examIds: exams.map(({ id }) => id) }),
    onSaved: (_, { heldOn }) => {
      const booked = exams.length > 0 ? ` med ${pupils(exams.length)}` : '';
      notify.success(`Tillfälle ${shortDay(heldOn!)}${booked} skapat`);
      onDone();
    },
  });
}
