import { IconDots, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageAction } from '../../lib/page-actions';
import { Button, LinkButton, type ButtonVariant } from '../../ui/button';
import { Menu, type MenuItem } from '../../ui/overlays/menu';
import { sign } from '../../ui/text/sign';

interface Named {
  id: string;
  name: string;
}

/** An action for the content of a page, and the permission that it requires. */
export interface ActionDefinition<Right extends string, Asked extends string> {
  right: Right;
  label: string;
  icon: TablerIcon;
  /** The dialog of the action, or the address of its page. */
  does: Asked | ((it: Named) => string);
}

export type OfferedAction = PageAction & { icon: TablerIcon };

/** The action about this one thing, for its button and for the palette. */
export function offer<Asked extends string>(
  { label, icon, does }: ActionDefinition<string, Asked>,
  it: Named,
  ask: (what: Asked) => void,
): OfferedAction {
  return typeof does === 'string' ? { label, icon, run: () => ask(does) } : { label, icon, to: does(it) };
}

function ActionButton({ label, icon, to, run, variant }: OfferedAction & { variant?: ButtonVariant }) {
  return to === undefined ? (
    <Button className="no-print" icon={icon} variant={variant} onClick={run}>
      {label}
    </Button>
  ) : (
    <LinkButton className="no-print" icon={icon} variant={variant} to={to}>
      {label}
    </LinkButton>
  );
}

interface ActionGroupProps {
  /** In the order in which they are wanted: the first is the page's primary action. */
  actions: readonly OfferedAction[];
  /** Labels of the actions that have a button of their own beside the primary one. */
  beside?: readonly string[];
  /** Further entries of the menu, such as the columns of the board. */
  more?: readonly MenuItem[];
  /** Buttons of the page between the actions and the menu. */
  children?: ReactNode;
}

/** The actions of a page: one primary, few beside it, and the rest in a menu. */
export function ActionGroup({ actions, beside = [], more = [], children }: ActionGroupProps) {
  const navigate = useNavigate();
  const [first, ...others] = actions;
  const near = others.filter(({ label }) => beside.includes(label));
  const rest = others.filter(({ label }) => !beside.includes(label));
  const isMenu = rest.length + more.length > 1;
  const items = (): MenuItem[] => [
    ...rest.map(({ label, icon, to, run }) => ({
      ...{ key: label, label, icon: sign(icon, 18) },
      onSelect: () => (to === undefined ? run?.() : void navigate(to)),
    })),
    ...more,
  ];
  return (
    <>
      {first && <ActionButton {...first} variant="primary" />}
      {(isMenu ? near : others).map((action) => (
        <ActionButton key={action.label} {...action} />
      ))}
      {children}
      {isMenu && (
        <Menu
          label="Fler åtgärder"
          items={items}
          trigger={(attributes) => (
            <Button {...attributes} className="no-print" icon={IconDots}>
              Fler åtgärder
            </Button>
          )}
        />
      )}
    </>
  );
}
