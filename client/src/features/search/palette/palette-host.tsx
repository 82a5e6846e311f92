import { useCallback, useEffect } from 'react';
import { showPalette, takeEarlyKey, usePaletteView } from '../../../lib/palette';
import { isSingleKey, useSingleKey } from '../use-single-key';
import { KeysDialog } from './keys-dialog';
import { PaletteDialog, type PaletteDialogProps } from './palette-dialog';

const close = () => showPalette('closed');

/** Shows what Ctrl/⌘ K and '?' open, wherever one is. */
export function PaletteHost(props: Omit<PaletteDialogProps, 'opened' | 'onClose'>) {
  const view = usePaletteView();
  useSingleKey(
    '?',
    useCallback(() => showPalette('keys'), []),
  );
  useEffect(() => {
    const early = takeEarlyKey();
    if (early && isSingleKey(early, '?')) showPalette('keys');
    return close;
  }, []);
  return (
    <>
      <PaletteDialog {...props} opened={view === 'open'} onClose={close} />
      <KeysDialog opened={view === 'keys'} onClose={close} />
    </>
  );
}
