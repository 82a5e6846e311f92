import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { useAccountMutations } from '../../entities/account/use-account-mutations';
import type { UserRowFragment } from '../../entities/account/account.generated';
import { EndUserSessionsDocument } from './users.generated';
import { confirm, type ConfirmOptions } from '../../ui/overlays/confirm-store';
import { notify } from '../../ui/feedback/toast-store';
import { useLinkStudent } from './use-link-student';
import type { UserAction } from './user-actions';
import { attempt } from '../../apollo/feedback/notify-failure';

/** The actions that need nothing but a question; the others open a dialog. */
export type PlainAction = Exclude<UserAction, 'edit' | 'role' | 'link'>;

const questionsOf: Record<PlainAction, ((user: UserRowFragment) => ConfirmOptions) | null> = {
  activate: null,
  resetLink: ({ name, email }) => ({
    title: 'Skicka länk',
    question: `En engångslänk för att välja lösenord skickas till ${name} (${email}).`,
    confirmLabel: 'Skicka',
    danger: false,
  }),
  endSessions: ({ name }) => ({
    title: 'Logga ut överallt',
    question: `${name} loggas ut på alla enheter.`,
    confirmLabel: 'Logga ut',
  }),
  unlink: ({ name }) => ({
    title: 'Ta bort koppling',
    question: `${name} kan inte längre se sina uppgifter.`,
    confirmLabel: 'Ta bort kopplingen',
  }),
  deactivate: ({ name }) => ({
    title: 'Stäng av kontot',
    question: `${name} loggas ut och kan inte logga in igen förrän kontot aktiveras. Namnet finns kvar i historiken.`,
    confirmLabel: 'Stäng av',
  }),
};

const refusalOf: Record<PlainAction, string> = {
  activate: 'Kunde inte aktivera kontot',
  resetLink: 'Kunde inte skicka länken',
  endSessions: 'Kunde inte logga ut användaren',
  unlink: 'Kunde inte ta bort kopplingen',
  deactivate: 'Kunde inte stänga av kontot',
};

/** Asks, does it, and says how it went (permissions §7). `onStale`: the rows are not true any more. */
export function useUserActions(
  onStale: () => void,
): (action: PlainAction, user: UserRowFragment) => Promise<void> {
  const { activate, deactivate, sendResetLink } = useAccountMutations();
  const [endSessions] = useMutation(EndUserSessionsDocument);
  const [link] = useLinkStudent();
  return useCallback(
    async (action, user) => {
      const question = questionsOf[action]?.(user);
      if (question && !(await confirm(question))) return;
      const { id, name } = user;
      const acts: Record<PlainAction, () => Promise<string>> = {
        activate: async () => {
          await activate({ variables: { input: { id } } });
          return `Kontot för ${name} är aktivt.`;
        },
        deactivate: async () => {
          await deactivate({ variables: { input: { id } } });
          return `Kontot för ${name} är avstängt.`;
        },
        resetLink: async () => {
          const { data } = await sendResetLink({ variables: { input: { id } } });
          return data.sendResetLink.message;
        },
        endSessions: async () => {
          await endSessions({ variables: { input: { id } } });
          return `${name} är utloggad överallt.`;
        },
        unlink: async () => {
          await link({ variables: { input: { studentId: user.studentId ?? '', userId: null } } });
          return `${name} är inte längre kopplad till en elev.`;
        },
      };
      await attempt(refusalOf[action], async () => {
        notify.success(await acts[action]());
      });
      // A refusal too may mean that the row tells of yesterday.
      onStale();
    },
    [activate, deactivate, sendResetLink, endSessions, link, onStale],
  );
}
