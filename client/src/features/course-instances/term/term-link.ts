import { termAfter, termOf } from '../../../../../domain/school-days';
import { today } from '../../../lib/dates';

/** The address of the planner for the next term; without chosen instances it proposes this term's. */
export function termPlanLink(ids: readonly string[] = []): string {
  const params = new URLSearchParams({ planera: termAfter(termOf(today())) });
  if (ids.length > 0) params.set('tillfallen', ids.join(','));
  return `/course-instances?${params}`;
}

/** The instances chosen in the address. */
export const chosenIn = (params: URLSearchParams): string[] =>
  (params.get('tillfallen') ?? '').split(',').filter(Boolean);
