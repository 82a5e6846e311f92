import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SignInListeners } from '../../platform/auth/sessions/sign-in-listeners.js';
import { Database } from '../../platform/database/database.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { noteSignIn } from '../enrollments/student-activity.repository.js';
import { foldStudentCounts } from './students.repository.js';

/** Batch size: the daily update must not lock many rows for long. */
const CHUNK = 2_000;

/**
 * Updates status and counts daily: courses start and end without a change of their rows. Also records
 * sign-ins.
 */
@Injectable()
export class StudentHousekeeping implements OnModuleInit {
  private refreshedOn: string | null = null;

  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
    private readonly listeners: SignInListeners,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('student-status', () => this.refresh());
    // Merges the stored differences of the student counts.
    this.housekeeping.registerCounter('student-counts', foldStudentCounts);
    this.listeners.add(noteSignIn);
  }

  private async refresh(): Promise<void> {
    const [now] = await this.database.query<{ day: string }>('SELECT today() AS day');
    if (!now || now.day === this.refreshedOn) return;
    let last: string | null = null;
    do {
      const [chunk]: { last: string | null }[] = await this.database.query<{ last: string | null }>(
        `WITH chosen AS (SELECT id FROM student WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT ${CHUNK}),
           refreshed AS (SELECT refresh_derived(ARRAY(SELECT id FROM chosen)))
         SELECT (SELECT id FROM chosen ORDER BY id DESC LIMIT 1) AS last FROM refreshed`,
        [last],
      );
      last = chunk?.last ?? null;
    } while (last !== null);
    this.refreshedOn = now.day;
  }
}
