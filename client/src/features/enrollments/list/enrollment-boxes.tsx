import type { ActionKind } from '../bulk/action-draft';
import type { EnrollmentFilter } from '../../../graphql/types.generated';
import type { EnrollmentRowFieldsFragment } from '../enrollments.generated';
import { countOf } from '../enrollment-labels';
import { MOST_ON_PACKAGE } from '../enroll/enroll-draft';
import type { Chosen, NamedStudent } from './use-chosen-enrollments';
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
  student,
}: Pick<EnrollmentRowFieldsFragment, 'id' | 'type' | 'targetId' | 'student'>): Chosen => ({
  selection: { ids: [id] },
  count: 1,
  students: [student],
  courseId: type === 'Course' ? targetId : null,
});

/** Enrolment on a package takes students one by one: a selection whose students are unknown here does not. */
const mayPickPackage = (from: Chosen | null): boolean =>
  from === null || (from.students !== null && from.students.length <= MOST_ON_PACKAGE);

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
  /** Enrols on a chosen package by its courses; these students have been picked already. */
  onPackage: (packageId: string, students: readonly NamedStudent[]) => void;
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
  onPackage,
}: EnrollmentBoxesProps) {
  const close = () => onAsk(null);
  const goOn = (from: Chosen | null) => (packageId: string, picked: readonly NamedStudent[]) => {
    close();
    onPackage(packageId, from?.students ?? picked);
  };
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
          onPackage={mayPickPackage(asked.from) ? goOn(asked.from) : undefined}
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
