import { cleanLine } from '../../../../../domain/text/clean-text.js';
import type { Queryable } from '../../../../platform/database/database.js';
import type { Read, Row } from '../../../../platform/database/rows.js';
import { badField } from '../../../../platform/errors/app-error.js';
import type { MunicipalityKind, SheetFact } from '../../../../platform/graphql/generated.js';
import type { SchoolSettingsRow } from '../../../school-settings/school-settings.service.js';
import { labelsOf } from '../../document-labels.view.js';
import type { Wish } from '../draft.document.js';

/** Who placed a student: the municipality is huvudman (domain, D1); a cooperation and a private customer are none. */
export interface Placed {
  municipality: string | null;
  /** Null without a municipality. */
  payer: MunicipalityKind | null;
  /** The huvudman's full name; null where the municipality is none. */
  authority: string | null;
  isProtected: boolean;
}

/** The columns of `Placed` but the protection, of `student s` with `PLACED_JOIN`. */
export const PLACED = 's.municipality, m.kind AS payer, m.authority_name AS authority';
export const PLACED_JOIN = 'LEFT JOIN municipality m ON m.name = s.municipality';

/** Whom a paper is to name, or whose students a register is cut to. */
export interface NamedAuthority extends Read<'municipality', 'kind'> {
  municipality: Row<'municipality'>['name'];
  authority: Row<'municipality'>['authority_name'];
}

/** The municipality that was asked for. BAD_USER_INPUT for a name that is none. */
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
 * Who is huvudman on a student's paper: the municipality that placed the student. Of a cooperation and of private
 * customers nobody can tell: whom the paper was asked to name, else the school's own with a warning. Of a protected
 * identity none unless asked for, since it tells where the person is (permissions, section 1.10).
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

/** What the regulation wants at the head of a certificate and an extract: huvudman, school unit and its code. */
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

/** What of a register's students nobody is huvudman of, and those whom its cut leaves out. */
export function placedWarnings(rows: readonly Placed[]): string[] {
  const without = rows.filter(({ authority }) => authority === null);
  if (without.length === 0) return [];
  const names = [...new Set(without.map(({ municipality }) => municipality ?? 'ingen kommun'))].sort();
  return [
    `${without.length} betyg hör till elever utan huvudman (${names.join(', ')}). Ange deras kommun, eller lämna över dem för sig.`,
  ];
}
