import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
// After Mantine's own, which it overrides.
import '../styles/dialog.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button';
import { useEscape } from './use-escape';
import { useKeptFocus } from './use-kept-focus';
import { useReturnFocus } from './use-return-focus';

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The name of the closing button. */
  closeLabel: string;
  children: ReactNode;
}

/** A panel from the left edge, modal like a dialog. */
export default function Drawer({ opened, onClose, title, closeLabel, children }: DrawerProps) {
  useEscape(opened, onClose);
  useReturnFocus(opened, isInsideDrawer);
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(opened, content);
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={onClose}
      size="20rem"
      zIndex={1000}
      classNames={{ content: 'drawer' }}
      closeOnEscape={false}
      returnFocus={false}
      lockScroll={false}
      transitionProps={{ duration: 180 }}
    >
      <MantineDrawer.Overlay className="scrim" />
      <MantineDrawer.Content data-scroll-lock="" ref={content}>
        <MantineDrawer.Header className="dialog-head" role="presentation">
          <MantineDrawer.Title className="dialog-title">{title}</MantineDrawer.Title>
          <IconButton
            label={closeLabel}
            icon={<IconX className="icon" size={20} stroke={1.8} aria-hidden="true" />}
            onClick={onClose}
          />
        </MantineDrawer.Header>
        <MantineDrawer.Body className="drawer-body">{children}</MantineDrawer.Body>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}

function isInsideDrawer(element: Element): boolean {
  return element.closest('.drawer') !== null;
}
