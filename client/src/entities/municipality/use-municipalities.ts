import { useMemo } from 'react';
import { useQuery } from '../../apollo/use-query';
import { MunicipalitiesDocument } from './municipalities.generated';
import type { SelectOption } from '../../ui/fields/select';

/**
 * The municipalities as options, in the server's order; read once. A chosen value is included even if it is retired
 * or not read yet.
 */
export function useMunicipalities(chosen?: string | null | readonly string[]): SelectOption[] {
  const { data } = useQuery(MunicipalitiesDocument);
  const kept = typeof chosen === 'string' ? chosen : (chosen ?? []).join('\n');
  return useMemo(() => {
    const offered = data?.municipalities.map(({ type }) => type) ?? [];
    const others = kept.split('\n').filter((name) => name !== '' && !offered.includes(name));
    return [...offered, ...others].map((name) => ({ value: name, label: name }));
  }, [data, kept]);
}

/** The municipalities as the options of a list's filter. */
export function useMunicipalityOptions({ municipalities }: { municipalities: readonly string[] }) {
  return { municipalities: useMunicipalities(municipalities) };
}

/** The same where one can be chosen. */
export function useMunicipalityOption({ municipality }: { municipality: string | null }) {
  return { municipality: useMunicipalities(municipality) };
}
