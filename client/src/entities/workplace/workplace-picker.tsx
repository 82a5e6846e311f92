import { useState } from 'react';
import { useQuery } from '../../apollo/use-query';
import { useLookup } from '../../lib/url-state/use-lookup';
import { Combobox } from '../../ui/fields/combobox';
import type { FieldProps } from '../../ui/fields/field';
import type { SelectOption } from '../../ui/fields/select';
import { freePlacesText } from './free-places';
import { FindWorkplacesDocument, type FindWorkplacesQuery } from './workplace-picker.generated';

export type FoundWorkplace = FindWorkplacesQuery['workplaces']['nodes'][number];

interface WorkplacePickerProps extends FieldProps {
  id?: string;
  value: string | null;
  /** Name of the chosen workplace when the form opens. */
  chosenLabel?: string;
  /** Resting and stopped ones too. */
  anyState?: boolean;
  onChange: (workplace: FoundWorkplace | null) => void;
}

/** Finds a workplace by name or town: an active one, unless any can be chosen. */
export function WorkplacePicker({ value, chosenLabel, anyState, onChange, ...field }: WorkplacePickerProps) {
  const [picked, setPicked] = useState<SelectOption | null>(
    value && chosenLabel ? { value, label: chosenLabel } : null,
  );
  const chosen = picked?.value === value ? picked : null;
  const lookup = useLookup(chosen?.label);
  const { data, previousData, loading, error } = useQuery(FindWorkplacesDocument, {
    variables: { q: lookup.q ?? '', ...(!anyState && { states: ['ACTIVE'] as const }) },
    skip: lookup.q === null,
  });
  const found = lookup.q === null ? [] : ((data ?? previousData)?.workplaces.nodes ?? []);
  const options = found.map((workplace) => ({ value: workplace.id, label: labelOf(workplace) }));
  return (
    <Combobox
      {...field}
      placeholder="Sök på namn eller ort"
      error={field.error ?? (error && 'Kunde inte hämta arbetsplatserna. Försök igen.')}
      options={chosen && lookup.typed === chosen.label ? [chosen] : options}
      value={value}
      search={lookup.typed}
      onSearch={lookup.type}
      emptyText={lookup.emptyText(loading)}
      onChange={(id) => {
        setPicked(options.find((option) => option.value === id) ?? null);
        onChange(found.find((workplace) => workplace.id === id) ?? null);
      }}
    />
  );
}

/** 'Björkens äldreboende, Sollentuna (2 av 3 platser lediga i dag)' */
function labelOf({ name, city, ...places }: FoundWorkplace): string {
  return `${[name, city].filter(Boolean).join(', ')} (${freePlacesText(places)})`;
}
