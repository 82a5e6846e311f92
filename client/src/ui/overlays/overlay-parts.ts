// What a press opens, in one chunk of its own: no page waits for it, and the library behind it, at its start.
export { ConfirmDialog } from './confirm-dialog';
export { MenuPanel } from './floating/menu-panel';
export { PopupPanel } from './floating/popup-panel';
