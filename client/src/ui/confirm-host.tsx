import { lazy, Suspense, useState } from 'react';
import { usePendingConfirm } from './confirm-store';

const ConfirmDialog = lazy(() => import('./confirm-dialog'));

/** Where `confirm` shows its dialog; there is one, in the layout. The dialog's code comes with the first question. */
export function ConfirmHost() {
  const pending = usePendingConfirm();
  const [last, setLast] = useState(pending);
  if (pending && pending !== last) setLast(pending);
  if (!last) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog opened={pending !== null} request={last} />
    </Suspense>
  );
}
