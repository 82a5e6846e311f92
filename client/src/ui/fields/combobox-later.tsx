import { deferred } from '../on-demand';
import type { ComboboxProps, MultiComboboxProps } from './combobox';
import type { SelectOption } from './select';
import { TextField } from './text-field';

/**
 * Lazily loaded comboboxes for pages that users read before they fill them in: the dropdown is as large as the page
 * and loads after it. Dialogs, which focus their first field, use `./combobox`.
 */
export const Combobox = deferred<ComboboxProps>(async () => (await import('./combobox')).Combobox, {
  quiet: true,
  late: true,
  waiting: ({ options, value, ...field }, hasFailed) =>
    comboboxToCome({ ...field, value: value === null ? '' : wordsOf(options, [value]) }, hasFailed),
});
export const MultiCombobox = deferred<MultiComboboxProps>(
  async () => (await import('./combobox')).MultiCombobox,
  {
    quiet: true,
    late: true,
    waiting: ({ options, value, ...field }, hasFailed) =>
      comboboxToCome({ ...field, value: wordsOf(options, value) }, hasFailed),
  },
);

/** The labels of the selected values, joined by commas. */
function wordsOf(options: readonly SelectOption[], values: readonly string[]): string {
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(', ');
}

type Known = Omit<ComboboxProps, 'options' | 'value' | 'onChange' | 'onSearch' | 'search' | 'data-autofocus'>;

/** The label and the box of one that has not come, or could not; it takes no letter that it would lose. */
export function comboboxToCome(
  {
    label,
    description,
    error,
    required,
    hideLabel,
    className,
    id,
    placeholder,
    value,
  }: Known & { value: string },
  hasFailed: boolean,
) {
  const missing = hasFailed && 'Fältet kunde inte visas. Kontrollera anslutningen och ladda om sidan.';
  return (
    <TextField
      {...{ label, description, required, hideLabel, className, id, placeholder, value }}
      error={error || missing || undefined}
      disabled
      readOnly
    />
  );
}
