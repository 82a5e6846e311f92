import './styles/field.css';
import './styles/combobox.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core';
import { FieldShell, type FieldProps } from './field';
import type { SelectOption } from './select';

interface Shared extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  /** Shown when nothing matches what was typed. */
  emptyText?: string;
}

const shared = {
  searchable: true,
  clearable: true,
  comboboxProps: { zIndex: 1300, shadow: 'md' },
  clearButtonProps: { 'aria-label': 'Rensa', tabIndex: 0 },
  maxDropdownHeight: 280,
} as const;

export interface ComboboxProps extends Shared {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One of many values, found by typing. */
export function Combobox({ options, value, onChange, placeholder, disabled, emptyText = 'Inga träffar', ...field }: ComboboxProps) {
  return (
    <FieldShell {...field}>
      {(control) => (
        <MantineSelect
          {...shared}
          {...control}
          data={[...options]}
          value={value}
          onChange={onChange}
          placeholder={placeholder}
          disabled={disabled}
          nothingFoundMessage={emptyText}
          error={Boolean(field.error)}
        />
      )}
    </FieldShell>
  );
}

export interface MultiComboboxProps extends Shared {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several of many values, found by typing. */
export function MultiCombobox({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  emptyText = 'Inga träffar',
  ...field
}: MultiComboboxProps) {
  return (
    <FieldShell {...field}>
      {(control) => (
        <MantineMultiSelect
          {...shared}
          {...control}
          data={[...options]}
          value={[...value]}
          onChange={onChange}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          nothingFoundMessage={emptyText}
          error={Boolean(field.error)}
          hidePickedOptions
        />
      )}
    </FieldShell>
  );
}
