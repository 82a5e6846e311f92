import type { Branch } from '../../../../domain/generated';
import { branchLabels } from '../../../../domain/labels/placement';
import { parseOrganisationNumber } from '../../../../domain/organisation-number';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits';
import type { WorkplaceValues } from '../../graphql/types.generated';
import type { ComparedField } from '../../ui/feedback/conflict-message';
import type { WorkplaceRowFragment } from './workplaces.generated';

const textFields = {
  name: 'Namn',
  organisationNumber: 'Organisationsnummer',
  unit: 'Enhet',
  street: 'Gatuadress',
  postalCode: 'Postnummer',
  city: 'Ort',
  contactName: 'Kontaktperson',
  contactPhone: 'Telefon',
  contactEmail: 'E-post',
  note: 'Anteckning',
} as const;

type TextName = keyof typeof textFields;
const textNames = Object.keys(textFields) as TextName[];

export const workplaceLabels: Record<
  TextName | 'municipality' | 'branches' | 'places' | 'riskAssessedOn',
  string
> = {
  ...textFields,
  municipality: 'Kommun',
  branches: 'Branscher',
  places: 'Platser samtidigt',
  riskAssessedOn: 'Riskbedömning gjord',
};

export type WorkplaceDraft = Record<TextName, string> & {
  municipality: string | null;
  branches: readonly Branch[];
  places: string;
  riskAssessedOn: string | null;
};

export function draftOfWorkplace(workplace: WorkplaceRowFragment | null): WorkplaceDraft {
  const texts = Object.fromEntries(textNames.map((name) => [name, workplace?.[name] ?? '']));
  return {
    ...(texts as Record<TextName, string>),
    municipality: workplace?.municipality ?? null,
    branches: workplace?.branches ?? [],
    places: workplace ? String(workplace.places) : '1',
    riskAssessedOn: workplace?.riskAssessedOn ?? null,
  };
}

/** Client-side validation; the server checks the rest. */
export function workplaceFaults({ name, organisationNumber, places }: WorkplaceDraft) {
  const faults: Partial<Record<keyof WorkplaceDraft, string>> = {};
  if (!name.trim()) faults.name = 'Fyll i arbetsplatsens namn.';
  const number = organisationNumber.trim() ? parseOrganisationNumber(organisationNumber) : null;
  if (number && !number.ok) faults.organisationNumber = number.message;
  if (!/^[1-9]\d{0,2}$/.test(places.trim()) || Number(places) > PLACEMENT_LIMITS.places)
    faults.places = `Ange 1 till ${PLACEMENT_LIMITS.places} platser.`;
  return faults;
}

export function toWorkplaceValues({
  municipality,
  branches,
  places,
  riskAssessedOn,
  ...texts
}: WorkplaceDraft): WorkplaceValues {
  const { name, ...others } = texts;
  const filled = Object.fromEntries(
    Object.entries(others).map(([field, text]) => [field, text.trim() || null] as const),
  );
  return {
    ...filled,
    ...{ name, municipality, branches: [...branches], places: Number(places), riskAssessedOn },
  };
}

/** The fields as the form names them, for comparing with another user's version. */
export const comparedWorkplace: readonly ComparedField<WorkplaceDraft>[] = [
  ...textNames.map((name) => ({
    label: workplaceLabels[name],
    text: (draft: WorkplaceDraft) => draft[name],
  })),
  { label: workplaceLabels.municipality, text: ({ municipality }) => municipality ?? '' },
  {
    label: workplaceLabels.branches,
    text: ({ branches }) => branches.map((branch) => branchLabels[branch]).join(', '),
  },
  { label: workplaceLabels.places, text: ({ places }) => places },
  {
    label: workplaceLabels.riskAssessedOn,
    text: ({ riskAssessedOn }) => riskAssessedOn ?? '',
  },
];
