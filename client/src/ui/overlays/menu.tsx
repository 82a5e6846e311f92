import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useOverlayParts } from './use-overlay-parts';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  /** Shown, reachable and read as unavailable (the column that a card is in). */
  disabled?: boolean;
  danger?: boolean;
  /** A line above sets it off from the items before. */
  isFirstOfGroup?: boolean;
  /** Given: a choice to tick, which leaves the menu open. */
  checked?: boolean;
}

/** What the opener of a menu must carry. */
export interface MenuTrigger {
  ref: (element: HTMLElement | null) => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

export interface MenuProps {
  /** The menu's name; also its heading when `showLabel`. */
  label: string;
  showLabel?: boolean;
  /** Asked for when the menu opens, so that a closed menu costs nothing. */
  items: () => readonly MenuItem[];
  trigger: (attributes: MenuTrigger) => ReactNode;
  align?: 'start' | 'end';
}

/** A menu of actions: arrows, Home, End and first letters move, Esc and Tab close, focus returns to the opener. */
export function Menu({ label, showLabel, items, trigger, align = 'end' }: MenuProps) {
  const [opened, setOpened] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const parts = useOverlayParts('Menyn', opened, () => setOpened(false));
  return (
    <>
      {trigger({
        ref: (element) => {
          anchor.current = element;
        },
        onClick: () => setOpened(!opened),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || opened) return;
          event.preventDefault();
          setOpened(true);
        },
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
      })}
      {opened && parts && (
        <parts.MenuPanel
          {...{ label, showLabel, align }}
          anchor={anchor.current}
          items={items()}
          onClose={() => {
            setOpened(false);
            anchor.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
