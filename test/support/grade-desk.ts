import { Grading } from './grading.js';
import { School, type GraphqlAnswer, type Person } from './school.js';

const PASSWORD = 'fyra hästar springer fort';

const SHEET = `group { state missing drafts signed corrections } rows { id gradeId state grade kind isBest version
  isRequired date examOn examAttendance examTeacher { id } correction { reason published } others { grade kind isBest } changes { from to reason } viewerMay { edit sign assign unlock } }
  viewerMay { sign catalogue unlock }`;

export const reasonOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>): unknown =>
  errors[0]?.extensions['reason'];

/** A school with a teacher and an administrator who sign grades, for the grading specs. */
export class GradeDesk {
  private constructor(
    readonly school: School,
    readonly grading: Grading,
    readonly teacher: Person,
    readonly admin: Person,
  ) {}

  static async open(): Promise<GradeDesk> {
    const school = await School.open();
    const teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
    const admin = await school.as('ADMIN', { name: 'Rektor Ek' });
    for (const who of [teacher, admin]) await school.setPassword(who, PASSWORD);
    return new GradeDesk(school, new Grading(school), teacher, admin);
  }

  call(
    who: Person,
    field: string,
    type: string,
    input: unknown,
    fields = '__typename',
  ): Promise<GraphqlAnswer> {
    return who.graphql(`mutation($input: ${type}!) { ${field}(input: $input) { ${fields} } }`, { input });
  }

  sign(who: Person, id: string, more: object = {}) {
    const input = { kind: 'INSTANCE', id, password: PASSWORD, ...more };
    return who.graphql(`mutation($input: SignGradesInput!) { signGrades(input: $input) { ${SHEET} } }`, {
      input,
    });
  }

  fill(who: Person, input: unknown) {
    return who.graphql(`mutation($input: FillGradesInput!) { fillGrades(input: $input) { ${SHEET} } }`, {
      input,
    });
  }

  async sheet(who: Person, id: string, kind = 'INSTANCE') {
    const { data, errors } = await who.graphql(
      `query($input: GradeSheetInput!) { gradeSheet(input: $input) { ${SHEET} } }`,
      { input: { kind, id } },
    );
    expect(errors).toEqual([]);
    return data!['gradeSheet'];
  }

  set(entryId: string, input: Record<string, unknown>, who = this.teacher) {
    return who.graphql(
      'mutation($input: SetGradeInput!) { setGrade(input: $input) { id version state grade } }',
      { input: { entryId, ...input } },
    );
  }

  setExam(examId: string, grade: string, who = this.teacher) {
    return who.graphql(
      'mutation($input: SetExamGradeInput!) { setExamGrade(input: $input) { id state grade kind } }',
      { input: { examId, grade } },
    );
  }

  async classOf(
    count: number,
    teacherId = this.teacher.teacherId,
  ): Promise<{ instance: string; entries: string[] }> {
    const instance = await this.grading.instance({ teacherId });
    const entries: string[] = [];
    for (let n = 0; n < count; n += 1) entries.push(await this.grading.enrolled(instance));
    return { instance, entries };
  }

  async studentOf(entryId: string): Promise<string> {
    const [row] = await this.school.sql<{ id: string }>(
      'SELECT student_id AS id FROM enrollment WHERE id = $1',
      [entryId],
    );
    return row!.id;
  }
}

export type Sheet = Awaited<ReturnType<GradeDesk['sheet']>>;
export type SheetRow = Sheet['rows'][number];
