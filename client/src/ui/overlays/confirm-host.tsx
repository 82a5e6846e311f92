import { useEffect, useState, type ComponentType } from 'react';
import { usePendingConfirm, type PendingConfirm } from './confirm-store';
import { notify } from '../feedback/toast-store';

type QuestionDialog = ComponentType<{ opened: boolean; request: PendingConfirm }>;

const load = async (): Promise<QuestionDialog> => (await import('./confirm-dialog')).default;

/**
 * Where `confirm` shows its dialog; there is one, in the layout. The dialog's code is fetched ahead with the
 * first press: a question may come while the line is down, and without its dialog it is answered no and told.
 */
export function ConfirmHost() {
  const pending = usePendingConfirm();
  const [last, setLast] = useState(pending);
  if (pending && pending !== last) setLast(pending);
  const [dialog, setDialog] = useState<{ Shown: QuestionDialog } | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const fetchAhead = () => {
      listening.abort();
      load().catch((error: unknown) =>
        console.warn('The question’s dialog could not be fetched ahead.', error),
      );
    };
    document.addEventListener('pointerdown', fetchAhead, { signal });
    document.addEventListener('keydown', fetchAhead, { signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (!pending || dialog) return undefined;
    let current = true;
    load().then(
      (Shown) => current && setDialog({ Shown }),
      (error: unknown) => {
        console.error('The question could not be shown.', error);
        pending.answer(false);
        notify.error('Frågan kunde inte visas. Kontrollera anslutningen och försök igen.');
      },
    );
    return () => {
      current = false;
    };
  }, [pending, dialog]);
  if (!last || !dialog) return null;
  return <dialog.Shown opened={pending !== null} request={last} />;
}
