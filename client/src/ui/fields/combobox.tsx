import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '../styles/field.css';
// After Mantine's own, which it overrides.
import '../styles/combobox.css';
import {
  MultiSelect as MantineMultiSelect,
  Select as MantineSelect,
  type ComboboxParsedItem,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import { FieldShell, type FieldProps } from './field';
import { useUnpickedText } from './typed/use-unpicked-text';
import { portalTarget } from '../overlays/floating/portal-target';
import type { SelectOption } from './select';

interface Shared extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  /** Shown when no option matches the text. */
  emptyText?: string;
}

const shared = {
  searchable: true,
  clearable: true,
  // Focus that is given back to the field, or passes it, opens nothing: one press of Esc goes on closing the dialog.
  openOnFocus: false,
  clearButtonProps: { 'aria-label': 'Rensa', 'aria-hidden': false, tabIndex: 0 },
  // The list scrolls itself: a scroller around it would have to be focusable.
  withScrollArea: false,
} as const;

/** The list's place: within the dialog or the main part that the field is in. Its values are made once one is in the field. */
function usePlace() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isEntered, setEntered] = useState(false);
  return {
    field,
    setField,
    onFocus: () => setEntered(true),
    comboboxProps: {
      keepMounted: isEntered,
      zIndex: 1300,
      shadow: 'md',
      floatingStrategy: 'fixed',
      portalProps: field ? { target: portalTarget(field) } : undefined,
    },
  } as const;
}

export interface ComboboxProps extends Shared {
  /** A dialog that opens gives it the focus. */
  'data-autofocus'?: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Set if the server looks up the options by text: they are then shown unfiltered. */
  onSearch?: (typed: string) => void;
  /** The search text, if not the field's own. */
  search?: string;
}

/** One of many values, found by typing. */
export function Combobox({
  options,
  value,
  onChange,
  emptyText = 'Inga träffar',
  onSearch,
  search,
  ...field
}: ComboboxProps) {
  const { field: input, setField, onFocus, comboboxProps } = usePlace();
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  const [ownSearch, setOwnSearch] = useState(chosen);
  const unpicked = useUnpickedText({
    input,
    options,
    chosen,
    valueKey: value ?? '',
    onPick: onChange,
    onDrop: () => value !== null && onChange(null),
  });
  return (
    <FieldShell {...field} error={field.error ?? unpicked.fault}>
      {(control) => (
        <>
          <DescribedBy input={input} ids={control['aria-describedby']} />
          <MantineSelect
            {...shared}
            {...control}
            ref={setField}
            onFocus={onFocus}
            onInput={unpicked.onInput}
            onKeyDown={unpicked.onKeyDown}
            onBlur={unpicked.onBlur}
            comboboxProps={comboboxProps}
            data={[...options]}
            value={value}
            onOptionSubmit={unpicked.forget}
            onChange={onChange}
            nothingFoundMessage={emptyText}
            error={Boolean(field.error ?? unpicked.fault)}
            searchValue={unpicked.left ?? search ?? ownSearch}
            onSearchChange={(typed) => {
              setOwnSearch(typed);
              onSearch?.(typed);
            }}
            {...(onSearch && { filter: asTheyCome })}
          />
        </>
      )}
    </FieldShell>
  );
}

/** Ties the input to its help and its fault: Mantine's input overwrites the attribute with its own wrapper's. */
function DescribedBy({ input, ids }: { input: HTMLInputElement | null; ids: string | undefined }) {
  useEffect(() => {
    if (ids) input?.setAttribute('aria-describedby', ids);
    else input?.removeAttribute('aria-describedby');
  }, [input, ids]);
  return null;
}

function asTheyCome({ options }: { options: ComboboxParsedItem[] }): ComboboxParsedItem[] {
  return options;
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
  emptyText = 'Inga träffar',
  ...field
}: MultiComboboxProps) {
  const { field: input, setField, onFocus, comboboxProps } = usePlace();
  const [search, setSearch] = useState('');
  const unpicked = useUnpickedText({
    input,
    options: options.filter((option) => !value.includes(option.value)),
    chosen: '',
    valueKey: '',
    onPick: (picked) => onChange([...value, picked]),
    onDrop: () => undefined,
  });
  return (
    <FieldShell {...field} error={field.error ?? unpicked.fault}>
      {(control) => (
        <>
          <DescribedBy input={input} ids={control['aria-describedby']} />
          <MantineMultiSelect
            {...shared}
            {...control}
            ref={setField}
            onFocus={onFocus}
            onInput={unpicked.onInput}
            onKeyDown={unpicked.onKeyDown}
            onBlur={unpicked.onBlur}
            onOptionSubmit={unpicked.forget}
            searchValue={unpicked.left ?? search}
            onSearchChange={setSearch}
            comboboxProps={comboboxProps}
            data={[...options]}
            value={[...value]}
            onChange={onChange}
            placeholder={value.length === 0 ? placeholder : undefined}
            nothingFoundMessage={emptyText}
            error={Boolean(field.error ?? unpicked.fault)}
            hidePickedOptions
          />
        </>
      )}
    </FieldShell>
  );
}
