import { ConfirmDialog } from './confirm-dialog';
import { MenuPanel } from './floating/menu-panel';
import { PopupPanel } from './floating/popup-panel';

/** What a press opens, in one chunk of its own: no page waits for it, and the library behind it, at its start. */
export const overlayParts = { ConfirmDialog, MenuPanel, PopupPanel };
