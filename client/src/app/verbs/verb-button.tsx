import type { TablerIcon } from '@tabler/icons-react';
import type { PageAction } from '../../lib/page-actions';
import { Button, LinkButton } from '../../ui/button';

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

export function VerbButton({ label, icon, to, run }: OfferedVerb) {
  return to === undefined ? (
    <Button className="no-print" icon={icon} onClick={run}>
      {label}
    </Button>
  ) : (
    <LinkButton className="no-print" icon={icon} to={to}>
      {label}
    </LinkButton>
  );
}
