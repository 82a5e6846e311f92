import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { examStatusLabels } from '../../../../../domain/labels/exam';
import type { ExamDecision } from '../../../../../domain/generated';
import { DecideExamDocument, DeleteExamDocument, type ExamRowFragment } from '../exams.generated';
import { alerts, buttons, questions, successes } from '../../../lib/fixed-texts';
import { confirm } from '../../../ui/overlays/confirm-store';
import { notify } from '../../../ui/feedback/toast-store';
import type { ExamDecisions } from './use-decide-exams';

/** An unsaved decision of a row. */
export interface DecisionDraft {
  decision: ExamDecision | null;
  comment: string;
  /** Why nothing is to be paid; empty where the fee is due. */
  feeExemptReason: string;
}

/** The stored decision as a draft. */
export function draftOf({ decision, comment, feeExemptReason }: ExamRowFragment): DecisionDraft {
  return { decision: decision ?? null, comment: comment ?? '', feeExemptReason: feeExemptReason ?? '' };
}

export interface ExamActions {
  /** Unsaved drafts by registration: kept across filters and pages. */
  drafts: ReadonlyMap<string, DecisionDraft>;
  setDraft: (id: string, draft: DecisionDraft | null) => void;
  /** Resolves to whether the decision is stored. */
  save: (exam: ExamRowFragment, draft: DecisionDraft & { decision: ExamDecision }) => Promise<boolean>;
  /** Resolves to whether the registration is gone. */
  remove: (exam: ExamRowFragment) => Promise<boolean>;
}

/** Deciding and deleting, with the texts of the specification, section 8. `onStale`: the rows are not true any more. */
export function useExamActions(onStale: () => void, { tellDecided, refused }: ExamDecisions): ExamActions {
  const [decide] = useMutation(DecideExamDocument);
  const [deleteExam] = useMutation(DeleteExamDocument);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, DecisionDraft>>(new Map());
  const setDraft = useCallback<ExamActions['setDraft']>((id, draft) => {
    setDrafts((before) => {
      const next = new Map(before);
      if (draft) next.set(id, draft);
      else next.delete(id);
      return next;
    });
  }, []);

  const save = useCallback<ExamActions['save']>(
    async ({ id, name, version, feeExemptReason }, { decision, comment, ...draft }) => {
      const reason = draft.feeExemptReason.trim() || null;
      // One that follows from the grades is not written as if someone had decided it.
      const fee = reason === (feeExemptReason ?? null) ? {} : { feeExemptReason: reason };
      try {
        const { data } = await decide({
          variables: {
            input: {
              id,
              version,
              decision,
              comment: comment.trim() || null,
              ...fee,
            },
          },
        });
        tellDecided([data.decideExam], `${name}: ${examStatusLabels[data.decideExam.status]}`);
      } catch (error) {
        refused(alerts.examDecisionFailed, error);
        return false;
      }
      setDraft(id, null);
      return true;
    },
    [decide, refused, setDraft, tellDecided],
  );

  const remove = useCallback<ExamActions['remove']>(
    async ({ id }) => {
      if (!(await confirm({ question: questions.deleteExam, confirmLabel: buttons.remove }))) return false;
      try {
        await deleteExam({ variables: { input: { id } } });
      } catch (error) {
        refused(alerts.deleteExamFailed, error);
        return false;
      }
      setDraft(id, null);
      notify.success(successes.examDeleted);
      onStale();
      return true;
    },
    [deleteExam, refused, setDraft, onStale],
  );

  return useMemo(() => ({ drafts, setDraft, save, remove }), [drafts, setDraft, save, remove]);
}
