import './teachers.css';
import { useMemo } from 'react';
import { useQuery } from '../../apollo/use-query';
import { TeacherDetailDocument } from './teachers.generated';
import { usePageActions } from '../../lib/page-actions';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EventList } from '../../ui/event-list';
import { Grid } from '../../ui/layout';
import { Loading } from '../../ui/feedback/skeleton';
import { onDemand } from '../../ui/on-demand';
import { actionsFor, type TeacherAction } from './teacher-actions';
import { ActionMenu, Subjects } from './teacher-columns';
import { TeacherWork } from './teacher-work';
import { CarriedOutReplacement } from './forms/carried-out-replacement';
import { PlannedReplacement } from './forms/planned-replacement';
import { useActionForm } from './use-action-form';
import { LoadFailed } from '../../apollo/feedback/load-failed';

const TeacherDialog = onDemand(async () => (await import('./forms/teacher-dialog')).default);

/** The most frequent actions; the menu has all of them. */
const atHead: readonly TeacherAction[] = ['assign', 'replace', 'profile', 'edit'];

interface TeacherProps {
  id: string;
  /** Refetches the rest of the page after a change. */
  onChanged: () => void;
}

/** What can be done with a teacher, at the head of the own page and in the palette. Administrators, by the contract. */
export function TeacherActions({ id, onChanged }: TeacherProps) {
  const { data, refetch } = useTeacher(id);
  const teacher = data?.teacherDetail?.work;
  const readAgain = () => {
    void refetch();
    onChanged();
  };
  const { form, setForm, onAction } = useActionForm(readAgain);
  const offered = useMemo(
    () =>
      teacher
        ? actionsFor(teacher).map(({ action, label }) => ({
            ...{ action, label },
            run: () => onAction(action, teacher),
          }))
        : [],
    [teacher, onAction],
  );
  usePageActions(offered);
  if (!teacher) return null;
  return (
    <>
      {offered
        .filter(({ action }) => atHead.includes(action))
        .map(({ action, label, run }) => (
          <Button key={action} className="no-print" onClick={run}>
            {label}
          </Button>
        ))}
      <ActionMenu teacher={teacher} onAction={(action) => onAction(action, teacher)} />
      {form && (
        <TeacherDialog
          {...form}
          onInstead={(next) => setForm({ ...form, form: next })}
          onClosed={() => {
            setForm(null);
            readAgain();
          }}
        />
      )}
    </>
  );
}

/** What a teacher has now and ahead, is to grade, and may teach, and what has happened. */
export function TeacherCard({ id }: Pick<TeacherProps, 'id'>) {
  const { data, error, loading, refetch } = useTeacher(id);
  const detail = data?.teacherDetail;
  return (
    <Grid gap="4" columns="minmax(0, 1fr)">
      {detail?.planned && <PlannedReplacement planned={detail.planned} />}
      {detail?.undoable && <CarriedOutReplacement carriedOut={detail.undoable} />}
      <Card title="Uppdrag">
        <LoadFailed error={!detail && !loading && error} refetch={refetch} text="Kunde inte hämta läraren." />
        {!detail && (loading || !error) && <Loading text="Laddar läraren…" lines={8} />}
        {detail && (
          <div className="stack">
            {detail.work.subjects.length > 0 && <Subjects subjects={detail.work.subjects} />}
            <TeacherWork detail={detail} />
          </div>
        )}
      </Card>
      {detail && (
        <Card title="Tidslinje">
          <EventList label="Tidslinje" events={detail.history} />
        </Card>
      )}
    </Grid>
  );
}

function useTeacher(id: string) {
  return useQuery(TeacherDetailDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
}
