import type { AssessmentLevel } from '../../../../domain/generated';
import { ASSESSMENT_LEVELS } from '../../../../domain/placements/assessment';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { Grid } from '../../ui/layout';

/** The level and the comment of each goal, by its id. */
export type GoalLevels = Readonly<Record<string, { level: AssessmentLevel | null; text: string }>>;

interface AssessedGoal {
  id: string;
  text: string;
  level: AssessmentLevel | null;
  comment: string | null;
}

/** What is stored of the goals. */
export const levelsOf = (goals: readonly AssessedGoal[]): GoalLevels =>
  Object.fromEntries(goals.map(({ id, level, comment }) => [id, { level, text: comment ?? '' }]));

/** Whether something is filled in that is not stored. */
export function areLevelsChanged(levels: GoalLevels, goals: readonly AssessedGoal[]): boolean {
  const stored = levelsOf(goals);
  return Object.entries(levels).some(
    ([id, { level, text }]) => level !== stored[id]?.level || text.trim() !== stored[id].text,
  );
}

/** The goals as an assessment sends them; null while one has no level. */
export function sentLevels(levels: GoalLevels) {
  const goals = Object.entries(levels).flatMap(([goalId, { level, text }]) =>
    level === null ? [] : [{ goalId, level, text: text.trim() || null }],
  );
  return goals.length === Object.keys(levels).length ? goals : null;
}

interface GoalLevelFieldsProps {
  goals: readonly { id: string; text: string }[];
  levels: GoalLevels;
  onChange: (levels: GoalLevels) => void;
  texts: {
    level: string;
    choose: string;
    comment: string;
    levels: Readonly<Record<AssessmentLevel, string>>;
  };
  /** Shown at each goal without a level. */
  missing: string | undefined;
}

/** A level and a comment for each goal. */
export function GoalLevelFields({ goals, levels, onChange, texts, missing }: GoalLevelFieldsProps) {
  const options = ASSESSMENT_LEVELS.map((value) => ({ value, label: texts.levels[value] }));
  return goals.map(({ id, text }) => {
    const given = levels[id] ?? { level: null, text: '' };
    const set = (change: Partial<typeof given>) => onChange({ ...levels, [id]: { ...given, ...change } });
    return (
      <Grid as="fieldset" gap="2" key={id}>
        <legend className="strong">{text}</legend>
        <Select
          label={texts.level}
          required
          placeholder={texts.choose}
          options={options}
          error={given.level === null ? missing : undefined}
          value={given.level}
          onChange={(value) => set({ level: ASSESSMENT_LEVELS.find((level) => level === value) ?? null })}
        />
        <TextArea
          label={texts.comment}
          rows={2}
          maxLength={PLACEMENT_LIMITS.comment}
          value={given.text}
          onChange={({ currentTarget: { value } }) => set({ text: value })}
        />
      </Grid>
    );
  });
}
