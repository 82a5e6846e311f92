import { ConfirmDialog } from './confirm-dialog';
import { MenuPanel } from './floating/menu-panel';
import { PopupPanel } from './floating/popup-panel';

/** Overlays in a separate chunk, so that no page loads them and their library at startup. */
export const overlayParts = { ConfirmDialog, MenuPanel, PopupPanel };
