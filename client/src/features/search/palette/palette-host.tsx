import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { showPalette, usePaletteView } from '../../../lib/palette';
import { useSingleKey } from '../use-single-key';
import type { PaletteDialogProps } from './palette-dialog';

const PaletteDialog = lazy(() => import('./palette-dialog'));
const KeysDialog = lazy(() => import('./keys-dialog'));

const close = () => showPalette('closed');

/** Shows what Ctrl/⌘ K and '?' open, wherever one is. */
export default function PaletteHost(props: Omit<PaletteDialogProps, 'opened' | 'onClose'>) {
  const view = usePaletteView();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  if (view !== 'closed' && !asked.has(view)) setAsked(new Set([...asked, view]));
  useSingleKey(
    '?',
    useCallback(() => showPalette('keys'), []),
  );
  useEffect(() => close, []);
  return (
    <Suspense fallback={null}>
      {asked.has('open') && <PaletteDialog {...props} opened={view === 'open'} onClose={close} />}
      {asked.has('keys') && <KeysDialog opened={view === 'keys'} onClose={close} />}
    </Suspense>
  );
}
