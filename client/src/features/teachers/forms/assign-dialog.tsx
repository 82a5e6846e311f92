import { counted } from '../../../../../domain/numbers';
import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { AssignableInstancesDocument, type AssignableInstancesQuery } from '../teachers.generated';
import { Checkbox } from '../../../ui/fields/checkbox';
import { courseCodeText } from '../../../ui/course-code';
import { ListSearch } from '../../../ui/list/list-search';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { formatPeriod } from '../../../lib/period';
import type { TeacherFormProps } from './teacher-dialog';
import { useTeacherMutations } from './use-teacher-mutations';
import { Grid } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

/** Instances that the teacher is given; those that nobody has stand first. */
export function AssignDialog({ teacher, onClosed }: TeacherFormProps) {
  const [q, setQ] = useState('');
  const { data, previousData, error } = useQuery(AssignableInstancesDocument, {
    variables: { teacherId: teacher.id, q },
    fetchPolicy: 'network-only',
  });
  const instances = (data ?? previousData)?.assignableInstances;
  const { assign } = useTeacherMutations();
  const form = useRecordForm({
    name: 'assign',
    subject: teacher.id,
    record: null,
    draftOf: (): { chosen: readonly string[] } => ({ chosen: [] }),
    save: (draft) =>
      assign({ variables: { input: { id: teacher.id, courseInstanceIds: [...draft.chosen] } } }),
    onSaved: (_, draft) =>
      notify.success(
        `${teacher.user.name} har fått ${counted(draft.chosen.length, 'tillfälle', 'tillfällen')}.`,
      ),
  });
  const { chosen } = form.draft;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={`Tilldela tillfälle: ${teacher.user.name}`}
      failed="Kunde inte tilldela tillfällena"
      submitLabel={chosen.length === 0 ? 'Tilldela' : `Tilldela ${chosen.length}`}
      disabled={chosen.length === 0}
    >
      <div className="row">
        <ListSearch label="Sök kurs" placeholder="Kursnamn eller kod" value={q} onSearch={setQ} />
      </div>
      <LoadFailed error={error} />
      {!instances && !error && <Loading text="Laddar tillfällen…" lines={4} />}
      {instances?.length === 0 && <p className="meta">Inga tillfällen att tilldela.</p>}
      {instances && instances.length > 0 && (
        <Instances instances={instances} chosen={chosen} onChoose={(next) => form.set({ chosen: next })} />
      )}
    </FormDialog>
  );
}

interface InstancesProps {
  instances: AssignableInstancesQuery['assignableInstances'];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}

function Instances({ instances, chosen, onChoose }: InstancesProps) {
  return (
    <Grid gap="1" className="teachers-choices" role="group" aria-label="Kurstillfällen" tabIndex={0}>
      {instances.map((instance) => (
        <Checkbox
          key={instance.id}
          label={`${instance.course} (${courseCodeText(instance.courseCode, instance.equivalents)})`}
          description={[
            formatPeriod(instance.startDate, instance.endDate),
            counted(instance.students, 'elev', 'elever'),
            instance.teacher?.username ?? 'Utan lärare',
          ]
            .filter(Boolean)
            .join(' · ')}
          checked={chosen.includes(instance.id)}
          onChange={(on) =>
            onChoose(on ? [...chosen, instance.id] : chosen.filter((id) => id !== instance.id))
          }
        />
      ))}
    </Grid>
  );
}
