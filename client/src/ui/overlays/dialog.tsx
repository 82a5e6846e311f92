import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
// After Mantine's own, which it overrides.
import '../styles/dialog.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { useModal } from './modal/use-modal';
import { sign } from '../text/sign';

export interface DialogProps {
  opened: boolean;
  /** Esc, the cross or a press outside; a form with unsaved text may refuse by doing nothing. */
  onClose: () => void;
  title: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for a question that must be answered; the body describes it. */
  role?: 'dialog' | 'alertdialog';
  closeOnClickOutside?: boolean;
  /** The buttons at the foot. */
  footer?: ReactNode;
  /** Called when it has closed and its transition has ended: focus is back on the opener. */
  onClosed?: () => void;
  children: ReactNode;
}

const widths = { sm: '27.5rem', md: '38rem', lg: '45rem' };

/**
 * A modal dialog. Focus moves to the element with `data-autofocus`, else the first control, and returns
 * to the opener; what takes its control away inside moves it to the nearest. What opens above it (menus, calendars) handles its own Esc first.
 */
export function Dialog({
  opened,
  onClose,
  title,
  size = 'md',
  role = 'dialog',
  closeOnClickOutside = true,
  footer,
  onClosed,
  children,
}: DialogProps) {
  const { root, content } = useModal(opened, onClose, role);
  return (
    <Modal.Root
      {...root}
      opened={opened}
      onClose={onClose}
      size={widths[size]}
      centered={size !== 'lg'}
      closeOnEscape={false}
      returnFocus={false}
      closeOnClickOutside={closeOnClickOutside}
      lockScroll={false}
      zIndex={1000}
      classNames={{ inner: 'dialog-place', content: 'dialog' }}
      transitionProps={{ transition: 'fade', duration: 160 }}
      onExitTransitionEnd={onClosed}
    >
      <Modal.Overlay className="scrim" />
      <Modal.Content {...content}>
        {/* Mantine's header is a banner by its element; a dialog's head is none. */}
        <Modal.Header className="dialog-head" role="presentation">
          <Modal.Title className="dialog-title">{title}</Modal.Title>
          <IconButton label="Stäng" icon={sign(IconX, 20)} onClick={onClose} />
        </Modal.Header>
        <Modal.Body className="dialog-body">{children}</Modal.Body>
        {footer && <div className="dialog-foot">{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}
