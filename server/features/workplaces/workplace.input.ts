import { parseOrganisationNumber } from '../../../domain/organisation-number.js';
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
export type SupervisorColumns = Omit<Columns<'supervisor'>, 'id' | 'version' | 'workplaceId'>;

/** Validates the workplace form. Throws BAD_USER_INPUT on the field. */
export function readWorkplace(values: WorkplaceValues): WorkplaceColumns {
  if (values.places < 1 || values.places > PLACEMENT_LIMITS.places)
    throw badField('values.places', 'RANGE', `Ange 1 till ${PLACEMENT_LIMITS.places} platser.`);
  return {
    name: requiredLine(values.name, 'values.name', 120),
    organisationNumber: readOrganisationNumber(values.organisationNumber, 'values.organisationNumber'),
    unit: optionalLine(values.unit, 'values.unit', 120),
    street: optionalLine(values.street, 'values.street', 120),
    postalCode: optionalLine(values.postalCode, 'values.postalCode', 10),
    city: optionalLine(values.city, 'values.city', 60),
    municipality: optionalLine(values.municipality, 'values.municipality', 120),
    branches: [...new Set(values.branches ?? [])],
    contactName: optionalLine(values.contactName, 'values.contactName', 80),
    contactPhone: readPhone(values.contactPhone, 'values.contactPhone'),
    contactEmail: readEmail(values.contactEmail, 'values.contactEmail'),
    places: values.places,
    note: optionalText(values.note, 'values.note', PLACEMENT_LIMITS.note),
    riskAssessedOn: values.riskAssessedOn ?? null,
  };
}

/** Validates the supervisor form. Throws BAD_USER_INPUT on the field. */
export function readSupervisor(values: SupervisorValues): SupervisorColumns {
  return {
    name: requiredName(values.name, 'values.name', 80),
    phone: readPhone(values.phone, 'values.phone'),
    email: readEmail(values.email, 'values.email'),
    trainedOn: values.trainedOn ?? null,
  };
}

function readOrganisationNumber(text: string | null | undefined, path: string): string | null {
  const line = optionalLine(text, path, 20);
  if (line === null) return null;
  const number = parseOrganisationNumber(line);
  if (!number.ok) throw badField(path, number.reason, number.message);
  return number.value;
}
