import { assessmentLevelLabels } from '../../../../../domain/labels/placement';
import { levelsOf, sentLevels, type GoalLevels } from '../../../entities/placement/goal-levels';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import type { PlacementRowFragment } from '../placements.generated';

export interface AssessDraft {
  supervisorName: string;
  goals: GoalLevels;
  text: string;
}

/** A placement with the version of its assessment, 0 without one: the placement has another. */
export const assessedOf = (placement: PlacementRowFragment) => ({
  version: placement.assessment?.version ?? 0,
  placement,
});

type Assessed = ReturnType<typeof assessedOf>;

export function draftOfAssessment(assessed: Assessed | null): AssessDraft {
  const { assessment = null, supervisor = null, goals = [] } = assessed?.placement ?? {};
  return {
    supervisorName: assessment?.assessedBy ?? supervisor?.name ?? '',
    goals: levelsOf(goals),
    text: assessment?.text ?? '',
  };
}

const missing = 'Välj en nivå för varje mål.';

/** Client-side validation; the server checks the rest. */
export function assessmentFaults({ supervisorName, goals, text }: AssessDraft) {
  const hasGoals = Object.keys(goals).length > 0;
  return {
    ...(!supervisorName.trim() && { supervisorName: 'Skriv handledarens namn.' }),
    ...(!sentLevels(goals) && { goals: missing }),
    ...(!hasGoals && !text.trim() && { text: 'Skriv ett omdöme.' }),
  };
}

/** The fields as the form names them, for comparing with another user's version. */
export const comparedAssessment = ({
  goals,
}: Pick<PlacementRowFragment, 'goals'>): readonly ComparedField<AssessDraft>[] => [
  { label: 'Handledare', text: ({ supervisorName }) => supervisorName },
  ...goals.map(({ id, text: label }) => ({
    label,
    text: (draft: AssessDraft) => {
      const { level = null, text: comment = '' } = draft.goals[id] ?? {};
      return [level && assessmentLevelLabels[level], comment.trim()].filter(Boolean).join(': ');
    },
  })),
  { label: 'Omdöme', text: ({ text }) => text },
];
