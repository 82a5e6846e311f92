import { useApolloClient, useMutation } from '@apollo/client/react';
import { readFailure, type Failure } from '../../apollo/failure';
import { attempt } from '../../apollo/feedback/notify-failure';
import { refetchQueries } from '../../apollo/refetch-queries';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';
import type { StudyPlanValues } from '../../graphql/types.generated';
import {
  AgreeOwnStudyPlanDocument,
  AgreeStudyPlanDocument,
  CheckStudyPlanDocument,
  CloseStudyPlanDocument,
  MoveStudyPlanItemDocument,
  PutStudyPlanItemDocument,
  RemoveStudyPlanItemDocument,
  SaveStudyPlanDocument,
  StudyPlanDocument,
  StudyPlanRevisionsDocument,
  TakeBackStudyPlanWishDocument,
  WishInStudyPlanDocument,
  type StudyPlanRecordFragment,
} from './study-plans.generated';

export type PlanItem = StudyPlanRecordFragment['items'][number];

const mayRemove = ({ course }: PlanItem) =>
  confirm({
    question: `Vill du ta bort ${course.name} ur studieplanen?`,
    confirmLabel: 'Ta bort',
    danger: true,
  });

/**
 * Reads the plan, its check and its revisions again. A plan that a change has answered with is shown at once: the next
 * change needs its version.
 */
export function useRereadPlan(): (changed?: StudyPlanRecordFragment) => Promise<unknown> {
  const client = useApolloClient();
  return (changed) => {
    if (changed) {
      const { studentId } = changed;
      client.writeQuery({ query: StudyPlanDocument, variables: { studentId }, data: { studyPlan: changed } });
    }
    return refetchQueries(client, [StudyPlanDocument, CheckStudyPlanDocument, StudyPlanRevisionsDocument]);
  };
}

/** Reads a plan again that somebody else has changed, so that the next press of a form works. */
export function useRereadAfterConflict(): (failure: Failure) => void {
  const reread = useRereadPlan();
  return ({ code }) => {
    if (code === 'CONFLICT') void reread();
  };
}

/**
 * Runs a change of the plan and shows `text` if it fails. A plan that somebody else has changed is read again, so that
 * the next press works.
 */
function useAttemptOnPlan(): (text: string, action: () => Promise<unknown>) => Promise<boolean> {
  const reread = useRereadPlan();
  return (text, action) =>
    attempt(text, async () => {
      try {
        await action();
        notify.settle(text);
      } catch (error) {
        if (readFailure(error).code === 'CONFLICT') await reread();
        throw error;
      }
    });
}

/** The agreement of the school and that of the student. */
function usePlanAgreements({ studentId, version }: StudyPlanRecordFragment) {
  const [agreePlan, { loading: isAgreeing }] = useMutation(AgreeStudyPlanDocument);
  const [agreeOwnPlan, { loading: isAgreeingOwn }] = useMutation(AgreeOwnStudyPlanDocument);
  const reread = useRereadPlan();
  const attemptOnPlan = useAttemptOnPlan();
  return {
    isAgreeing: isAgreeing || isAgreeingOwn,
    agree: () =>
      attemptOnPlan('Kunde inte godkänna studieplanen', async () => {
        const { data } = await agreePlan({ variables: { input: { studentId, version } } });
        await reread(data.agreeStudyPlan);
        notify.success('Studieplanen är godkänd av skolan');
      }),
    agreeOwn: () =>
      attemptOnPlan('Kunde inte godkänna studieplanen', async () => {
        const { data } = await agreeOwnPlan({ variables: { input: { version } } });
        await reread(data.agreeOwnStudyPlan);
        notify.success('Du har godkänt studieplanen');
      }),
  };
}

/** The student's wishes for courses. */
function usePlanWishes() {
  const [wishFor] = useMutation(WishInStudyPlanDocument);
  const [takeBackWish] = useMutation(TakeBackStudyPlanWishDocument);
  const reread = useRereadPlan();
  const attemptOnPlan = useAttemptOnPlan();
  const wish = async (courseId: string, note: string | null) => {
    await wishFor({ variables: { input: { courseId, note } } });
    await reread();
  };
  return {
    wish,
    /** A wish without a note, from what the check names. */
    wishNow: (courseId: string) =>
      attemptOnPlan('Kunde inte spara önskemålet', async () => {
        await wish(courseId, null);
        notify.success('Önskemålet är sparat');
      }),
    takeBack: ({ id, course, note }: PlanItem) =>
      attemptOnPlan('Kunde inte ta bort önskemålet', async () => {
        await takeBackWish({ variables: { input: { itemId: id } } });
        await reread();
        const undo = () => attemptOnPlan('Kunde inte spara önskemålet', () => wish(course.id, note));
        notify.success('Önskemålet är borttaget', { action: { label: 'Ångra', run: () => void undo() } });
      }),
  };
}

/** The changes of a study plan; each reads the plan, its check and its revisions again. */
export function useStudyPlanActions(plan: StudyPlanRecordFragment) {
  const { studentId, version } = plan;
  const client = useApolloClient();
  const [savePlan] = useMutation(SaveStudyPlanDocument);
  const [put] = useMutation(PutStudyPlanItemDocument);
  const [moveItem] = useMutation(MoveStudyPlanItemDocument);
  const [removeItem] = useMutation(RemoveStudyPlanItemDocument);
  const [closePlan] = useMutation(CloseStudyPlanDocument);
  const agreements = usePlanAgreements(plan);
  const wishes = usePlanWishes();
  const reread = useRereadPlan();
  const attemptOnPlan = useAttemptOnPlan();
  const at = { studentId, version };
  /** The version that the latest change has answered with: moves follow each other before the page is drawn again. */
  const versionNow = () => {
    const shown = client.readQuery({ query: StudyPlanDocument, variables: { studentId } });
    return shown?.studyPlan.version ?? version;
  };
  return {
    save: async (values: StudyPlanValues, addCourses: boolean) => {
      const { data } = await savePlan({ variables: { input: { ...at, values, addCourses } } });
      await reread(data.saveStudyPlan);
      return data.saveStudyPlan;
    },
    addCourse: async (courseId: string, term: string | null, note: string) => {
      const { data } = await put({ variables: { input: { ...at, courseId, term, note } } });
      await reread(data.putStudyPlanItem);
    },
    move: (item: PlanItem, term: string | null) =>
      attemptOnPlan('Kunde inte flytta kursen', async () => {
        const input = { studentId, version: versionNow(), itemId: item.id, term };
        const { data } = await moveItem({ variables: { input } });
        await reread(data.moveStudyPlanItem);
      }),
    remove: async (item: PlanItem) => {
      if (!(await mayRemove(item))) return;
      await attemptOnPlan('Kunde inte ta bort kursen', async () => {
        const { data } = await removeItem({ variables: { input: { ...at, itemId: item.id } } });
        await reread(data.removeStudyPlanItem);
      });
    },
    ...agreements,
    ...wishes,
    close: async (reason: string) => {
      await closePlan({ variables: { input: { ...at, reason } } });
      await reread();
    },
  };
}
