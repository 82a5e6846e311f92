import { inlineTexts } from '../../lib/fixed-texts';

/** How the absence of a value reads in a list. On the card of a phone the line of facts leaves it out. */
export function NoValue() {
  return (
    <span className="no-value">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{inlineTexts.missingValue}</span>
    </span>
  );
}
