import type { ActionKind } from '../bulk/action-draft';
import type { EnrollmentFilter } from '../../../graphql/types.generated';
import type { EnrollmentRowFieldsFragment } from '../enrollments.generated';
import { countOf } from '../enrollment-labels';
import type { Chosen } from './use-chosen-enrollments';
import { onDemand } from '../../../ui/on-demand';

const ActionDialog = onDemand(async () => (await import('../bulk/action-dialog')).default);
const EnrollDialog = onDemand(async () => (await import('../enroll/enroll-dialog')).default);
const EnrollmentPanel = onDemand(async () => (await import('../enrollment-panel')).default);
const BatchesDialog = onDemand(async () => (await import('../bulk/batches-dialog')).default);
const CsnDialog = onDemand(async () => (await import('../csn/csn-dialog')).default);

/** The open dialog. */
export type Asked =
  | ({ what: 'action'; kind: ActionKind } & Chosen)
  | { what: 'enroll'; from: Chosen | null }
  | { what: 'batches' | 'csn' };

/** One enrolment as the choice of an action. */
export const chosenOne = ({
  id,
  type,
  targetId,
}: Pick<EnrollmentRowFieldsFragment, 'id' | 'type' | 'targetId'>): Chosen => ({
  selection: { ids: [id] },
  count: 1,
  courseId: type === 'Course' ? targetId : null,
});

interface EnrollmentBoxesProps {
  view: { open: string | null };
  filter: EnrollmentFilter;
  asked: Asked | null;
  onAsk: (asked: Asked | null) => void;
  /** Shows the enrolments of an action. */
  onShow: (batchId: string) => void;
  /** The panel is closed. */
  onClosed: () => void;
  onStarted: (job: { id: string; title: string }) => void;
}

/** The panel of an enrolment and the dialogs of the page. */
export function EnrollmentBoxes({
  view,
  filter,
  asked,
  onAsk,
  onShow,
  onClosed,
  onStarted,
}: EnrollmentBoxesProps) {
  const close = () => onAsk(null);
  return (
    <>
      {view.open && (
        <EnrollmentPanel
          key={view.open}
          id={view.open}
          onClosed={onClosed}
          onAction={(kind, row) => onAsk({ what: 'action', kind, ...chosenOne(row) })}
        />
      )}
      {asked?.what === 'action' && (
        <ActionDialog
          {...asked}
          inactive={filter.attention?.includes('INACTIVE')}
          onClosed={close}
          onStarted={onStarted}
        />
      )}
      {asked?.what === 'enroll' && (
        <EnrollDialog
          from={
            asked.from && {
              students: { enrollments: asked.from.selection },
              title: `Skriv in eleverna i ${countOf(asked.from.count)}`,
            }
          }
          onClosed={close}
          onStarted={onStarted}
        />
      )}
      {asked?.what === 'batches' && <BatchesDialog onClosed={close} onShow={onShow} />}
      {asked?.what === 'csn' && (
        <CsnDialog selection={Object.keys(filter).length > 0 ? { filter } : null} onClosed={close} />
      )}
    </>
  );
}
