import { useMutation } from '@apollo/client/react';
import { readFailure } from '../../../apollo/failure';
import { SendExamSummonsDocument } from '../calendar.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { pupils, unreachedText } from '../calendar-texts';

/** Mails the summons of an occasion, and reports the students without an e-mail address. */
export function useSendSummons(onSent: () => void) {
  const [summon, { loading, error }] = useMutation(SendExamSummonsDocument);
  return {
    send: async (occasionId: string, examIds: string[]) => {
      try {
        const { data } = await summon({ variables: { input: { occasionId, examIds } } });
        const { sent, withoutEmail } = data.sendExamSummons;
        if (sent > 0) notify.success(`Kallelse skickad till ${pupils(sent)}`);
        if (withoutEmail.length > 0)
          notify.error('Alla kunde inte nås', {
            details: `${unreachedText}: ${withoutEmail.join(', ')}.`,
          });
        onSent();
      } catch (failed) {
        console.error('The summonses were not sent.', failed);
      }
    },
    busy: loading,
    failure: error && !loading ? readFailure(error).message : null,
  };
}
