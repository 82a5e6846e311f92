import { useState } from 'react';
import { useQuery } from '../../apollo/use-query';
import {
  TeacherDetailDocument,
  type TeacherDetailQuery,
  type TeacherWorkFieldsFragment,
} from './teachers.generated';
import { formatDateTime } from '../../lib/dates';
import { Dialog } from '../../ui/overlays/dialog';
import { CarriedOutReplacement } from './forms/carried-out-replacement';
import { PlannedReplacement } from './forms/planned-replacement';
import { AccountBadge, ActionMenu, Subjects } from './teacher-columns';
import { Section, TeacherWork } from './teacher-work';
import type { TeacherAction } from './teacher-actions';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

interface TeacherPanelProps {
  id: string;
  onAction: (action: TeacherAction, teacher: TeacherWorkFieldsFragment) => void;
  onClosed: () => void;
}

type Detail = NonNullable<TeacherDetailQuery['teacherDetail']>;

/** One teacher: figures, schedule, students, exams, history (pages §9). */
export default function TeacherPanel({ id, onAction, onClosed }: TeacherPanelProps) {
  const [opened, setOpened] = useState(true);
  const { data, error, refetch } = useQuery(TeacherDetailDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const detail = data?.teacherDetail;
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      size="lg"
      title={detail?.work.user.name ?? 'Lärare'}
    >
      <LoadFailed refetch={refetch} error={!detail && error} text="Kunde inte hämta läraren." />
      {!detail && !error && <Loading text="Laddar läraren..." lines={8} />}
      {detail && <PanelBody detail={detail} onAction={(action) => onAction(action, detail.work)} />}
    </Dialog>
  );
}

function PanelBody({ detail, onAction }: { detail: Detail; onAction: (action: TeacherAction) => void }) {
  const { work, history, planned, undoable } = detail;
  return (
    <div className="stack">
      <div className="row">
        <AccountBadge teacher={work} />
        <a href={`mailto:${work.user.email}`}>{work.user.email}</a>
        {work.user.phone && <a href={`tel:${work.user.phone}`}>{work.user.phone}</a>}
        <ActionMenu teacher={work} onAction={onAction} />
      </div>
      {work.subjects.length > 0 && <Subjects subjects={work.subjects} />}
      {planned && <PlannedReplacement planned={planned} />}
      {undoable && <CarriedOutReplacement carriedOut={undoable} />}
      <TeacherWork detail={detail} />
      <Section title="Historik" empty="Ingen historik än." rows={history}>
        {({ id, text, at, by }) => (
          <li key={id}>
            <span>{text}</span>
            <span className="meta tabular">
              {formatDateTime(at)}
              {by && ` · ${by}`}
            </span>
          </li>
        )}
      </Section>
    </div>
  );
}
