import { useCallback, useEffect } from 'react';
import { showPalette, usePaletteView } from '../../../lib/palette';
import { useSingleKey } from '../use-single-key';
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
  useEffect(() => close, []);
  return (
    <>
      <PaletteDialog {...props} opened={view === 'open'} onClose={close} />
      <KeysDialog opened={view === 'keys'} onClose={close} />
    </>
  );
}
