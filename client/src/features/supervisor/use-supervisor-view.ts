import { useEffect, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { askPlainly } from '../../apollo/plain/plain-request';
import type { PlacementAbsence } from '../../../../domain/generated';
import type { GoalAssessmentInput } from '../../graphql/types.generated';
import {
  AssessPlacementByLinkDocument,
  ConfirmWeekByLinkDocument,
  ReportAbsenceByLinkDocument,
  SignAgreementByLinkDocument,
  SupervisorViewDocument,
  type SupervisorPlacementFragment,
} from '../../graphql/plain';

/** The placement of a link: null while it loads, 'dead' for a link that does not hold. */
export type LinkedPlacement = SupervisorPlacementFragment | 'dead' | 'failed' | null;

/** Reads the placement of a supervisor's link, confirms its weeks, reports absence and signs its agreement. */
export function useSupervisorView(token: string) {
  const [placement, setPlacement] = useState<LinkedPlacement>(null);
  /** Why the placement could not be read. */
  const [failure, setFailure] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let left = false;
    void askPlainly(SupervisorViewDocument, { token }).then(
      ({ supervisorView }) => {
        if (!left) setPlacement(supervisorView ?? 'dead');
      },
      (failed: unknown) => {
        console.warn('The placement could not be read.', failed);
        if (left) return;
        setFailure(failed);
        setPlacement('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [token, attempts]);
  const act = (answer: Promise<SupervisorPlacementFragment>) =>
    shown(answer, setPlacement, () => setAttempts((count) => count + 1));
  return {
    placement,
    failure,
    retry: () => {
      setPlacement(null);
      setAttempts((count) => count + 1);
    },
    confirmWeek: (week: string, version: number) =>
      act(
        askPlainly(ConfirmWeekByLinkDocument, { input: { token, week, version } }).then(
          ({ confirmWeekByLink }) => confirmWeekByLink,
        ),
      ),
    reportAbsence: (day: string, absence: PlacementAbsence) =>
      act(
        askPlainly(ReportAbsenceByLinkDocument, { input: { token, day, absence } }).then(
          ({ reportAbsenceByLink }) => reportAbsenceByLink,
        ),
      ),
    assess: (version: number, goals: GoalAssessmentInput[], text: string | null) =>
      act(
        askPlainly(AssessPlacementByLinkDocument, { input: { token, version, goals, text } }).then(
          ({ assessPlacementByLink }) => assessPlacementByLink,
        ),
      ),
    sign: (agreementVersion: number, name: string) =>
      act(
        askPlainly(SignAgreementByLinkDocument, { input: { token, agreementVersion, name } }).then(
          ({ signAgreementByLink }) => signAgreementByLink,
        ),
      ),
  };
}

/** Shows the answer; after a conflict what has changed in the meantime. */
async function shown(
  answer: Promise<SupervisorPlacementFragment>,
  show: (placement: SupervisorPlacementFragment) => void,
  readAgain: () => void,
): Promise<SupervisorPlacementFragment> {
  try {
    const view = await answer;
    show(view);
    return view;
  } catch (error) {
    const { code } = readFailure(error);
    if (code === 'CONFLICT' || code === 'NOT_FOUND') readAgain();
    throw error;
  }
}
