import { addDays, firstOfMonth, lastOfMonth } from '../../domain/days.js';
import type { EntityManager } from 'typeorm';
import { FREEZE_LINES } from '../features/earnings/freezes/freezes.repository.js';
import type { PriceCategory } from '../platform/graphql/generated.js';
import { MUNICIPALITIES } from '../reference-data/municipalities.js';
import type { DemoCalendar } from './studies/demo-calendar.js';
import type { DemoRow } from './made-up/demo-rows.js';
import type { DemoStaff } from './demo-staff.js';
import { SeededRandom } from './made-up/seeded-random.js';

/** Nacka's figures of 2023, in öre per point (domain, D11); an sfi course is paid when it is completed. */
const PRICES: readonly { category: PriceCategory; distance?: boolean; ore: number }[] = [
  { category: 'BASIC', ore: 5240 },
  { category: 'BASIC', distance: true, ore: 3960 },
  { category: 'BASIC_ORIENTATION', ore: 4590 },
  { category: 'GENERAL', ore: 4720 },
  { category: 'GENERAL', distance: true, ore: 3880 },
  { category: 'ORIENTATION', ore: 4500 },
  { category: 'CARE_AND_SALES', ore: 4810 },
  { category: 'RESTAURANT', ore: 6420 },
  { category: 'VOCATIONAL', ore: 7270 },
  { category: 'SCIENCE', ore: 5960 },
  { category: 'NATURAL_SCIENCE', ore: 5360 },
  { category: 'SFI', ore: 1_727_100 },
];
/** Customers' missing prices: their courses have no price, and the page reports it. */
const MISSING: Readonly<Record<string, readonly PriceCategory[]>> = {
  Botkyrka: ['BASIC', 'NATURAL_SCIENCE'],
};
const BASE_PERCENT = 65;

/** One price list for each customer, from long before the first course, until further notice. */
export function buildPriceLists(calendar: DemoCalendar): {
  lists: DemoRow<'price_list'>[];
  rows: DemoRow<'price_row'>[];
} {
  const random = new SeededRandom('earnings');
  const year = Number(calendar.day(0).slice(0, 4)) - 1;
  const lists = MUNICIPALITIES.map(({ name }) => ({
    id: random.id(),
    municipality: name,
    name: `${name}, Nackas priser 2023`,
    valid_from: `${year}-01-01`,
    valid_to: null,
    updated_by_name: 'Demoskolan',
  }));
  const rows = lists.flatMap((list) =>
    PRICES.filter(({ category }) => !MISSING[list.municipality]?.includes(category)).map(
      ({ category, distance, ore }, index): DemoRow<'price_row'> => ({
        id: random.id(),
        price_list_id: list.id,
        position: index + 1,
        category,
        distance: distance ?? false,
        basis: category === 'SFI' ? 'PER_COMPLETED_COURSE' : 'PER_POINT',
        amount_ore: ore,
        base_percent: category === 'SFI' ? 0 : BASE_PERCENT,
      }),
    ),
  );
  return { lists, rows };
}

/**
 * The last two months are frozen, by the rule itself and so after everything else has been loaded: the
 * earlier one is invoiced, and one of its lines was corrected afterwards.
 */
export async function freezeDemoMonths(
  tx: EntityManager,
  calendar: DemoCalendar,
  staff: DemoStaff,
): Promise<void> {
  const random = new SeededRandom('earning-freezes');
  const admin = staff.account('admin@demo.se');
  const last = addDays(firstOfMonth(calendar.day(0)), -1);
  const earlier = addDays(firstOfMonth(last), -1);
  const ids = new Map([earlier, last].map((day) => [day, random.id()]));
  for (const [day, id] of ids) {
    await tx.query(
      `INSERT INTO earning_freeze (id, month, kind, through_on, frozen_at, frozen_by, frozen_by_name)
       VALUES ($1, $2, 'FINAL', $3, $3::date + interval '57 hours', $4, $5)`,
      [id, firstOfMonth(day), lastOfMonth(day), admin.id, admin.name],
    );
    await tx.query(FREEZE_LINES, [id, firstOfMonth(day), lastOfMonth(day)]);
  }
  const freezeId = ids.get(earlier);
  await tx.query(
    `INSERT INTO earning_invoice (id, freeze_id, municipality, amount_ore, reference, invoiced_at, invoiced_by, invoiced_by_name)
     SELECT md5(municipality || $1)::uuid, $1::uuid, municipality, sum(base_ore + result_ore),
       'F-' || 1000 + row_number() OVER (ORDER BY municipality), $2::date + interval '80 hours', $3::uuid, $4
     FROM earning_line WHERE freeze_id = $1::uuid GROUP BY municipality`,
    [freezeId, earlier, admin.id, admin.name],
  );
  await tx.query(
    `INSERT INTO earning_correction (id, freeze_id, enrollment_id, student_id, municipality, course_id, package_id, amount_ore,
       reason, created_at, created_by, created_by_name)
     SELECT $2::uuid, freeze_id, enrollment_id, student_id, municipality, course_id, package_id, -base_ore / 2,
       'Avbrottet anmäldes efter frysningen.', $3::date + interval '200 hours', $4::uuid, $5
     FROM earning_line WHERE freeze_id = $1 AND base_ore > 1 ORDER BY enrollment_id LIMIT 1`,
    [freezeId, random.id(), earlier, admin.id, admin.name],
  );
}
