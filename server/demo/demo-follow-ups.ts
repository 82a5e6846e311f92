import type { DemoCalendar } from './studies/demo-calendar.js';
import type { DemoRow } from './made-up/demo-rows.js';
import type { DemoStaff } from './demo-staff.js';
import { SeededRandom } from './made-up/seeded-random.js';

/** Author, assignee, days from today, and text. */
const NOTES: readonly [from: string, to: string, inDays: number, note: string | null][] = [
  ['syv@demo.se', 'syv@demo.se', -1, 'Ring om studieplanen'],
  ['syv@demo.se', 'syv@demo.se', 3, null],
  ['teacher@demo.se', 'syv@demo.se', 7, 'Funderar på att byta inriktning'],
  ['specped@demo.se', 'specped@demo.se', 0, 'Hör hur det går med det anpassade materialet'],
  ['coordinator@demo.se', 'coordinator@demo.se', 2, 'Saknar praktikplats'],
  ['teacher@demo.se', 'teacher@demo.se', 0, 'Stäm av inför prövningen'],
  ['syv@demo.se', 'teacher@demo.se', 4, 'Behöver mer tid till slutuppgiften'],
  ['admin@demo.se', 'admin@demo.se', 1, 'Kommunens beslut ska ha kommit'],
];

/** Follow-ups on current students that all staff may see. */
export function buildFollowUps(
  students: readonly DemoRow<'student'>[],
  staff: DemoStaff,
  calendar: DemoCalendar,
): DemoRow<'follow_up'>[] {
  const random = new SeededRandom('follow-ups');
  const today = calendar.day(0);
  const about = students.filter(
    ({ is_protected, end_date }) => !is_protected && end_date !== null && end_date > today,
  );
  return NOTES.map(([from, to, inDays, note], index) => {
    const author = staff.account(from);
    return {
      id: random.id(),
      version: 1,
      student_id: about[(index * 7) % about.length]!.id,
      due_on: calendar.day(inDays),
      note,
      assignee_id: staff.account(to).id,
      created_by: author.id,
      created_by_name: author.name,
      created_at: calendar.moment(-2, 9 * 60 + index),
    };
  });
}
