import { parseOrganisationNumber } from '../../../domain/organisation-number.js';
import { holdsPersonalNumber } from '../../../domain/personal-number.js';
import { PLACEMENT_LIMITS } from '../../../domain/placements/limits.js';
import type { Columns } from '../../platform/database/rows.js';
import { badField } from '../../platform/errors/app-error.js';
import type { SupervisorValues, WorkplaceValues } from '../../platform/graphql/generated.js';
import { readEmail } from '../../platform/validation/email.js';
import { readPhone } from '../../platform/validation/phone.js';
import { optionalLine, optionalText, requiredLine, requiredName } from '../../platform/validation/text.js';

/** Columns of the workplace form. */
export type WorkplaceColumns = Omit<
  Columns<'workplace'>,
  'id' | 'version' | 'state' | 'stateReason' | 'createdAt'
>;

/** Columns of the supervisor form. */
export type SupervisorColumns = Pick<Columns<'supervisor'>, 'name' | 'phone' | 'email' | 'trainedOn'>;

type ReadText = (text: string | null | undefined, path: string) => string | null;

const line =
  (longest: number): ReadText =>
  (text, path) =>
    optionalLine(text, path, longest);

/** Reads each optional text of the workplace form; empty is null. Throws BAD_USER_INPUT on the path. */
export const WORKPLACE_TEXTS = {
  organisationNumber: readOrganisationNumber,
  unit: line(PLACEMENT_LIMITS.line),
  street: line(PLACEMENT_LIMITS.line),
  postalCode: (text, path) => spacedPostalCode(optionalLine(text, path, PLACEMENT_LIMITS.postalCode)),
  city: line(PLACEMENT_LIMITS.city),
  municipality: line(PLACEMENT_LIMITS.line),
  contactName: line(PLACEMENT_LIMITS.person),
  contactPhone: readPhone,
  contactEmail: readEmail,
  note: readNote,
} as const satisfies Partial<Record<keyof WorkplaceValues, ReadText>>;

/** Refuses a note of the register that holds a personal number: it says nothing about a student. */
export function withoutPersonalNumber<Note extends string | null>(note: Note, path: string): Note {
  if (note === null || !holdsPersonalNumber(note)) return note;
  throw badField(path, 'NOT_ALLOWED', 'Skriv ingenting om elever här: texten innehåller ett personnummer.');
}

/** Reads an optional note of the register. Throws BAD_USER_INPUT on the path. */
export function readNote(text: string | null | undefined, path: string): string | null {
  return withoutPersonalNumber(optionalText(text, path, PLACEMENT_LIMITS.note), path);
}

type WorkplaceText = keyof typeof WORKPLACE_TEXTS;
const TEXT_NAMES = Object.keys(WORKPLACE_TEXTS) as WorkplaceText[];

/** Reads the name of a workplace. */
export const readWorkplaceName = (name: string, path: string): string =>
  requiredLine(name, path, PLACEMENT_LIMITS.line);

/** Reads how many students a workplace takes. */
export function readPlaces(places: number, path: string): number {
  if (Number.isInteger(places) && places >= 1 && places <= PLACEMENT_LIMITS.places) return places;
  throw badField(path, 'RANGE', `Ange 1 till ${PLACEMENT_LIMITS.places} platser.`);
}

/** Validates the workplace form. Throws BAD_USER_INPUT on the field. */
export function readWorkplace(values: WorkplaceValues): WorkplaceColumns {
  const texts = Object.fromEntries(
    TEXT_NAMES.map((name) => [name, WORKPLACE_TEXTS[name](values[name], `values.${name}`)] as const),
  ) as Record<WorkplaceText, string | null>;
  return {
    ...texts,
    name: readWorkplaceName(values.name, 'values.name'),
    branches: [...new Set(values.branches ?? [])],
    places: readPlaces(values.places, 'values.places'),
    riskAssessedOn: values.riskAssessedOn ?? null,
  };
}

/** Validates the supervisor form. Throws BAD_USER_INPUT on the field. */
export function readSupervisor(values: SupervisorValues): SupervisorColumns {
  return {
    name: requiredName(values.name, 'values.name', PLACEMENT_LIMITS.person),
    phone: readPhone(values.phone, 'values.phone'),
    email: readEmail(values.email, 'values.email'),
    trainedOn: values.trainedOn ?? null,
  };
}

/** '19147' is '191 47'; codes of other countries stay as they are. */
const spacedPostalCode = (text: string | null): string | null =>
  text && /^\d{5}$/.test(text) ? `${text.slice(0, 3)} ${text.slice(3)}` : text;

function readOrganisationNumber(text: string | null | undefined, path: string): string | null {
  const line = optionalLine(text, path, 20);
  if (line === null) return null;
  const number = parseOrganisationNumber(line);
  if (!number.ok) throw badField(path, number.reason, number.message);
  return number.value;
}
