import '../styles/popup.css';
import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { portalTarget } from './portal-target';
import { useAnchored } from './use-anchored';
import { useDismiss } from './use-dismiss';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  /** Shown, reachable and read as unavailable (the column that a card is in). */
  disabled?: boolean;
  danger?: boolean;
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
      {opened && (
        <MenuPanel
          {...{ label, showLabel, anchor, align }}
          items={items()}
          onClose={(returnFocus) => {
            setOpened(false);
            if (returnFocus) anchor.current?.focus();
          }}
        />
      )}
    </>
  );
}

const ENTRIES = '[role="menuitem"], [role="menuitemcheckbox"]';

interface MenuPanelProps extends Pick<MenuProps, 'label' | 'showLabel' | 'align'> {
  items: readonly MenuItem[];
  anchor: { current: HTMLElement | null };
  onClose: (returnFocus: boolean) => void;
}

function MenuPanel({ label, showLabel, items, anchor, align, onClose }: MenuPanelProps) {
  const headingId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(true, anchor, panel, align);
  useDismiss(true, [anchor, panel], () => onClose(false));

  const focusAt = (index: number) => {
    const entries = panel.current?.querySelectorAll<HTMLElement>(ENTRIES);
    if (entries?.length) entries[(index + entries.length) % entries.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const jumps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: entries.length - 1,
    };
    const jump = jumps[event.key];
    // Nothing typed here may reach a card that is being dragged or a dialog below.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose(true);
    } else if (jump !== undefined) {
      event.preventDefault();
      focusAt(jump);
    } else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLocaleLowerCase('sv');
      const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      after.find((entry) => entry.textContent.trim().toLocaleLowerCase('sv').startsWith(letter))?.focus();
    }
  };

  return createPortal(
    <div
      ref={(element) => {
        panel.current = element;
        if (element && !element.contains(document.activeElement)) focusAt(0);
      }}
      role="menu"
      aria-label={showLabel ? undefined : label}
      aria-labelledby={showLabel ? headingId : undefined}
      tabIndex={-1}
      className="popup menu"
      data-mantine-stop-propagation="true"
      onKeyDown={onKeyDown}
      // React sends events of a portal on to the opener's ancestors, where a press would lift a card.
      onMouseDown={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {showLabel && (
        <div id={headingId} className="popup-heading" role="presentation">
          {label}
        </div>
      )}
      {items.map(({ key, label: text, icon, onSelect, disabled, danger, checked }) => (
        <button
          key={key}
          type="button"
          role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={checked}
          tabIndex={-1}
          aria-disabled={disabled || undefined}
          className={danger ? 'popup-item popup-item-danger' : 'popup-item'}
          onClick={(event) => {
            event.stopPropagation();
            if (disabled) return;
            if (checked === undefined) onClose(true);
            onSelect();
          }}
        >
          {checked !== undefined && <Tick checked={checked} />}
          {icon}
          <span>{text}</span>
        </button>
      ))}
    </div>,
    portalTarget(anchor.current),
  );
}

/** Whether a choice is ticked; its box says it to the eye, `aria-checked` to everyone else. */
function Tick({ checked }: { checked: boolean }) {
  const Icon = checked ? IconSquareCheck : IconSquare;
  return <Icon className="icon" size={18} stroke={1.8} aria-hidden="true" />;
}
