import { useId, useRef, useState, type ReactNode } from 'react';
import { useOverlayParts } from './use-overlay-parts';

/** What the opener of a popup must carry. */
export interface PopupTrigger {
  ref: (element: HTMLElement | null) => void;
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

export interface PopupProps {
  /** The name of the panel. */
  label: string;
  trigger: (attributes: PopupTrigger) => ReactNode;
  /** The content; `close` shuts the panel, focus back on its opener. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  zIndex?: number;
  /** `navigation` where it holds links, else `dialog`. */
  as?: 'navigation' | 'dialog';
  onOpen?: () => void;
}

/** A panel that a button opens and shuts: it closes on Esc, on a press outside and when focus leaves it. */
export function Popup({
  label,
  trigger,
  children,
  align = 'start',
  zIndex = 1200,
  as = 'dialog',
  onOpen,
}: PopupProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const leave = () => setOpened(false);
  const close = () => {
    setOpened(false);
    anchor.current?.focus();
  };
  const parts = useOverlayParts('Rutan', opened, leave);
  return (
    <>
      {trigger({
        ref: (element) => {
          anchor.current = element;
        },
        onClick: () => {
          if (!opened) onOpen?.();
          setOpened(!opened);
        },
        'aria-expanded': opened,
        'aria-controls': opened && parts ? id : undefined,
      })}
      {opened && parts && (
        <parts.PopupPanel
          {...{ id, label, as, align, zIndex }}
          anchor={anchor.current}
          onClose={close}
          onLeave={leave}
        >
          {children(close)}
        </parts.PopupPanel>
      )}
    </>
  );
}
