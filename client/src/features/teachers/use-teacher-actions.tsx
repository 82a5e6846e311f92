import { useCallback } from 'react';
import { useAccountMutations } from '../../entities/account/use-account-mutations';
import type { TeacherWorkFieldsFragment } from './teachers.generated';
import { formatDate } from '../../lib/dates';
import { confirm, type ConfirmOptions } from '../../ui/overlays/confirm-store';
import { notify } from '../../ui/feedback/toast-store';
import type { TeacherAction, TeacherForm } from './teacher-actions';
import { notifyFailure } from '../../apollo/feedback/notify-failure';

type PlainAction = Exclude<TeacherAction, TeacherForm>;
type Account = TeacherWorkFieldsFragment['user'];

const questionsOf: Record<
  PlainAction,
  (account: Account, employmentEndedOn: string | null) => ConfirmOptions | null
> = {
  unlock: ({ name }, employmentEndedOn) =>
    employmentEndedOn
      ? {
          title: 'Lås upp konto',
          question: `Anställningen för ${name} avslutades ${formatDate(employmentEndedOn)}. Låses kontot upp återupptas anställningen. Elever och tillfällen kommer inte tillbaka av sig själva.`,
          confirmLabel: 'Lås upp och återuppta',
          danger: false,
        }
      : null,
  lock: ({ name }) => ({
    title: 'Lås konto',
    question: `${name} loggas ut och kan inte logga in förrän kontot låses upp. Elever och tillfällen ligger kvar på läraren.`,
    confirmLabel: 'Lås konto',
  }),
  resetLink: ({ name, email }) => ({
    title: 'Skicka länk',
    question: `En engångslänk för att välja lösenord skickas till ${name} (${email}).`,
    confirmLabel: 'Skicka',
    danger: false,
  }),
};

const refusalOf: Record<PlainAction, string> = {
  unlock: 'Kunde inte låsa upp kontot',
  lock: 'Kunde inte låsa kontot',
  resetLink: 'Kunde inte skicka länken',
};

/** The actions that need nothing but a question: asks, does it, and says how it went. */
export function useTeacherActions(
  onStale: () => void,
): (action: PlainAction, teacher: TeacherWorkFieldsFragment) => Promise<void> {
  const { activate, deactivate, sendResetLink } = useAccountMutations();
  return useCallback(
    async (action, { user, employmentEndedOn }) => {
      const question = questionsOf[action](user, employmentEndedOn);
      if (question && !(await confirm(question))) return;
      const refused = (what: PlainAction, error: unknown) => {
        notifyFailure(refusalOf[what], error);
        onStale();
      };
      const setActive = async (active: boolean) => {
        await (active ? activate : deactivate)({ variables: { input: { id: user.id } } });
        onStale();
      };
      const acts: Record<PlainAction, () => Promise<void>> = {
        unlock: async () => {
          await setActive(true);
          notify.success(
            `Kontot för ${user.name} är upplåst${employmentEndedOn ? ' och anställningen återupptagen' : ''}.`,
          );
        },
        lock: async () => {
          await setActive(false);
          notify.success(`Kontot för ${user.name} är låst.`, {
            action: {
              label: 'Ångra',
              run: () => {
                setActive(true).catch((failed: unknown) => refused('unlock', failed));
              },
            },
          });
        },
        resetLink: async () => {
          const { data } = await sendResetLink({ variables: { input: { id: user.id } } });
          notify.success(data.sendResetLink.message);
        },
      };
      try {
        await acts[action]();
      } catch (error) {
        refused(action, error);
      }
    },
    [activate, deactivate, sendResetLink, onStale],
  );
}
