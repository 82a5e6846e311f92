import '../styles/popup.css';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { portalTarget } from './portal-target';
import { useAnchored } from './use-anchored';
import { useDismiss } from './use-dismiss';

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
export function Popup({ label, trigger, children, align, zIndex = 1200, as = 'dialog', onOpen }: PopupProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(opened, anchor, panel, align);
  useDismiss(opened, [anchor, panel], () => setOpened(false));
  const close = () => {
    setOpened(false);
    anchor.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
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
        'aria-controls': opened ? id : undefined,
      })}
      {opened &&
        createPortal(
          <div
            ref={(element) => {
              panel.current = element;
              // The panel is portalled to the end of the page: focus goes into it so that Tab goes on from there.
              if (element && !element.contains(document.activeElement)) {
                (
                  element.querySelector<HTMLElement>('[data-autofocus], a[href], button, input') ?? element
                ).focus();
              }
            }}
            id={id}
            role={as}
            aria-label={label}
            tabIndex={-1}
            className="popup"
            style={{ zIndex }}
            data-mantine-stop-propagation="true"
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              const next = event.relatedTarget;
              if (next && !panel.current?.contains(next) && !anchor.current?.contains(next)) setOpened(false);
            }}
          >
            {children(close)}
          </div>,
          portalTarget(anchor.current),
        )}
    </>
  );
}
