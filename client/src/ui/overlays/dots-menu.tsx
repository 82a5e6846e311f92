import { IconDots } from '@tabler/icons-react';
import { IconButton, type IconButtonProps } from '../button';
import { Menu, type MenuProps } from './menu';

interface DotsMenuProps
  extends Omit<MenuProps, 'trigger' | 'showLabel'>, Pick<IconButtonProps, 'size' | 'variant' | 'disabled'> {
  dotsSize?: number;
}

/** The actions of a row or a card behind three dots, which are named as their menu: 'Åtgärder för Eva Ek'. */
export function DotsMenu({ label, items, align, dotsSize = 20, ...button }: DotsMenuProps) {
  return (
    <Menu
      label={label}
      items={items}
      align={align}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          {...button}
          label={label}
          icon={<IconDots className="icon" size={dotsSize} stroke={1.8} aria-hidden="true" />}
        />
      )}
    />
  );
}
