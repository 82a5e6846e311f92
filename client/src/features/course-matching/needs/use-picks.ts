import { useCallback, useState } from 'react';
import type { MatchNeedFieldsFragment } from '../course-matching.generated';

export type Proposal = MatchNeedFieldsFragment['proposals'][number];

export interface Picked {
  need: MatchNeedFieldsFragment;
  proposal: Proposal;
}

export interface Picks {
  list: readonly Picked[];
  of: (key: string) => Picked | undefined;
  choose: (need: MatchNeedFieldsFragment, proposal: Proposal) => void;
  remove: (keys: readonly string[]) => void;
}

/** Picks that are not written yet: one instance for each need, over all pages of the list. */
export function usePicks(): Picks {
  const [list, setList] = useState<readonly Picked[]>([]);
  const choose = useCallback(
    (need: MatchNeedFieldsFragment, proposal: Proposal) =>
      setList((before) => [...before.filter((one) => one.need.key !== need.key), { need, proposal }]),
    [],
  );
  const remove = useCallback(
    (keys: readonly string[]) => setList((before) => before.filter(({ need }) => !keys.includes(need.key))),
    [],
  );
  return { list, of: (key) => list.find(({ need }) => need.key === key), choose, remove };
}
