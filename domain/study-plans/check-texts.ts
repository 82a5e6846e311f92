import type { PlanCourse } from './plan-facts.js';
import { termText } from './terms.js';

/** Says that a course of the plan is in no coming term. */
export const unplacedText = ({ name, term }: PlanCourse): string =>
  term === null
    ? `${name} har ingen termin i planen.`
    : `${name} var planerad till ${termText(term)} men är inte läst. Välj en ny termin.`;

/** What to do about a course of the plan that will not be taken as planned; null for other courses. */
export function waitingText(course: PlanCourse): string | null {
  const { name, result, isInPlan } = course;
  if (result === 'UNPLACED') return unplacedText(course);
  if (result === 'WISHED') return `${name} är önskad men inte planerad.`;
  if (result === 'FAILED' && isInPlan)
    return `${name} är inte godkänd. Välj en ny termin eller anmäl till prövning.`;
  return null;
}

/** What gives the grade of a planned course that is validated as a whole, which nobody reads; null for other courses. */
export const examText = ({ name, result, isValidated }: PlanCourse): string | null =>
  isValidated && result === 'PLANNED' ? `${name} är validerad. Anmäl till prövning, som ger betyget.` : null;

/** 'är planerad till VT 2031', 'läses till 2030-12-20' */
export const whenText = ({ result, term, to }: PlanCourse, verb = 'är '): string =>
  result === 'ENROLLED' ? `läses till ${to}` : `${verb}planerad till ${termText(term!)}`;

/** 'välj Historia nivå 1b (HIST1B00X) i Gy25' */
export const gy25Text = ({ successor }: PlanCourse): string =>
  successor ? `välj ${successor} i Gy25` : 'välj motsvarande ämne i Gy25';
