import { v7 as uuid } from 'uuid';
import type { School } from './school.js';

export interface CourseSeed {
  name?: string;
  code?: string;
  points?: number | null;
  system?: string;
  level?: string;
  kind?: string;
}

export interface InstanceSeed {
  name?: string;
  startDate?: string | null;
  endDate?: string | null;
  teacherId?: string | null;
  capacity?: number | null;
  planning?: string;
  municipality?: string | null;
}

export interface EnrollmentSeed {
  courseId?: string | null;
  packageId?: string | null;
  programId?: string | null;
  courseInstanceId?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  status?: string | null;
  isEnrollment?: boolean;
}

let count = 0;

/** The school's date `offset` days from today. */
export async function schoolDay(school: School, offset = 0): Promise<string> {
  const [row] = await school.sql<{ day: string }>('SELECT (today() + $1::integer)::text AS day', [offset]);
  return row!.day;
}

export async function addCourse(school: School, seed: CourseSeed = {}): Promise<string> {
  const n = (count += 1);
  const id = uuid();
  await school.sql(
    `INSERT INTO course (id, code, name, points, system, level, kind) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      seed.code ?? `KURS${String(n).padStart(4, '0')}`,
      seed.name ?? `Kurs ${n}`,
      seed.points === undefined ? 100 : seed.points,
      seed.system ?? 'GY25',
      seed.level ?? 'UPPER_SECONDARY',
      seed.kind ?? 'COURSE',
    ],
  );
  return id;
}

export async function addInstance(
  school: School,
  courseId: string,
  seed: InstanceSeed = {},
): Promise<string> {
  const id = uuid();
  await school.sql(
    `INSERT INTO course_instance (id, course_id, name, start_date, end_date, teacher_id, capacity, planning, municipality)
     SELECT $1, c.id, coalesce($3, c.name), $4, $5, $6, $7, $8, $9 FROM course c WHERE c.id = $2`,
    [
      id,
      courseId,
      seed.name ?? null,
      seed.startDate ?? null,
      seed.endDate ?? null,
      seed.teacherId ?? null,
      seed.capacity ?? null,
      seed.planning ?? 'OPEN',
      seed.municipality ?? null,
    ],
  );
  return id;
}

/** Inserts an enrolment without any validation. */
export async function addEnrollment(
  school: School,
  studentId: string,
  seed: EnrollmentSeed,
): Promise<string> {
  const id = uuid();
  const isEnrollment = seed.isEnrollment ?? true;
  await school.sql(
    `INSERT INTO enrollment (id, student_id, course_id, package_id, program_id, course_instance_id, start_date, end_date,
       status, is_enrollment) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      studentId,
      seed.courseId ?? null,
      seed.packageId ?? null,
      seed.programId ?? null,
      seed.courseInstanceId ?? null,
      seed.startDate ?? null,
      seed.endDate ?? null,
      seed.status === undefined ? (isEnrollment ? 'ACTIVE' : null) : seed.status,
      isEnrollment,
    ],
  );
  return id;
}

/** A grade of an enrolment; signed unless it is a draft. */
export async function addGrade(
  school: School,
  enrollmentId: string,
  value: string,
  { signed = true }: { signed?: boolean } = {},
): Promise<string> {
  const id = uuid();
  await school.sql(
    `INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on, signed_at)
     SELECT $1, e.student_id, e.course_id, e.id, e.course_instance_id, $3, today(), CASE WHEN $4 THEN now() END
     FROM enrollment e WHERE e.id = $2`,
    [id, enrollmentId, value, signed],
  );
  return id;
}
