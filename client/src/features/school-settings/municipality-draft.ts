import type { MunicipalityKind } from '../../../../domain/generated';
import type { MunicipalityPartsFragment } from './school-settings.generated';

export interface MunicipalityDraft {
  name: string;
  kind: MunicipalityKind;
  code: string;
  authorityName: string;
  /** The usual name of a huvudman follows the municipality's own, until one is written. */
  follows: boolean;
}

/** What a municipality is called as huvudman unless it has chosen something else. */
export function usualAuthority(name: string): string {
  return name.trim() && `${name.trim()} kommun`;
}

export function draftOf(stored: MunicipalityPartsFragment | null): MunicipalityDraft {
  return {
    name: stored?.name ?? '',
    kind: stored?.kind ?? 'MUNICIPALITY',
    code: stored?.code ?? '',
    authorityName: stored?.authorityName ?? '',
    follows: stored !== null && stored.authorityName === usualAuthority(stored.name),
  };
}

export const comparedMunicipality = [
  { label: 'Namn', text: ({ name }: MunicipalityDraft) => name },
  { label: 'Namn som huvudman', text: ({ authorityName }: MunicipalityDraft) => authorityName },
  { label: 'Kommunkod', text: ({ code }: MunicipalityDraft) => code },
];
