import { randomUUID } from 'node:crypto';
import { School, type GraphqlAnswer, type Person } from './school.js';

export const DAY = '2031-03-10';
const FACTS = `id version heldOn startsAt endsAt room part capacity invigilator teacherId isCancelled cancelledReason note
  courses { name } warnings viewerMay { edit book cancel }
  bookings { attendance idChecked summonedAt warnings
    exam { id studentName course requestedMonth requestedYear status municipality paymentDate materialReceived isFeeExempt } }`;

interface Booking extends Record<string, unknown> {
  warnings: string[];
  exam: Record<string, unknown> & { id: string; studentName: string };
}
export interface Occasion extends Record<string, unknown> {
  id: string;
  version: number;
  bookings: Booking[];
  warnings: string[];
}
export interface ReadCalendar {
  occasions: Occasion[];
  undated: { id: string; requestedYear: number }[];
  undatedCount: number;
  marks: { layer: string; day: string; name: string }[];
  viewerMay: { create: boolean };
}

/** A school with two courses and its exam planners, for the exam calendar specs. */
export class ExamCalendar {
  private constructor(
    readonly school: School,
    readonly teacher: Person,
    readonly admin: Person,
    readonly syv: Person,
    readonly swedish: string,
    readonly maths: string,
  ) {}

  static async open(): Promise<ExamCalendar> {
    const school = await School.open();
    const [teacher, admin, syv] = await Promise.all([
      school.as('TEACHER', { name: 'Åsa Öberg' }),
      school.as('ADMIN'),
      school.as('SYV'),
    ]);
    const courseNamed = async (name: string): Promise<string> => {
      const [course] = await school.sql<{ id: string }>('SELECT id FROM course WHERE name = $1', [name]);
      return course!.id;
    };
    const [swedish, maths] = await Promise.all([courseNamed('Svenska 1'), courseNamed('Matematik 1a')]);
    return new ExamCalendar(school, teacher, admin, syv, swedish, maths);
  }

  change(
    who: Person,
    field: string,
    input: Record<string, unknown>,
    selection = `{ ${FACTS} }`,
  ): Promise<GraphqlAnswer> {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    return who.graphql(`mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`, { input });
  }

  async done(who: Person, field: string, input: Record<string, unknown>): Promise<Occasion> {
    const answer = await this.change(who, field, input);
    expect(answer.errors).toEqual([]);
    return answer.data![field] as Occasion;
  }

  occasion(given: Record<string, unknown> = {}, who = this.teacher): Promise<Occasion> {
    return this.done(who, 'createExamOccasion', {
      ...{ heldOn: DAY, startsAt: '09:00', endsAt: '12:00', courseIds: [this.swedish] },
      ...given,
    });
  }

  /** A registration, accepted and paid by default. */
  async exam(given: Record<string, unknown> = {}): Promise<string> {
    const { student_id, ...row } = {
      ...{ course: 'Svenska 1', requested_month: 'Mars', status: 'SCHEDULED', payment_date: '2031-01-10' },
      ...{ created_at: '2031-01-05T10:00:00Z', municipality: 'Solna' },
      ...given,
    } as Record<string, unknown>;
    const id = randomUUID();
    const names = Object.keys(row);
    await this.school.sql(
      `INSERT INTO exam (id, student_id, name, course_id, ${names.join(', ')})
       SELECT $1, s.id, s.name, exam_course($${names.indexOf('course') + 3}), ${names.map((_, index) => `$${index + 3}`).join(', ')} FROM student s WHERE s.id = $2`,
      [id, student_id ?? (await this.school.student()), ...Object.values(row)],
    );
    return id;
  }

  /** A grade of a registration, or of a course if `exam_id` is null. */
  async grade(given: Record<string, unknown>): Promise<void> {
    const row = { id: randomUUID(), graded_on: '2030-06-01', signed_at: '2030-06-01T10:00:00Z', ...given };
    const names = Object.keys(row);
    await this.school.sql(
      `INSERT INTO grade (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  async calendar(who: Person, from = DAY, to = from, layers: string[] = []): Promise<ReadCalendar> {
    const answer = await who.graphql(
      `query($input: CalendarInput!) { calendar(input: $input) { occasions { ${FACTS} } undatedCount
         undated { id studentName requestedMonth requestedYear status } marks { layer day name } viewerMay { create } } }`,
      { input: { from, to, layers } },
    );
    expect(answer.errors).toEqual([]);
    return answer.data!.calendar;
  }

  async find(who: Person, { id }: { id: string }, day = DAY): Promise<Occasion | undefined> {
    return (await this.calendar(who, day)).occasions.find((one) => one.id === id);
  }

  async isUndated(examId: string, who = this.teacher): Promise<boolean> {
    return (await this.calendar(who)).undated.some(({ id }) => id === examId);
  }

  history(examId: string) {
    return this.school.sql<{ previous_values: Record<string, unknown>; new_values: Record<string, unknown> }>(
      `SELECT previous_values, new_values FROM change_history h JOIN exam e ON e.student_id = h.student_id
       WHERE e.id = $1 ORDER BY changed_at, h.id`,
      [examId],
    );
  }

  close(): Promise<void> {
    return this.school.close();
  }
}

export const warningsOf = (from: Occasion, examId: string): string[] =>
  from.bookings.find((booking) => booking.exam.id === examId)!.warnings;
