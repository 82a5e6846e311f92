import { cleanLine } from '../../../../../domain/text/clean-text.js';
import type { Queryable } from '../../../../platform/database/database.js';
import type { Read, Row } from '../../../../platform/database/rows.js';
import { badField } from '../../../../platform/errors/app-error.js';
import type { MunicipalityKind, SheetFact } from '../../../../platform/graphql/generated.js';
import type { SchoolSettingsRow } from '../../../school-settings/school-settings.service.js';
import { labelsOf } from '../../document-labels.mapper.js';
import type { Wish } from '../draft.document.js';

/** The municipality that placed a student, which is the huvudman (domain, D1); cooperations and private customers are not. */
export interface Placed {
  municipality: string | null;
  /** Null without a municipality. */
  payer: MunicipalityKind | null;
  /** The huvudman's full name; null if the municipality is no huvudman. */
  authority: string | null;
  isProtected: boolean;
}

/** The columns of `Placed` except the protection, for `student s` with `PLACED_JOIN`. */
export const PLACED = 's.municipality, m.kind AS payer, m.authority_name AS authority';
export const PLACED_JOIN = 'LEFT JOIN municipality m ON m.name = s.municipality';

/** The huvudman that a document names, or that limits a register to its students. */
export interface NamedAuthority extends Read<'municipality', 'kind'> {
  municipality: Row<'municipality'>['name'];
  authority: Row<'municipality'>['authority_name'];
}

/** Finds the requested municipality. BAD_USER_INPUT for an unknown name. */
export async function readAuthority(
  db: Queryable,
  name: string | null | undefined,
): Promise<NamedAuthority | null> {
  const wanted = cleanLine(name ?? '');
  if (!wanted) return null;
  const [found] = await db.query<NamedAuthority>(
    'SELECT name AS municipality, kind, authority_name AS authority FROM municipality WHERE name = $1',
    [wanted],
  );
  if (!found) throw badField('authority', 'BAD_REFERENCE', 'Kommunen finns inte i listan.');
  return found;
}

/**
 * The huvudman on a student's document: the municipality that placed the student. For cooperations and private
 * customers: the requested one, else the school's own with a warning. For protected identities only a requested one,
 * since it reveals where the person lives (permissions, section 1.10).
 */
export function authorityOn(
  placed: Placed,
  { authority: asked }: Wish,
  school: SchoolSettingsRow,
): { name: string | null; warnings: string[] } {
  if (placed.authority && !placed.isProtected) return { name: placed.authority, warnings: [] };
  if (asked?.authority) return { name: asked.authority, warnings: [] };
  if (placed.isProtected)
    return { name: null, warnings: ['Huvudman skrivs inte ut, för den visar var eleven hör hemma.'] };
  const who = placed.municipality ? `${placed.municipality} är ingen huvudman` : 'Eleven saknar kommun';
  return {
    name: school.authorityName,
    warnings: [
      school.authorityName
        ? `${who}. Skolans egen huvudman skrivs ut (${school.authorityName}): välj en annan om den inte stämmer.`
        : `${who}, och skolan har ingen angiven. Välj vilken kommun som är huvudman.`,
    ],
  };
}

/** The required header of certificates and extracts: huvudman, school unit and unit code. */
export function unitFacts(
  authority: string | null,
  school: SchoolSettingsRow,
  { language }: Wish,
): SheetFact[] {
  const labels = labelsOf(language);
  return [
    { label: labels.authority, value: authority ?? '' },
    { label: labels.schoolUnit, value: school.schoolName },
    { label: labels.unitCode, value: school.schoolUnitCode ?? '' },
  ].filter(({ value }) => value !== '');
}

/** Warns of grades of students without a huvudman. */
export function placedWarnings(rows: readonly Placed[]): string[] {
  const without = rows.filter(({ authority }) => authority === null);
  if (without.length === 0) return [];
  const names = [...new Set(without.map(({ municipality }) => municipality ?? 'ingen kommun'))].sort();
  return [
    `${without.length} betyg hör till elever utan huvudman (${names.join(', ')}). Ange deras kommun, eller lämna över dem för sig.`,
  ];
}
