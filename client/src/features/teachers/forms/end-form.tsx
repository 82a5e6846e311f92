import { useMutation, useQuery } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { EndTeacherEmploymentDocument, TeacherDetailDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { courseCodeText } from '../../../ui/course-code';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { FormFailure, FormFoot } from './form-foot';
import { periodOf } from '../instance-texts';
import type { TeacherFormProps } from './teacher-dialog';

/** Says what stands in the way before one tries, and what happens when nothing does. */
export function EndForm({ teacher, onCancel, onDone, onInstead }: TeacherFormProps) {
  const { data } = useQuery(TeacherDetailDocument, {
    variables: { id: teacher.id },
    fetchPolicy: 'network-only',
  });
  const [end, { loading, error }] = useMutation(EndTeacherEmploymentDocument);
  const groups = data?.teacherDetail?.schedule.filter(({ ungraded }) => ungraded > 0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await end({ variables: { input: { id: teacher.id } }, refetchQueries: 'active' });
      notify.success(`Anställningen för ${teacher.user.name} är avslutad.`);
      onDone();
    } catch (failed) {
      console.error('The employment was not ended.', failed);
    }
  };
  if (!groups) return <Loading text="Laddar läraren..." lines={4} />;
  // Whoever was to take over later does so now, ungraded groups and all.
  const next = data?.teacherDetail?.planned?.replacement.username;
  if (groups.length > 0 && !next) {
    return (
      <div className="stack">
        <Message tone="warning">
          <p>Anställningen kan inte avslutas än: {groups.length} grupper har elever utan betyg.</p>
          <ul>
            {groups.map((instance) => (
              <li key={instance.id}>
                <Link to={`/betyg?kurs=${instance.id}`}>
                  {instance.course} ({courseCodeText(instance.courseCode, instance.equivalents)}),{' '}
                  {periodOf(instance)}
                </Link>
                : {instance.ungraded} elever utan betyg
              </li>
            ))}
          </ul>
        </Message>
        <div className="teachers-save">
          <Button onClick={onCancel}>{buttons.cancel}</Button>
          <Button variant="primary" onClick={() => onInstead('replace')}>
            Ersätt lärare
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {error && !loading && <FormFailure title="Kunde inte avsluta anställningen" error={error} />}
      <p>
        Kontot låses och läraren loggas ut.{' '}
        {next
          ? `Den planerade ersättningen genomförs i dag: ${next} tar över elever, kurstillfällen, prövningar och betyg att sätta.`
          : `${teacher.responsibleFor} elever blir utan ansvarig lärare; kommande kurstillfällen, prövningstillfällen och öppna prövningar blir utan lärare.`}{' '}
        Skulle läraren ta över efter någon annan avbryts det, och administratörerna får veta det. Namnet finns
        kvar i historiken.
      </p>
      <FormFoot label="Avsluta anställning" busy={loading} danger onCancel={onCancel} />
    </form>
  );
}
