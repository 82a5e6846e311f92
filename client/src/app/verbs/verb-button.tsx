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
export interface Verb<Right extends string, Asked extends string> {
  right: Right;
  label: string;
  icon: TablerIcon;
  /** The dialog of the action, or the address of its page. */
  does: Asked | ((it: Named) => string);
}

export type OfferedVerb = PageAction & { icon: TablerIcon };

/** The verb about this one thing, for its button and for the palette. */
export function offer<Asked extends string>(
  { label, icon, does }: Verb<string, Asked>,
  it: Named,
  ask: (what: Asked) => void,
): OfferedVerb {
  return typeof does === 'string' ? { label, icon, run: () => ask(does) } : { label, icon, to: does(it) };
}

function VerbButton({ label, icon, to, run, variant }: OfferedVerb & { variant?: ButtonVariant }) {
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

interface VerbGroupProps {
  /** In the order in which they are wanted: the first is the page's primary action. */
  verbs: readonly OfferedVerb[];
  /** Labels of the actions that have a button of their own beside the primary one. */
  beside?: readonly string[];
  /** Further entries of the menu, such as the columns of the board. */
  more?: readonly MenuItem[];
  /** Buttons of the page between the actions and the menu. */
  children?: ReactNode;
}

/** The actions of a page: one primary, few beside it, and the rest in a menu. */
export function VerbGroup({ verbs, beside = [], more = [], children }: VerbGroupProps) {
  const navigate = useNavigate();
  const [first, ...others] = verbs;
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
      {first && <VerbButton {...first} variant="primary" />}
      {(isMenu ? near : others).map((verb) => (
        <VerbButton key={verb.label} {...verb} />
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
