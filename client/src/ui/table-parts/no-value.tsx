import { inlineTexts } from '../../lib/fixed-texts';

/** How the absence of a value reads in a list: a dash to the eye. On the card of a phone the line of facts leaves it out. */
export function NoValue() {
  return <span className="no-value">{inlineTexts.missingValue}</span>;
}
