import { counted } from '../../../../domain/numbers';
import type { ActionKind } from './bulk/action-draft';

/** The actions on one enrolment or many, in menus and bars. */
export const actionNames: Record<ActionKind, string> = {
  status: 'Ändra status',
  move: 'Flytta',
  extend: 'Förläng',
  remove: 'Ta bort',
};

/** Enrols the same students in something else. */
export const enrollMore = 'Skriv in på något mer';

/** '1 inskrivning', '5 000 inskrivningar' */
export function countOf(count: number): string {
  return counted(count, 'inskrivning', 'inskrivningar');
}

/** All that an action was about: '2 inskrivningar, 1 planerad kurs och 3 önskemål'. */
export function contentOf({ size, plans, wishes }: { size: number; plans: number; wishes: number }): string {
  const parts = [
    (size > 0 || plans + wishes === 0) && countOf(size),
    plans > 0 && counted(plans, 'planerad kurs', 'planerade kurser'),
    wishes > 0 && `${wishes} önskemål`,
  ];
  return new Intl.ListFormat('sv').format(parts.filter((part) => part !== false));
}
