import { notifyFailure } from '../../apollo/feedback/notify-failure';
import { useVerb } from '../../apollo/use-verb';
import {
  OpenExamOccasionsDocument,
  OwnExamsDocument,
  OwnExamTermsDocument,
  WithdrawExamDocument,
} from './exams.generated';
import { notify } from '../../ui/feedback/toast-store';

/** Withdraws an own registration; its place on an occasion is free again. */
export function useWithdrawExam(): (id: string, title: string) => Promise<void> {
  const withdraw = useVerb(WithdrawExamDocument, {
    refetchQueries: [OwnExamsDocument, OwnExamTermsDocument, OpenExamOccasionsDocument],
    awaitRefetchQueries: true,
  });
  return async (id, title) => {
    try {
      await withdraw({ id });
      notify.success('Anmälan är tillbakatagen', { details: `${title}.` });
    } catch (error) {
      notifyFailure('Kunde inte ta tillbaka anmälan', error);
    }
  };
}
