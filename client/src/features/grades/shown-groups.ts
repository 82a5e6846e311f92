import type { GradingGroupsInput } from '../../graphql/types.generated';
import type { Shown } from './use-sheet-url';

export const PAGE_SIZE = 40;

const OPEN = ['OVERDUE', 'TO_GRADE', 'DRAFT', 'SIGNED'] as const;

const filterOf: Record<Shown, GradingGroupsInput> = {
  oppna: { states: [...OPEN] },
  publicerade: { states: ['PUBLISHED'] },
  provningar: { kinds: ['EXAMS'] },
  alla: {},
};

/** What each choice of 'Visa' leaves out. */
const outsideOf: Record<Shown, GradingGroupsInput | null> = {
  oppna: { states: ['PUBLISHED'] },
  publicerade: { states: [...OPEN] },
  provningar: { kinds: ['INSTANCE', 'UNPLACED'] },
  alla: null,
};

interface View {
  shown: Shown;
  page: number;
}

/** The question for the groups that are shown. */
export const groupsAsked = (
  { shown, page }: View,
  filter: GradingGroupsInput,
): { input: GradingGroupsInput } => ({
  input: { ...filter, ...filterOf[shown], first: PAGE_SIZE, page },
});

/** Query input for search hits outside the shown groups; null without text or when no group is hidden. */
export function outsideAsked(
  { shown }: View,
  filter: GradingGroupsInput,
): { input: GradingGroupsInput } | null {
  const outside = outsideOf[shown];
  if (!outside || !filter.text?.trim()) return null;
  return { input: { ...filter, ...outside, first: PAGE_SIZE, page: 1 } };
}
