import { Select } from '../../../ui/fields/select';
import type { Target } from '../bulk/target-picker';

interface InstanceChoiceProps {
  choices: readonly Target[];
  chosen: readonly Target[];
  onChoose: (chosen: Target[]) => void;
}

/** The instances of a course that has been chosen: another choice replaces the first, further targets remain. */
export function InstanceChoice({ choices, chosen, onChoose }: InstanceChoiceProps) {
  const isChoice = ({ id }: Target) => choices.some((choice) => choice.id === id);
  const others = chosen.filter((target) => !isChoice(target));
  return (
    <Select
      label="Tillfälle"
      placeholder="Välj tillfälle"
      options={choices.map(({ id, meta, label }) => ({ value: id, label: meta ?? label }))}
      value={chosen.find(isChoice)?.id ?? null}
      onChange={(id) => {
        const target = choices.find((choice) => choice.id === id);
        onChoose(target ? [target, ...others] : others);
      }}
    />
  );
}
