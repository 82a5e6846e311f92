import { talkKindLabels } from '../../../../domain/labels/placement.js';
import type { PlacementTalk } from '../../../platform/graphql/generated.js';

/** The talks in the student's history: 'mittsamtal planerat 2026-12-09, genomfört 2026-12-09, med anteckning'. */
export function talksText(talks: readonly PlacementTalk[]): string | null {
  const texts = talks.flatMap(({ kind, plannedOn, heldOn, note }) => {
    const facts = [
      plannedOn && `planerat ${plannedOn}`,
      heldOn && `genomfört ${heldOn}`,
      // What was said is read by fewer people.
      note !== null && 'med anteckning',
    ].filter(Boolean);
    return facts.length > 0 ? [`${talkKindLabels[kind].toLocaleLowerCase('sv')} ${facts.join(', ')}`] : [];
  });
  return texts.length > 0 ? texts.join('; ') : null;
}
