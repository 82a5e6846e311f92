import { jest } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { FILE_STORE, type FileStore } from '../../server/platform/file-store/file-store.js';
import { ExamCalendar } from '../support/exam-calendar.js';
import type { Person, School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let admin: Person;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, admin } = plan);
});

afterAll(() => plan.close());

interface Ended {
  state: string;
  result: { batchId: string; created: number } | null;
}

async function ended(id: string): Promise<Ended> {
  for (;;) {
    const { data } = await admin.graphql('query($id: ID!) { job(id: $id) { state result } }', { id });
    const job = data!['job'] as Ended;
    if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return job;
    await wait(50);
  }
}

/** Simulates a crash: marks the job as running and restarts it. */
async function begunAnew(jobId: string): Promise<Ended> {
  await school.sql(`UPDATE job SET state = 'RUNNING', result = NULL, finished_at = NULL WHERE id = $1`, [
    jobId,
  ]);
  await school.sql(
    `SELECT graphile_worker.add_job('create-documents', json_build_object('jobId', $1::text))`,
    [jobId],
  );
  return ended(jobId);
}

const issued = (batchId: string): Promise<{ id: string; subject: string; code: string }[]> =>
  school.sql('SELECT id, batch_subject_id AS subject, code FROM document WHERE batch_id = $1 ORDER BY id', [
    batchId,
  ]);

async function summon(subjectIds: string[]): Promise<string> {
  const { data, errors } = await admin.graphql(
    'mutation($input: CreateDocumentsInput!) { createDocuments(input: $input) { id } }',
    { input: { type: 'EXAM_SUMMONS', subjectIds } },
  );
  expect(errors).toEqual([]);
  return data!['createDocuments'].id;
}

describe('a batch of summonses', () => {
  it('summons nobody twice when its job restarts, not even a student with two exams', async () => {
    const student = await school.student();
    const examIds = [
      await plan.exam({ student_id: student }),
      await plan.exam({ student_id: student, course: 'Engelska 6' }),
      await plan.exam(),
    ];
    await plan.occasion({ examIds });
    const jobId = await summon(examIds);
    const first = await ended(jobId);
    expect(first).toMatchObject({ state: 'DONE', result: { created: 3 } });
    const { batchId } = first.result!;
    const before = await issued(batchId);
    expect(before.map(({ subject }) => subject).sort()).toEqual([...examIds].sort());

    expect(await begunAnew(jobId)).toEqual(first);
    expect(await issued(batchId)).toEqual(before);

    // The crash came before the last document: only that one is created again.
    await school.sql('DELETE FROM document WHERE id = $1', [before[2]!.id]);
    expect(await begunAnew(jobId)).toEqual(first);
    const after = await issued(batchId);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).toMatchObject({ subject: before[2]!.subject });
  });

  it('contains each part once even with two processes at work', async () => {
    const examIds = [await plan.exam(), await plan.exam()];
    await plan.occasion({ examIds });
    const { result } = await ended(await summon(examIds));
    await expect(
      school.sql(`UPDATE document SET batch_subject_id = batch_id WHERE batch_id = $1`, [result!.batchId]),
    ).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a document', () => {
  const create = (subjectId: string, more = {}) =>
    admin.graphql('mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id } }', {
      input: { document: { type: 'APL_AGREEMENT', subjectId }, ...more },
    });

  it('is printed and stored before its transaction begins', async () => {
    const store = school.app.get<FileStore>(FILE_STORE);
    const put = store.put.bind(store);
    const open: number[] = [];
    const spy = jest.spyOn(store, 'put').mockImplementation(async (key, bytes) => {
      const [seen] = await school.sql<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'studievy' AND state LIKE 'idle in transaction%'`,
      );
      open.push(seen!.count);
      await put(key, bytes);
    });
    const { errors } = await create(await school.student(), { saveToFiles: true });
    spy.mockRestore();
    expect(errors).toEqual([]);
    expect(open).toEqual([0, 0]);
  });

  it('is correct when issued: what changed during printing is printed again', async () => {
    const studentId = await school.student({ name: 'Gammalt Namn' });
    const store = school.app.get<FileStore>(FILE_STORE);
    const put = store.put.bind(store);
    const printed: number[] = [];
    const spy = jest.spyOn(store, 'put').mockImplementation(async (key, bytes) => {
      printed.push((bytes as Buffer).length);
      if (printed.length === 1)
        await school.sql(`UPDATE student SET name = 'Ett Helt Annat Och Mycket Längre Namn' WHERE id = $1`, [
          studentId,
        ]);
      await put(key, bytes);
    });
    const { data, errors } = await create(studentId);
    spy.mockRestore();
    expect(errors).toEqual([]);
    expect(printed).toHaveLength(2);
    const { id } = data!['createDocument'];
    const [row] = await school.sql<{ size: number }>('SELECT size FROM document WHERE id = $1', [id]);
    expect(row!.size).toBe(printed[1]);
  });

  it('from a repeated call is the first one, even if there is nothing left to print', async () => {
    const examId = await plan.exam();
    await plan.occasion({ examIds: [examId] });
    const call = () =>
      admin.graphql(
        'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id } }',
        { input: { document: { type: 'EXAM_SUMMONS', subjectId: examId } } },
        { 'idempotency-key': 'summons-once' },
      );
    const first = await call();
    expect(first.errors).toEqual([]);
    await school.sql('DELETE FROM exam_booking WHERE exam_id = $1', [examId]);
    expect((await call()).data).toEqual(first.data);
  });
});
