import { attempt } from '../../apollo/feedback/notify-failure';
import { downloadFile, transferPaths } from '../../lib/file-transfer';
import { Button } from '../../ui/button';
import { DotsMenu } from '../../ui/overlays/dots-menu';
import type { StudyPlanRecordFragment } from './study-plans.generated';
import { usePrintPlan } from './use-print-plan';
import type { useStudyPlanActions } from './use-study-plan-actions';

interface PlanActionsProps {
  plan: StudyPlanRecordFragment;
  actions: Pick<ReturnType<typeof useStudyPlanActions>, 'agree' | 'agreeOwn' | 'isAgreeing'>;
  onAddCourse: () => void;
  onEdit: () => void;
  onImport: () => void;
  onClose: () => void;
}

const exportPlan = ({ studentId, studentName }: StudyPlanRecordFragment) =>
  attempt('Kunde inte exportera studieplanen', () =>
    downloadFile(transferPaths.studyPlanExchange(studentId), `Studieplan ${studentName}.json`, studentId),
  );

/** What the viewer may do with a plan. */
export function PlanActions({ plan, actions, onAddCourse, onEdit, onImport, onClose }: PlanActionsProps) {
  const { print, busy } = usePrintPlan(plan.studentId);
  const { state, viewerMay } = plan;
  const isOpen = state !== 'CLOSED';
  return (
    <>
      {viewerMay.change && isOpen && (
        <>
          <Button variant="primary" onClick={onAddCourse}>
            Lägg till kurs
          </Button>
          {!plan.agreedAt && (
            <Button busy={actions.isAgreeing} onClick={() => void actions.agree()}>
              Godkänn för skolan
            </Button>
          )}
        </>
      )}
      {viewerMay.change && !isOpen && (
        <Button variant="primary" onClick={onEdit}>
          Öppna igen
        </Button>
      )}
      {viewerMay.agreeOwn && isOpen && (
        <>
          {!plan.studentAgreedAt && (
            <Button variant="primary" busy={actions.isAgreeing} onClick={() => void actions.agreeOwn()}>
              Godkänn planen
            </Button>
          )}
          <Button onClick={onAddCourse}>Önska en kurs</Button>
        </>
      )}
      <Button busy={busy} onClick={() => void print()}>
        Skriv ut
      </Button>
      {viewerMay.change && (
        <DotsMenu
          label="Åtgärder för studieplanen"
          items={() => [
            ...(isOpen ? [{ key: 'edit', label: 'Ändra mål och takt', onSelect: onEdit }] : []),
            { key: 'export', label: 'Exportera som SS 12000', onSelect: () => void exportPlan(plan) },
            ...(isOpen ? [{ key: 'import', label: 'Läs in från annan skola', onSelect: onImport }] : []),
            ...(isOpen ? [{ key: 'close', label: 'Avsluta', danger: true, onSelect: onClose }] : []),
          ]}
        />
      )}
    </>
  );
}
