import { Checkbox } from '../../../ui/fields/checkbox';
import { courseCodeText } from '../../../ui/course-code';
import { Select } from '../../../ui/fields/select';
import { chosenOf, isChoice, type EnrollWishes } from './enroll-wishes';
import { groupName, type DraftStep } from '../form/package-draft';
import { Grid } from '../../../ui/layout';

interface EnrollChoicesProps {
  steps: readonly DraftStep[];
  wishes: EnrollWishes;
  onChange: (wishes: EnrollWishes) => void;
}

/** What the students read of what the package leaves open: one course of each choice, and optional courses. */
export function EnrollChoices({ steps, wishes, onChange }: EnrollChoicesProps) {
  const choices = steps.filter(isChoice);
  const optional = steps.filter((step) => !isChoice(step) && !step.isRequired);
  const choose = (step: DraftStep, id: string | null) =>
    onChange({ ...wishes, chosen: { ...wishes.chosen, [step.key]: id } });
  const take = (id: string, on: boolean) => {
    const others = wishes.optional.filter((one) => one !== id);
    onChange({ ...wishes, optional: on ? [...others, id] : others });
  };
  return (
    <>
      {choices.map((step) => (
        <Select
          key={step.key}
          label={`En av: ${groupName(step)}`}
          required={step.isRequired}
          placeholder={step.isRequired ? undefined : 'Ingen'}
          options={step.courses.map(({ id, name, code, equivalents }) => ({
            value: id,
            label: `${name} (${courseCodeText(code, equivalents)})`,
          }))}
          value={chosenOf(step, wishes)}
          onChange={(id) => choose(step, id)}
        />
      ))}
      {optional.length > 0 && (
        <Grid as="fieldset" gap="2" className="packages-optional framed">
          <legend>Valbara kurser</legend>
          {optional.flatMap(({ courses }) =>
            courses.map(({ id, name, code, equivalents, points }) => (
              <Checkbox
                key={id}
                label={name}
                description={`${courseCodeText(code, equivalents)}${points === null ? '' : `, ${points} p`}`}
                checked={wishes.optional.includes(id)}
                onChange={(on) => take(id, on)}
              />
            )),
          )}
        </Grid>
      )}
    </>
  );
}
