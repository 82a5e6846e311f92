import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import { AssignableInstancesDocument, AssignTeacherDocument } from '../../../graphql/generated';
import { Checkbox } from '../../../ui/fields/checkbox';
import { courseCodeText } from '../../../ui/course-code';
import { ListSearch } from '../../../ui/list/list-search';
import { Message } from '../../../ui/feedback/message';
import { Loading } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { FormFailure, FormFoot } from './form-foot';
import { periodOf } from '../instance-texts';
import type { TeacherFormProps } from './teacher-dialog';

/** Instances that the teacher is given; those that nobody has stand first. */
export function AssignForm({ teacher, onCancel, onDone }: TeacherFormProps) {
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, error } = useQuery(AssignableInstancesDocument, {
    variables: { teacherId: teacher.id, q },
    fetchPolicy: 'network-only',
  });
  const instances = (data ?? previousData)?.assignableInstances;
  const [assign, { loading, error: refused }] = useMutation(AssignTeacherDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const input = { id: teacher.id, courseInstanceIds: [...chosen] };
      await assign({ variables: { input }, refetchQueries: 'active' });
      notify.success(`${teacher.user.name} har fått ${chosen.size} tillfällen.`);
      onDone();
    } catch (failed) {
      console.error('The instances were not assigned.', failed);
    }
  };
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {refused && !loading && <FormFailure title="Kunde inte tilldela tillfällena" error={refused} />}
      <div className="row">
        <ListSearch label="Sök kurs" placeholder="Kursnamn eller kod" value={q} onSearch={setQ} />
      </div>
      {error && <Message tone="error">{readFailure(error).message}</Message>}
      {!instances && !error && <Loading text="Laddar tillfällen..." lines={4} />}
      {instances?.length === 0 && <p className="meta">Inga tillfällen att tilldela.</p>}
      {instances && instances.length > 0 && (
        <div className="teachers-choices" role="group" aria-label="Kurstillfällen" tabIndex={0}>
          {instances.map((instance) => (
            <Checkbox
              key={instance.id}
              label={`${instance.course} (${courseCodeText(instance.courseCode, instance.equivalents)})`}
              description={`${periodOf(instance)} · ${instance.students} elever · ${instance.teacher?.username ?? 'Utan lärare'}`}
              checked={chosen.has(instance.id)}
              onChange={(on) => toggle(instance.id, on)}
            />
          ))}
        </div>
      )}
      <FormFoot
        label={chosen.size === 0 ? 'Tilldela' : `Tilldela ${chosen.size}`}
        busy={loading}
        disabled={chosen.size === 0}
        onCancel={onCancel}
      />
    </form>
  );
}
