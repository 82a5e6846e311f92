import '../../styles/popup.css';
import { Popover } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { closesOnEscape } from '../escape';
import { Anchor, floatingProps } from './floating-props';
import type { PopupProps } from '../popup';

interface PopupPanelProps extends Pick<PopupProps, 'label' | 'zIndex' | 'as'> {
  id: string;
  anchor: HTMLElement | null;
  align: 'start' | 'end';
  /** Shut by the person here: focus goes back. */
  onClose: () => void;
  /** Left for something else, which has the focus. */
  onLeave: () => void;
  children: ReactNode;
}

/** What a popup shows while it is open. */
export function PopupPanel(props: PopupPanelProps) {
  const { id, label, as, anchor, align, zIndex, onClose, onLeave, children } = props;
  const panel = useRef<HTMLDivElement | null>(null);
  return (
    <Popover
      {...floatingProps(anchor, align)}
      zIndex={zIndex}
      onChange={onLeave}
      withRoles={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={(element) => {
          panel.current = element;
          if (element) focusIn(element);
        }}
        id={id}
        role={as}
        aria-label={label}
        tabIndex={-1}
        className="popup"
        onKeyDown={closesOnEscape(onClose)}
        onBlur={({ relatedTarget: next }) => {
          if (next && !panel.current?.contains(next) && !anchor?.contains(next)) onLeave();
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Focus goes into the panel so that Tab goes on from there; it is no trap: one leaves it as one came. */
function focusIn(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return;
  const first = panel.querySelector<HTMLElement>('[data-autofocus], a[href], button, input');
  (first ?? panel).focus();
}
