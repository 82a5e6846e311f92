import { counted } from '../../../../../domain/numbers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../apollo/use-query';
import { TeacherDetailDocument, type TeacherInstanceFieldsFragment } from '../teachers.generated';
import { Button } from '../../../ui/button';
import { courseCodeText } from '../../../ui/course-code';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { formatPeriod } from '../../../lib/period';
import type { TeacherForm } from '../teacher-actions';
import type { TeacherFormProps } from './teacher-dialog';
import { useTeacherMutations } from './use-teacher-mutations';

interface EndDialogProps extends TeacherFormProps {
  onInstead: (form: TeacherForm) => void;
}

/** Shows the obstacles before the user tries, or else the consequences. */
export function EndDialog({ teacher, onClosed, onInstead }: EndDialogProps) {
  const { end } = useTeacherMutations();
  const { data } = useQuery(TeacherDetailDocument, {
    variables: { id: teacher.id },
    fetchPolicy: 'network-only',
  });
  const [replacing, setReplacing] = useState(false);
  const form = useRecordForm({
    name: 'end-employment',
    subject: teacher.id,
    record: null,
    draftOf: () => ({}),
    save: () => end({ variables: { input: { id: teacher.id } } }),
    onSaved: () => notify.success(`Anställningen för ${teacher.user.name} är avslutad.`),
  });
  const groups = data?.teacherDetail?.schedule.filter(({ ungraded }) => ungraded > 0);
  // A planned replacement takes over now, ungraded groups included.
  const next = data?.teacherDetail?.planned?.replacement.username;
  const hindered = groups !== undefined && groups.length > 0 && !next;
  return (
    <FormDialog
      form={form}
      // The next box opens once focus is back where this one was opened, and returns it there as well.
      onClosed={() => (replacing ? onInstead('replace') : onClosed())}
      size="sm"
      title={`Avsluta anställning: ${teacher.user.name}`}
      failed="Kunde inte avsluta anställningen"
      submitLabel="Avsluta anställning"
      danger
      disabled={!groups}
      instead={
        hindered && (
          <Button
            variant="primary"
            onClick={() => {
              setReplacing(true);
              form.close();
            }}
          >
            Ersätt lärare
          </Button>
        )
      }
    >
      {!groups && <Loading text="Laddar läraren…" lines={4} />}
      {hindered && <Hindrance groups={groups} />}
      {groups && !hindered && (
        <p>
          Kontot låses och läraren loggas ut.{' '}
          {next
            ? `Den planerade ersättningen genomförs i dag: ${next} tar över elever, kurstillfällen, prövningar och betyg att sätta.`
            : `${teacher.responsibleFor} elever blir utan ansvarig lärare; kommande kurstillfällen, prövningstillfällen och öppna prövningar blir utan lärare.`}{' '}
          Skulle läraren ta över efter någon annan avbryts det, och administratörerna får veta det. Namnet
          finns kvar i historiken.
        </p>
      )}
    </FormDialog>
  );
}

/** Groups that wait for their grades: they are handed over first. */
function Hindrance({ groups }: { groups: readonly TeacherInstanceFieldsFragment[] }) {
  return (
    <Message tone="warning">
      <p>Anställningen kan inte avslutas än: {groups.length} grupper har elever utan betyg.</p>
      <ul>
        {groups.map((instance) => (
          <li key={instance.id}>
            <Link to={`/betyg?kurs=${instance.id}`}>
              {instance.course} ({courseCodeText(instance.courseCode, instance.equivalents)}),{' '}
              {formatPeriod(instance.startDate, instance.endDate)}
            </Link>
            : {counted(instance.ungraded, 'elev', 'elever')} utan betyg
          </li>
        ))}
      </ul>
    </Message>
  );
}
