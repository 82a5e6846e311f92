import type { Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';
import { badField, conflict } from '../../platform/errors/app-error.js';
import type { SetPlacementStateInput } from '../../platform/graphql/generated.js';

/** Years from today within which a placement begins. */
const FARTHEST_YEARS = 10;

type Period = Read<'placement', 'startDate' | 'endDate'>;

/** Refuses a first day so far away that it is a typing error. */
export async function assertNearToday(tx: Work, { startDate }: Period): Promise<void> {
  const [{ isNear }] = (await tx.query('SELECT abs($1::date - today()) <= $2::integer * 366 AS "isNear"', [
    startDate,
    FARTHEST_YEARS,
  ])) as [{ isNear: boolean }];
  if (!isNear)
    throw badField('values.startDate', 'RANGE', `Välj en dag högst ${FARTHEST_YEARS} år från i dag.`);
}

/** Refuses a change that leaves out days that are reported already, or moves them to another workplace. */
export async function assertCoversReported(
  tx: Work,
  { id, workplaceId }: Read<'placement', 'id' | 'workplaceId'>,
  change: Period & Read<'placement', 'workplaceId'>,
): Promise<void> {
  const { first, last } = await reportedDays(tx, id);
  if (first === null || last === null) return;
  if (change.workplaceId !== workplaceId)
    throw badField(
      'values.workplaceId',
      'NOT_ALLOWED',
      'Timmar är rapporterade på arbetsplatsen. Avbryt placeringen och planera en ny på den andra.',
    );
  const reportedText = (day: string) =>
    `Timmar eller frånvaro är rapporterade för ${day}. Ändra rapporten först.`;
  if (first < change.startDate) throw badField('values.startDate', 'NOT_ALLOWED', reportedText(first));
  if (last > change.endDate) throw badField('values.endDate', 'NOT_ALLOWED', reportedText(last));
}

/** A placement does not begin before its first day. */
export function assertBegins({ startDate }: Period, today: string): void {
  if (startDate > today)
    throw conflict('EARLY', `Placeringen börjar ${startDate}. Ändra första dagen om eleven börjar tidigare.`);
}

/** Refuses a first day in the future for a placement that goes on already. */
export async function assertStaysBegun(
  tx: Work,
  { state }: Read<'placement', 'state'>,
  { startDate }: Read<'placement', 'startDate'>,
): Promise<void> {
  if (state !== 'ONGOING') return;
  const [{ isLater }] = (await tx.query('SELECT $1::date > today() AS "isLater"', [startDate])) as [
    { isLater: boolean },
  ];
  if (isLater)
    throw badField(
      'values.startDate',
      'NOT_ALLOWED',
      'Placeringen pågår. Den första dagen kan inte vara senare än i dag.',
    );
}

/** The day on which a placement ends early; null if it goes on, or lasted to its last day. */
export async function endedOn(
  tx: Work,
  { id, startDate, endDate }: Period & { id: string },
  input: SetPlacementStateInput,
  today: string,
): Promise<string | null> {
  if (input.state !== 'INTERRUPTED' && input.state !== 'DONE') return null;
  const day = input.endedOn ?? (today < endDate ? today : endDate);
  const earliest = startDate < today ? startDate : today;
  if (day < earliest || day > today || day > endDate)
    throw badField('endedOn', 'RANGE', 'Välj en dag under placeringen, senast i dag.');
  const { last } = await reportedDays(tx, id);
  if (last !== null && last > day)
    throw badField(
      'endedOn',
      'NOT_ALLOWED',
      `Timmar eller frånvaro är rapporterade för ${last}. Välj den dagen eller en senare.`,
    );
  return day < endDate ? day : null;
}

async function reportedDays(tx: Work, id: string): Promise<{ first: string | null; last: string | null }> {
  const [row] = (await tx.query(
    'SELECT min(day)::text AS first, max(day)::text AS last FROM placement_day WHERE placement_id = $1',
    [id],
  )) as [{ first: string | null; last: string | null }];
  return row;
}
