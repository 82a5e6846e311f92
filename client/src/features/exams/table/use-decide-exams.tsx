import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { FailureDetails } from '../../../apollo/feedback/failure-details';
import { readFailure } from '../../../apollo/failure';
import { takeBack } from '../../../apollo/take-back';
import type { ExamDecision } from '../../../../../domain/generated';
import { counted } from '../../../../../domain/numbers';
import { DecideExamsDocument, UndoExamDecisionsDocument } from '../exams.generated';
import { alerts, buttons, successes } from '../../../lib/fixed-texts';
import { notify } from '../../../ui/feedback/toast-store';

/** A registration as a decision was made on it, or left it. */
export interface ExamAtVersion {
  id: string;
  version: number;
}

export interface ExamDecisions {
  /** One decision on several, with one comment where one is written; answers whether it was made. */
  decideMany: (exams: readonly ExamAtVersion[], decision: ExamDecision, comment: string) => Promise<boolean>;
  /** Reports the decision, with undo. The second argument is the student's name or the number of exams. */
  tellDecided: (exams: readonly ExamAtVersion[], whom: string) => void;
  /** Reports a refusal; after a conflict, refetches the rows. */
  refused: (text: string, error: unknown) => void;
}

/** Deciding, and taking it back as the server had it before. `onStale`: the rows are not true any more. */
export function useDecideExams(onStale: () => void): ExamDecisions {
  const [decide] = useMutation(DecideExamsDocument);
  const [undo] = useMutation(UndoExamDecisionsDocument);

  const refused = useCallback(
    (text: string, error: unknown) => {
      const failure = readFailure(error);
      console.error(text, error);
      notify.error(text, { details: <FailureDetails failure={failure} /> });
      // Version conflict: the other user's decision is shown, and the draft stays beside it.
      if (failure.code === 'CONFLICT' || failure.code === 'NOT_FOUND') onStale();
    },
    [onStale],
  );

  const tellDecided = useCallback<ExamDecisions['tellDecided']>(
    (exams, whom) => {
      const undoDecision = async () => {
        await undo({ variables: { input: { exams: exams.map(({ id, version }) => ({ id, version })) } } });
        notify.success('Beslutet är ångrat', { details: whom });
      };
      notify.success(successes.examDecisionSaved, {
        details: whom,
        action: {
          label: buttons.undo,
          run: () => void takeBack('Beslutet är inte ångrat', undoDecision, onStale),
        },
      });
    },
    [undo, onStale],
  );

  const decideMany = useCallback<ExamDecisions['decideMany']>(
    async (exams, decision, comment) => {
      const text = comment.trim();
      try {
        const { data } = await decide({
          variables: {
            input: {
              exams: exams.map(({ id, version }) => ({ id, version })),
              decision,
              ...(text && { comment: text }),
            },
          },
        });
        tellDecided(data.decideExams, counted(data.decideExams.length, 'anmälan', 'anmälningar'));
        return true;
      } catch (error) {
        refused(alerts.examDecisionFailed, error);
        return false;
      }
    },
    [decide, tellDecided, refused],
  );

  return { decideMany, tellDecided, refused };
}
