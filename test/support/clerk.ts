import { type DataOf, type VariablesOf, type School, type Person } from './school.js';

/** Operates the school through GraphQL, waits for jobs, and lets time pass. */
export class Clerk {
  constructor(
    private readonly school: School,
    private readonly admin: Person,
  ) {}

  /** The school's date `offset` days from today. */
  async day(offset: number): Promise<string> {
    const [row] = await this.school.sql<{ day: string }>(`SELECT (today() + $1::integer)::text AS day`, [
      offset,
    ]);
    return row!.day;
  }

  async asks<const Text extends string>(query: Text, variables?: VariablesOf<Text>): Promise<DataOf<Text>> {
    const { data, errors } = await this.admin.graphql(query, variables);
    expect(errors).toEqual([]);
    return data!;
  }

  async does<const Text extends string>(
    mutation: Text,
    input: Record<string, unknown>,
    who = this.admin,
  ): Promise<DataOf<Text>> {
    const { data, errors } = await who.graphql(mutation, { input } as VariablesOf<Text>);
    expect(errors).toEqual([]);
    return data!;
  }

  async waitFor(jobId: string): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      const { body } = await this.admin.rest('GET', `/api/jobs/${jobId}`);
      const { state, message } = body as { state: string; message: string | null };
      if (state === 'DONE') return;
      if (state !== 'QUEUED' && state !== 'RUNNING') throw new Error(`the job ended ${state}: ${message}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the job did not end');
  }

  /** Changes the status of all enrolments of a filter, like the enrolment page. */
  async changes(filter: Record<string, unknown>, status: Record<string, unknown>): Promise<void> {
    const { changeEnrollments } = await this.does(
      `mutation($input: EnrollmentChangeInput!) { changeEnrollments(input: $input) { id } }`,
      { selection: { filter: { types: ['Course'], ...filter } }, action: { status } },
    );
    await this.waitFor(changeEnrollments.id);
  }

  async seatsTaken(instanceId: string): Promise<number> {
    const [row] = await this.school.sql<{ n: number }>(
      `SELECT count(*)::integer AS n FROM enrollment WHERE course_instance_id = $1 AND removed_at IS NULL`,
      [instanceId],
    );
    return row!.n;
  }

  /** Entries to grade, in name order. */
  async activeEntries(instanceId: string): Promise<string[]> {
    const rows = await this.school.sql<{ id: string }>(
      `SELECT e.id FROM enrollment e JOIN student s ON s.id = e.student_id
       WHERE e.course_instance_id = $1 AND e.status = 'ACTIVE' ORDER BY s.name`,
      [instanceId],
    );
    return rows.map(({ id }) => id);
  }

  /** Compares the counts of student pages with counts from the rows. */
  async agreesWithStudentPages(students: readonly string[]): Promise<void> {
    const rows = await this.school.sql<{
      id: string;
      total: number;
      active: number;
      shown: [number, number];
    }>(
      `SELECT s.id, count(e.id)::integer AS total,
         (count(e.id) FILTER (WHERE e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED') AND e.start_date <= today()
           AND (e.end_date IS NULL OR e.end_date >= today())))::integer AS active,
         ARRAY[s.total_enrollments, s.active_enrollments] AS shown
       FROM student s LEFT JOIN enrollment e ON e.student_id = s.id AND e.is_enrollment AND e.removed_at IS NULL
       WHERE s.id = ANY ($1) GROUP BY s.id`,
      [students],
    );
    expect(rows).toHaveLength(students.length);
    for (const { total, active, shown } of rows) expect(shown).toEqual([total, active]);
  }

  /** Moves all events and plans `days` into the past. */
  async pass(days: number): Promise<void> {
    await this.school.sql(`
      UPDATE course_instance SET start_date = start_date - ${days}, end_date = end_date - ${days};
      UPDATE enrollment SET start_date = start_date - ${days}, end_date = end_date - ${days}, status_on = status_on - ${days};
      UPDATE grade SET graded_on = graded_on - ${days}, signed_at = signed_at - interval '${days} days';
      UPDATE exam_occasion SET held_on = held_on - ${days};
      UPDATE price_list SET valid_from = valid_from - ${days}, valid_to = valid_to - ${days};
      SELECT refresh_derived(ARRAY(SELECT id FROM student));
    `);
    await this.school.unguarded(`UPDATE enrollment_status_change SET effective_on = effective_on - ${days}`);
  }
}
