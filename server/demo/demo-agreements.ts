import type { EntityManager } from 'typeorm';
import { daysBetween } from '../../domain/days.js';
import { AGREEMENT_PARTIES } from '../../domain/placements/agreement.js';
import { addAgreement, addSignature } from '../features/placements/agreements/agreements.repository.js';
import type { DemoRow } from './made-up/demo-rows.js';
import type { DemoStaff } from './demo-staff.js';
import type { DemoCalendar } from './studies/demo-calendar.js';

interface Placed {
  placements: readonly DemoRow<'placement'>[];
  supervisors: readonly DemoRow<'supervisor'>[];
  students: readonly DemoRow<'student'>[];
}

/** Sends the agreements of placed students who have an account, and signs them on screen for all three parties. */
export async function signDemoAgreements(
  manager: EntityManager,
  { placements, supervisors, students }: Placed,
  staff: DemoStaff,
  calendar: DemoCalendar,
): Promise<void> {
  const tx = { query: (sql: string, values?: readonly unknown[]) => manager.query(sql, values as unknown[]) };
  const school = staff.account('admin@demo.se');
  for (const { id: placementId, agreed_on, student_id, supervisor_id } of placements) {
    const student = students.find(({ id }) => id === student_id);
    const supervisor = supervisors.find(({ id }) => id === supervisor_id);
    if (!agreed_on || !student?.user_id || !supervisor) continue;
    const agreed = daysBetween(calendar.day(0), agreed_on);
    const sentAt = calendar.moment(agreed - 4, 9 * 60);
    const author = { createdBy: school.id, createdByName: school.name };
    const version = await addAgreement(tx, placementId, { ...author, isSent: true });
    await manager.query(
      'UPDATE placement_agreement SET created_at = $2, sent_at = $2 WHERE placement_id = $1',
      [placementId, sentAt],
    );
    const signers = {
      SCHOOL: { name: school.name, signedBy: school.id },
      WORKPLACE: { name: supervisor.name, signedBy: null },
      STUDENT: { name: student.name, signedBy: student.user_id },
    };
    for (const [place, party] of AGREEMENT_PARTIES.entries()) {
      await addSignature(tx, { placementId, version, party, ...signers[party], address: '127.0.0.1' });
      await manager.query(
        'UPDATE placement_signature SET signed_at = $3 WHERE placement_id = $1 AND party = $2',
        [placementId, party, calendar.moment(agreed - 2 + place, 10 * 60 + place * 95)],
      );
    }
  }
}
