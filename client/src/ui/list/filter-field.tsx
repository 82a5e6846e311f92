import type { ListFilter } from '../../../../domain/lists/list';
import { optionsOf } from '../../../../domain/options';
import { useFollowedText } from '../../lib/drafts/use-followed-text';
import { Checkbox } from '../fields/checkbox';
import { Combobox, MultiCombobox } from '../fields/combobox-later';
import { DateField, type DateFieldProps } from '../fields/date-field';
import { Select, type SelectOption } from '../fields/select';
import { TextField } from '../fields/text-field';

export type FilterFieldValue = string | number | boolean | readonly string[] | null;

interface FilterFieldProps {
  filter: ListFilter;
  value: FilterFieldValue;
  onChange: (value: FilterFieldValue) => void;
  /** What can be chosen, where the definition can't know. */
  options?: readonly SelectOption[] | undefined;
  /** Of days. */
  limits?: Pick<DateFieldProps, 'min' | 'max' | 'description'>;
}

/** The field of one filter, by its type; it acts at once. */
export function FilterField({ filter, value, onChange, options = [], limits }: FilterFieldProps) {
  const { label, all = 'Alla' } = filter;
  const text = typeof value === 'string' ? value : null;
  const several = typeof value === 'object' && value !== null ? value : [];
  const select = (choices: readonly SelectOption[], one: string | null, choose = onChange) => (
    <Select label={label} placeholder={all} options={choices} value={one} onChange={choose} />
  );
  switch (filter.type) {
    case 'text':
      return (
        <ToldText label={label} description={filter.description} value={text ?? ''} onChange={onChange} />
      );
    case 'id':
      return filter.menu ? (
        select(options, text)
      ) : (
        <Combobox
          label={label}
          placeholder={all}
          options={
            filter.without
              ? [{ value: filter.without.word, label: filter.without.label }, ...options]
              : options
          }
          {...(filter.none && { emptyText: filter.none })}
          value={text}
          onChange={onChange}
        />
      );
    case 'values':
      return (
        <MultiCombobox
          label={label}
          placeholder={all}
          options={options}
          value={several}
          onChange={onChange}
        />
      );
    case 'value':
      return select(options, text);
    case 'choice':
      return (
        <Select
          label={label}
          placeholder={filter.usual === undefined ? all : undefined}
          options={options.length > 0 ? options : optionsOf(filter.labels)}
          value={text}
          onChange={(chosen) => onChange(chosen ?? filter.usual ?? null)}
        />
      );
    case 'either':
      return select(
        optionsOf(filter.labels),
        value === null ? null : value ? filter.yes : filter.no,
        (chosen) => onChange(chosen === null ? null : chosen === filter.yes),
      );
    case 'choices':
      return filter.menu ? (
        select(optionsOf(filter.labels), several[0] ?? null, (chosen) =>
          onChange(typeof chosen === 'string' ? [chosen] : []),
        )
      ) : (
        <fieldset>
          <legend className="field-label">{label}</legend>
          {optionsOf(filter.labels).map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={several.includes(option.value)}
              onChange={(on) =>
                onChange(
                  Object.keys(filter.labels).filter((one) =>
                    one === option.value ? on : several.includes(one),
                  ),
                )
              }
            />
          ))}
        </fieldset>
      );
    case 'from':
    case 'to':
      return (
        <DateField
          label={label}
          {...limits}
          value={text}
          onChange={(day, valid) => valid && day !== text && onChange(day)}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          description={filter.description}
          checked={value === true}
          onChange={onChange}
        />
      );
    case 'search':
    case 'number':
      return null;
  }
}

interface ToldTextProps {
  label: string;
  description: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Acts when one leaves it or presses Enter: each letter would be a search of everything. */
function ToldText({ label, description, value, onChange }: ToldTextProps) {
  const { typed, type, tell } = useFollowedText(value, onChange, 'told');
  return (
    <TextField
      label={label}
      description={description}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => tell()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell();
      }}
    />
  );
}
