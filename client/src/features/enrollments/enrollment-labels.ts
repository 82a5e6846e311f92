import { counted } from '../../../../domain/numbers';

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
