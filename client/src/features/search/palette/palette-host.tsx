import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { showPalette, usePaletteView } from '../../../lib/palette';
import { useSingleKey } from '../use-single-key';
import type { PaletteDialogProps } from './palette-dialog';

const loadPalette = () => import('./palette-dialog');
const PaletteDialog = lazy(loadPalette);
const KeysDialog = lazy(() => import('./keys-dialog'));

const close = () => showPalette('closed');

/** Hears Ctrl/⌘ K and '?' wherever one is, and shows what they open. */
export default function PaletteHost(props: Omit<PaletteDialogProps, 'opened' | 'onClose'>) {
  const view = usePaletteView();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  if (view !== 'closed' && !asked.has(view)) setAsked(new Set([...asked, view]));
  useSingleKey(
    '?',
    useCallback(() => showPalette('keys'), []),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPaletteKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'k';
      if (!isPaletteKey || event.altKey) return;
      // Else the browser's own search bar opens.
      event.preventDefault();
      if (!document.querySelector('[aria-modal="true"]')) showPalette('open');
    };
    document.addEventListener('keydown', onKey);
    // At hand before the first letter is typed into it.
    const fetching = setTimeout(() => void loadPalette(), 1000);
    return () => {
      document.removeEventListener('keydown', onKey);
      clearTimeout(fetching);
      close();
    };
  }, []);
  return (
    <Suspense fallback={null}>
      {asked.has('open') && <PaletteDialog {...props} opened={view === 'open'} onClose={close} />}
      {asked.has('keys') && <KeysDialog opened={view === 'keys'} onClose={close} />}
    </Suspense>
  );
}
