import '../../styles/popup.css';
import { Menu } from '@mantine/core';
import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import { useId, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Anchor, floatingProps, useHeldPlace } from './floating-props';
import type { MenuItem, MenuProps } from '../menu';

interface MenuPanelProps extends Pick<MenuProps, 'label' | 'showLabel'> {
  items: readonly MenuItem[];
  anchor: HTMLElement | null;
  align: 'start' | 'end';
  onClose: () => void;
}

/** What a menu shows while it is open. */
export function MenuPanel({ label, showLabel, items, anchor, align, onClose }: MenuPanelProps) {
  const headingId = useId();
  const held = useHeldPlace();
  return (
    <Menu
      {...floatingProps(anchor, align, held)}
      zIndex={1300}
      onChange={onClose}
      withInitialFocusPlaceholder={false}
      // A menu that scrolls must hold something that the keyboard reaches.
      menuItemTabIndex={0}
      alignItemsLabels="none"
      checkIcon={null}
    >
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown
        aria-label={showLabel ? undefined : label}
        aria-labelledby={showLabel ? headingId : undefined}
        className="popup menu"
        onKeyDown={(event: KeyboardEvent) => {
          // Nothing typed here may reach a card that is being dragged or a dialog below.
          event.stopPropagation();
          if (event.key !== 'Tab') return;
          event.preventDefault();
          onClose();
        }}
        // React sends events of a portal on to the opener's ancestors, where a press would lift a card.
        onClick={stop}
        onMouseDown={stop}
        onTouchStart={stop}
        onPointerDown={stop}
      >
        {showLabel && (
          <div id={headingId} className="popup-heading" role="presentation">
            {label}
          </div>
        )}
        {items.map((item) => (
          <Entry key={item.key} item={item} onClose={onClose} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** What cannot be chosen is passed over by the library; here it is reached, and read as unavailable. */
function Entry({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, icon, onSelect, disabled, danger, checked, isFirstOfGroup } = item;
  const shared = {
    className: ['popup-item', danger && 'popup-item-danger', isFirstOfGroup && 'popup-item-first']
      .filter(Boolean)
      .join(' '),
    'aria-disabled': disabled || undefined,
    closeMenuOnClick: false,
  };
  if (checked === undefined) {
    const choose = () => {
      if (disabled) return;
      onClose();
      onSelect();
    };
    return (
      <Menu.Item {...shared} classNames={{ itemLabel: 'popup-item-label' }} onClick={choose}>
        {icon}
        <span>{label}</span>
      </Menu.Item>
    );
  }
  // Whether a choice is ticked: its box says it to the eye, `aria-checked` to everyone else.
  const Tick = checked ? IconSquareCheck : IconSquare;
  return (
    <Menu.CheckboxItem
      {...shared}
      classNames={{ itemLabel: 'popup-item-label', itemIndicator: 'popup-item-mark' }}
      checked={checked}
      onChange={() => !disabled && onSelect()}
    >
      <Tick className="icon" size={18} stroke={1.8} aria-hidden="true" />
      {icon}
      <span>{label}</span>
    </Menu.CheckboxItem>
  );
}
