import { deferred } from '../on-demand';
import type { ComboboxProps, MultiComboboxProps } from './combobox';
import { TextField } from './text-field';

/**
 * Comboboxes of a page that is read before it is filled in: what they open weighs as much as the page, and comes after
 * it. In a dialog, which gives its first field the focus, they are `./combobox`.
 */
export const Combobox = deferred<ComboboxProps>(async () => (await import('./combobox')).Combobox, {
  waiting: ({ options, value, ...field }) =>
    comboboxToCome({ ...field, value: options.find((option) => option.value === value)?.label ?? '' }),
});
export const MultiCombobox = deferred<MultiComboboxProps>(
  async () => (await import('./combobox')).MultiCombobox,
  { waiting: (field) => comboboxToCome({ ...field, value: '' }) },
);

type Known = Omit<ComboboxProps, 'options' | 'value' | 'onChange' | 'onSearch' | 'search' | 'data-autofocus'>;

/** The label and the box of one that has not come; it takes no letter that it would lose. */
export function comboboxToCome({
  label,
  description,
  error,
  required,
  hideLabel,
  className,
  id,
  placeholder,
  value,
}: Known & { value: string }) {
  return (
    <TextField
      {...{ label, description, error, required, hideLabel, className, id, placeholder, value }}
      disabled
      readOnly
    />
  );
}
