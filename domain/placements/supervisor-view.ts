/** Days after the last day of a placement during which its supervisor's link holds. */
export const LINK_DAYS = 30;

/** A student's name for the supervisor: given name and the initial of the surname, 'Anna E.'. */
export function shortName(name: string): string {
  const [first, ...rest] = name.trim().split(/\s+/);
  const initial = [...(rest.at(-1) ?? '')][0];
  return initial ? `${first} ${initial}.` : (first ?? '');
}
