import { useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import { notifyFailure } from '../../apollo/feedback/notify-failure';
import {
  OpenExamOccasionsDocument,
  OwnExamsDocument,
  OwnExamTermsDocument,
  WithdrawExamDocument,
} from './exams.generated';
import { notify } from '../../ui/feedback/toast-store';

/** Withdraws an own registration; its place on an occasion is free again. */
export function useWithdrawExam(): (id: string, title: string) => Promise<void> {
  const [withdrawExam, { client }] = useMutation(WithdrawExamDocument);
  return async (id, title) => {
    try {
      await withdrawExam({ variables: { input: { id } } });
      await refetchQueries(client, [OwnExamsDocument, OwnExamTermsDocument, OpenExamOccasionsDocument]);
      notify.success('Anmälan är tillbakatagen', { details: `${title}.` });
    } catch (error) {
      notifyFailure('Kunde inte ta tillbaka anmälan', error);
    }
  };
}
