import { v7 as uuid } from 'uuid';
import type { CourseLevel } from '../../server/platform/graphql/generated.js';
import type { School } from './school.js';

export interface CourseSeed {
  name?: string;
  code?: string;
  system?: string;
  level?: CourseLevel;
  kind?: 'COURSE' | 'ORIENTATION' | 'FINAL_PROJECT';
  /** Default 100; null for courses without points (sfi). */
  points?: number | null;
}

export interface InstanceSeed {
  courseId?: string;
  teacherId?: string | null;
  /** Days from today. */
  start?: number;
  end?: number;
}

/** Writes courses, instances, enrolments and exams directly into the tables, for the grading specs. */
export class Grading {
  constructor(private readonly school: School) {}

  async course(seed: CourseSeed = {}): Promise<string> {
    const id = uuid();
    // A suffix that keeps the courses of several factories in one school apart.
    const mark = id.slice(-8);
    await this.school.sql(
      `INSERT INTO course (id, code, name, points, system, level, kind) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        seed.code ?? `PROV${mark}`,
        seed.name ?? `Provkurs ${mark}`,
        seed.points === undefined ? 100 : seed.points,
        seed.system ?? 'LOCAL',
        seed.level ?? 'UPPER_SECONDARY',
        seed.kind ?? 'COURSE',
      ],
    );
    return id;
  }

  /** By default ended three days ago, after a hundred days. */
  async instance({ courseId, teacherId = null, start = -100, end = -3 }: InstanceSeed = {}): Promise<string> {
    const id = uuid();
    const course = courseId ?? (await this.course());
    await this.school.sql(
      `INSERT INTO course_instance (id, course_id, name, start_date, end_date, teacher_id, capacity)
       SELECT $1, c.id, c.name, today() + $3::int, today() + $4::int, $5, 30 FROM course c WHERE c.id = $2`,
      [id, course, start, end, teacherId],
    );
    return id;
  }

  /** Enrols the given or a new student in the instance; returns the enrolment. */
  async enrolled(
    instanceId: string,
    seed: { studentId?: string; status?: string; name?: string; isProtected?: boolean } = {},
  ): Promise<string> {
    const id = uuid();
    const studentId =
      seed.studentId ??
      (await this.school.student({
        ...(seed.name ? { name: seed.name } : {}),
        isProtected: seed.isProtected ?? false,
      }));
    await this.school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, course_instance_id, start_date, end_date, status)
       SELECT $1, $2, ci.course_id, ci.id, ci.start_date, ci.end_date, $4 FROM course_instance ci WHERE ci.id = $3`,
      [id, studentId, instanceId, seed.status ?? 'ACTIVE'],
    );
    return id;
  }

  /** An approved, year-old exam registration of the course; the requested month has passed. */
  async exam(
    courseId: string,
    seed: { studentId?: string; teacherId?: string | null; status?: string } = {},
  ): Promise<string> {
    const id = uuid();
    const studentId = seed.studentId ?? (await this.school.student());
    await this.school.sql(
      `INSERT INTO exam (id, student_id, name, course, course_id, requested_month, teacher_id, status, created_at)
       SELECT $1, s.id, s.name, c.name, c.id, 'Mars', $4, $5, now() - interval '1 year 1 day'
       FROM student s, course c WHERE s.id = $2 AND c.id = $3`,
      [id, studentId, courseId, seed.teacherId ?? null, seed.status ?? 'SCHEDULED'],
    );
    return id;
  }

  /** Books the exam on an occasion `day` days from today. */
  async booked(examId: string, day: number, attendance: 'PRESENT' | 'ABSENT' | null = null): Promise<void> {
    await this.school.sql(
      `WITH o AS (INSERT INTO exam_occasion (id, held_on, starts_at, ends_at)
         VALUES ($1, today() + $2::int, '09:00', '12:00') RETURNING id)
       INSERT INTO exam_booking (exam_id, occasion_id, attendance) SELECT $3, id, $4 FROM o`,
      [uuid(), day, examId, attendance],
    );
  }
}
