import { v7 as uuid } from 'uuid';
import type { School } from './school.js';

export interface CourseSeed {
  code?: string;
  name?: string;
  points?: number | null;
  category?: string | null;
  level?: string;
  kind?: string;
}

export interface EnrollmentSeed {
  studentId: string;
  courseId?: string | null;
  packageId?: string | null;
  programId?: string | null;
  instanceId?: string | null;
  parentId?: string | null;
  from: string | null;
  to: string | null;
  status?: string;
  statusOn?: string | null;
}

export interface PriceSeed {
  category?: string;
  courseId?: string;
  packageId?: string;
  distance?: boolean;
  basis?: string;
  ore: number;
  base?: number;
  /** Omitted: the default of the price's basis. */
  paysFailed?: boolean;
}

/** Writes earnings data directly into the tables. */
export class EarningsWorld {
  private count = 0;

  constructor(private readonly school: School) {}

  async course(seed: CourseSeed = {}): Promise<string> {
    const id = uuid();
    const n = (this.count += 1);
    await this.school.sql(
      `INSERT INTO course (id, code, name, points, system, price_category, level, kind) VALUES ($1,$2,$3,$4,'LOCAL',$5,$6,$7)`,
      [
        id,
        seed.code ?? `TEST${id.slice(-12)}`,
        seed.name ?? `Kurs ${n}`,
        seed.points === undefined ? 100 : seed.points,
        seed.category === undefined ? 'GENERAL' : seed.category,
        seed.level ?? 'UPPER_SECONDARY',
        seed.kind ?? 'COURSE',
      ],
    );
    return id;
  }

  async package(name = 'Paket'): Promise<string> {
    const id = uuid();
    await this.school.sql('INSERT INTO course_package (id, name) VALUES ($1, $2)', [
      id,
      `${name} ${(this.count += 1)}`,
    ]);
    return id;
  }

  async instance(courseId: string, studyForm: string): Promise<string> {
    const id = uuid();
    await this.school.sql(
      `INSERT INTO course_instance (id, course_id, name, study_form) VALUES ($1, $2, 'Tillfälle', $3)`,
      [id, courseId, studyForm],
    );
    return id;
  }

  async priceList(
    municipality: string,
    from: string,
    to: string | null,
    prices: PriceSeed[],
    paidPauseDays: number | null = null,
  ): Promise<string> {
    const id = uuid();
    await this.school.sql(
      `INSERT INTO price_list (id, municipality, name, valid_from, valid_to, paid_pause_days)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, municipality, `Lista ${from}`, from, to, paidPauseDays],
    );
    for (const [index, price] of prices.entries())
      await this.school.sql(
        `INSERT INTO price_row (id, price_list_id, position, category, course_id, package_id, distance, basis, amount_ore,
           base_percent, pays_failed) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)`,
        [
          uuid(),
          id,
          index,
          price.category ?? null,
          price.courseId ?? null,
          price.packageId ?? null,
          price.distance ?? false,
          price.basis ?? 'PER_POINT',
          price.ore,
          price.basis === 'PER_COMPLETED_COURSE' ? 0 : (price.base ?? 65),
          price.paysFailed ?? null,
        ],
      );
    return id;
  }

  async enrollment(seed: EnrollmentSeed): Promise<string> {
    const id = uuid();
    await this.school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, package_id, program_id, course_instance_id, parent_id,
         start_date, end_date, status, status_on)
       VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)`,
      [
        id,
        seed.studentId,
        seed.courseId ?? null,
        seed.packageId ?? null,
        seed.programId ?? null,
        seed.instanceId ?? null,
        seed.parentId ?? null,
        seed.from,
        seed.to,
        seed.status ?? 'ACTIVE',
        seed.statusOn ?? seed.from,
      ],
    );
    return id;
  }

  /** Writes a status history in this order; the last is the current status. */
  async history(enrollmentId: string, statuses: readonly (readonly [string, string])[]): Promise<void> {
    for (const [status, on] of statuses) {
      await this.school.sql(
        'INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on) VALUES ($1, $2, $3, $4)',
        [uuid(), enrollmentId, status, on],
      );
      await this.school.sql('UPDATE enrollment SET status = $2, status_on = $3 WHERE id = $1', [
        enrollmentId,
        status,
        on,
      ]);
    }
  }

  /** A grade of the enrolment, signed on the day, or a draft. */
  async grade(enrollmentId: string, value: string, signedOn: string | null): Promise<void> {
    await this.school.sql(
      `INSERT INTO grade (id, student_id, course_id, enrollment_id, value, graded_on, signed_at)
       SELECT $1, student_id, course_id, id, $3, coalesce($4::date, today()), $4::date + interval '12 hours'
       FROM enrollment WHERE id = $2`,
      [uuid(), enrollmentId, value, signedOn],
    );
  }
}
