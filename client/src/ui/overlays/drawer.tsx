import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
// After Mantine's own, which it overrides.
import '../styles/dialog.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { useModal } from './modal/use-modal';
import { sign } from '../text/sign';

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The name of the closing button. */
  closeLabel: string;
  /** The edge it slides in from, left by default. Details of a row use the wider right one. */
  side?: 'left' | 'right';
  /** Called after the closing transition. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A panel from an edge, modal like a dialog. */
export default function Drawer({
  opened,
  onClose,
  title,
  closeLabel,
  side = 'left',
  onClosed,
  children,
}: DrawerProps) {
  const { root, content } = useModal(opened, onClose);
  return (
    <MantineDrawer.Root
      {...root}
      opened={opened}
      onClose={onClose}
      position={side}
      size={side === 'left' ? '20rem' : '28rem'}
      zIndex={1000}
      classNames={{ content: 'drawer' }}
      closeOnEscape={false}
      returnFocus={false}
      lockScroll={false}
      transitionProps={{ duration: 180 }}
      onExitTransitionEnd={onClosed}
    >
      <MantineDrawer.Overlay className="scrim" />
      <MantineDrawer.Content {...content}>
        <MantineDrawer.Header className="dialog-head" role="presentation">
          <MantineDrawer.Title className="dialog-title">{title}</MantineDrawer.Title>
          <IconButton label={closeLabel} icon={sign(IconX, 20)} onClick={onClose} />
        </MantineDrawer.Header>
        <MantineDrawer.Body className="drawer-body" data-side={side}>
          {children}
        </MantineDrawer.Body>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}
