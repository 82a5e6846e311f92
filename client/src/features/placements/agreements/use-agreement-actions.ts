import { useApolloClient, useMutation } from '@apollo/client/react';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { refetchQueries } from '../../../apollo/refetch-queries';
import { transferPaths, uploadFile } from '../../../lib/file-transfer';
import { notify } from '../../../ui/feedback/toast-store';
import { confirm } from '../../../ui/overlays/confirm-store';
import type { PlacementRowFragment } from '../placements.generated';
import { useRereadPlacements } from '../use-reread-placements';
import {
  AttachSignedAgreementDocument,
  CreateSupervisorLinkDocument,
  RevokeSupervisorLinkDocument,
  SendAgreementDocument,
  SignAgreementDocument,
  SignOwnAgreementDocument,
} from './agreements.generated';

/** Names the supervisor's address, if they can sign by a link. */
const sentText = ({ supervisorLink }: PlacementRowFragment): string =>
  supervisorLink?.isLive
    ? `Avtalet är skickat. Handledaren får ett mejl till ${supervisorLink.sentTo}`
    : 'Avtalet är skickat';

/** Sends and signs the agreement of a placement, or attaches the signed paper. */
export function useAgreementActions({ id, version, agreement }: PlacementRowFragment) {
  const [sendAgreement, { loading: isSending }] = useMutation(SendAgreementDocument);
  const [signAgreement] = useMutation(SignAgreementDocument);
  const [signOwnAgreement] = useMutation(SignOwnAgreementDocument);
  const [attachSignedAgreement] = useMutation(AttachSignedAgreementDocument);
  const [createSupervisorLink, { loading: isSendingLink }] = useMutation(CreateSupervisorLinkDocument);
  const [revokeSupervisorLink] = useMutation(RevokeSupervisorLinkDocument);
  const client = useApolloClient();
  const reread = useRereadPlacements();
  /** A refusal may be due to another user's change. */
  const attemptOnPresent = async (text: string, action: () => Promise<unknown>) => {
    if (!(await attempt(text, action))) await reread();
  };
  return {
    isSending,
    isSendingLink,
    sendLink: () =>
      attemptOnPresent('Kunde inte skicka länken', async () => {
        const { data } = await createSupervisorLink({ variables: { input: { id } } });
        notify.success(
          `Länken är skickad till ${data.createSupervisorLink.supervisorLink?.sentTo ?? 'handledaren'}`,
        );
      }),
    revokeLink: async () => {
      const question = 'Vill du återkalla handledarens länk? Den slutar gälla genast.';
      if (!(await confirm({ question, confirmLabel: 'Återkalla' }))) return;
      await attemptOnPresent('Kunde inte återkalla länken', async () => {
        await revokeSupervisorLink({ variables: { input: { id } } });
        notify.success('Länken är återkallad');
      });
    },
    send: () =>
      attemptOnPresent('Kunde inte skicka avtalet', async () => {
        const { data } = await sendAgreement({ variables: { input: { id, version } } });
        notify.success(sentText(data.sendAgreement));
      }),
    /** Signs for the school or as the student. */
    sign: async (name: string, isOwn: boolean) => {
      const variables = { input: { id, agreementVersion: agreement!.version, name } };
      await (isOwn ? signOwnAgreement({ variables }) : signAgreement({ variables }));
      notify.success('Du har skrivit under avtalet');
    },
    attach: async (fileId: string) => {
      await attachSignedAgreement({ variables: { input: { id, fileId } } });
      notify.success('Det påskrivna avtalet är bifogat');
    },
    /** Adds the paper to the student's files and attaches it. */
    upload: async (file: File) => {
      await uploadFile(transferPaths.signedAgreement(id), file);
      notify.success('Det påskrivna avtalet är bifogat');
      await Promise.all([reread(), refetchQueries(client, ['StudentFiles'])]);
    },
  };
}
