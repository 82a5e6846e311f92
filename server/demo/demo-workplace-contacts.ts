import type { DemoRow } from './made-up/demo-rows.js';
import { SeededRandom } from './made-up/seeded-random.js';
import type { DemoStaff } from './demo-staff.js';
import type { DemoCalendar } from './studies/demo-calendar.js';

/** Agreements by the place of their workplace, in days from today: one valid, one that ends soon, one expired. */
const AGREEMENTS: readonly (readonly [workplace: number, from: number, to: number, note: string | null])[] = [
  [0, -300, 430, 'Gäller alla avdelningar.'],
  [1, -700, 20, null],
  [2, -800, -12, 'Förnyas när den nya chefen har börjat.'],
];

/** Contacts by the place of their workplace, in days before today. */
const CONTACTS: readonly (readonly [
  workplace: number,
  days: number,
  kind: DemoRow<'workplace_contact'>['kind'],
  withWhom: string,
  note: string,
])[] = [
  [0, 3, 'CALL', 'Eva Ek', 'Kan ta emot en till i vår om schemat passar.'],
  [0, 40, 'VISIT', 'Karin Holm', 'Gick igenom uppgifterna för perioden.\nNy ingång från gården.'],
  [0, 120, 'MEETING', 'Eva Ek', 'Ramavtalet gicks igenom och skrevs under.'],
  [1, 8, 'EMAIL', 'Per Lund', 'Påminde om att avtalet snart går ut.'],
  [2, 15, 'CALL', 'Sara Nilsson', 'Avtalet har gått ut. Hör av sig när den nya chefen är på plats.'],
];

/** Framework agreements with the first workplaces, and contacts with them. */
export function buildWorkplaceContacts(
  workplaces: readonly DemoRow<'workplace'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
) {
  const random = new SeededRandom('workplace-contacts');
  const [admin, teacher] = [staff.account('admin@demo.se'), staff.userOf(staff.teachers[0]!.id)];
  const agreements = AGREEMENTS.map(([workplace, from, to, note]): DemoRow<'workplace_agreement'> => ({
    ...{ id: random.id(), version: 1, workplace_id: workplaces[workplace]!.id, note },
    ...{ valid_from: calendar.day(from), valid_to: calendar.day(to) },
    ...{ storage_key: null, filename: null, mime_type: null, size: null, sha256: null },
    ...{ created_at: calendar.moment(from, 9 * 60), created_by_name: admin.name },
  }));
  const contacts = CONTACTS.map(
    ([workplace, days, kind, withWhom, note], index): DemoRow<'workplace_contact'> => {
      const author = index % 2 === 0 ? teacher : admin;
      return {
        ...{
          id: random.id(),
          version: 1,
          workplace_id: workplaces[workplace]!.id,
          kind,
          with_whom: withWhom,
          note,
        },
        ...{ contacted_on: calendar.day(-days), created_at: calendar.moment(-days, 14 * 60) },
        ...{ created_by: author.id, created_by_name: author.name },
      };
    },
  );
  return { agreements, contacts };
}
