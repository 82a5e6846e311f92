import { randomUUID } from 'node:crypto';
import { School, type Person } from '../support/school.js';
import { addCourse } from '../support/studies.js';

interface Preview {
  batchId: string;
  summary: { new: number; changed: number; unchanged: number; invalid: number };
  rows: { row: number; outcome: string; errors: { column: string | null; message: string }[] }[];
}

let school: School;
let admin: Person;

beforeAll(async () => {
  school = await School.open({ LOG_LEVEL: 'silent' });
  admin = await school.as('ADMIN');
});
afterAll(() => school.close());

async function preview(content: string): Promise<Preview> {
  const body = new FormData();
  body.set('file', new Blob([content]), 'elever.csv');
  const answer = await admin.rest('POST', '/api/students/import/preview', { body });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Preview;
}

async function commit(batchId: string): Promise<{ state: string; result: Record<string, unknown> }> {
  const answer = await admin.rest('POST', '/api/students/import/commit', { body: { batchId } });
  const { jobId } = answer.body as { jobId: string };
  for (;;) {
    const { body } = await admin.rest('GET', `/api/jobs/${jobId}`);
    const job = body as { state: string; result: Record<string, unknown> };
    if (!['QUEUED', 'RUNNING'].includes(job.state)) return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function addPackage(name: string, code: string, edition = 1, follows: string | null = null) {
  const id = randomUUID();
  await school.sql(
    'INSERT INTO course_package (id, name, code, edition, follows_id) VALUES ($1, $2, $3, $4, $5)',
    [id, name, code, edition, follows],
  );
  return id;
}
async function courseOf(code: string, name: string, isArchived: boolean) {
  const id = await addCourse(school, { code, name });
  if (isArchived) await school.sql('UPDATE course SET archived_at = now() WHERE id = $1', [id]);
  return id;
}
const targetsOf = async (email: string) =>
  (
    await school.sql<{ target: string }>(
      `SELECT coalesce(e.course_id, e.package_id, e.program_id) AS target FROM enrollment e
       JOIN student s ON s.id = e.student_id WHERE s.email = $1 AND e.is_enrollment`,
      [email],
    )
  ).map(({ target }) => target);
const messagesOf = ({ rows }: Preview) => rows.flatMap(({ errors }) => errors.map(({ message }) => message));

describe('education closed to new students', () => {
  it('enrols nobody: the preview reports an archived course, and the student is imported without it', async () => {
    await courseOf('GAMGAM01', 'Nedlagd kurs', true);
    const kept = await courseOf('NYANYA01', 'Samma namn i två kurser', false);
    await courseOf('GAMGAM02', 'Samma namn i två kurser', true);
    const batch = await preview(
      'Namn;E-post;Kurskod;Kursnamn\nEn Ny;en@arkiv.exempel.se;GAMGAM01;\nTvå Ny;tva@arkiv.exempel.se;;Samma namn i två kurser',
    );
    expect(batch.summary).toMatchObject({ new: 2, invalid: 0 });
    expect(messagesOf(batch)).toEqual([
      'Kurskod GAMGAM01: kursen är arkiverad, så eleven skrivs inte in på den utbildningen.',
    ]);
    expect(batch.rows[0]!.errors[0]).toMatchObject({ column: 'Kurskod' });
    expect(await commit(batch.batchId)).toMatchObject({ state: 'DONE', result: { new: 2 } });
    expect(await targetsOf('en@arkiv.exempel.se')).toEqual([]);
    expect(await targetsOf('tva@arkiv.exempel.se')).toEqual([kept]);
  });

  it('raises no message for a student who is already enrolled', async () => {
    const course = await courseOf('GAMGAM03', 'Snart nedlagd', false);
    const file = 'Namn;Personnummer;Kurskod\nTre Ny;19900101-9802;GAMGAM03';
    await commit((await preview(file)).batchId);
    await school.sql('UPDATE course SET archived_at = now() WHERE id = $1', [course]);
    const again = await preview(file);
    expect(again.summary).toMatchObject({ unchanged: 1 });
    expect(messagesOf(again)).toEqual([]);
  });

  it('is never guessed', async () => {
    await courseOf('SLIPSL01', 'Arkiverad gissning', true);
    const batch = await preview('Namn;E-post;Kurskod\nFyra Ny;fyra@arkiv.exempel.se;SLIPSL02');
    expect(messagesOf(batch).join()).not.toContain('SLIPSL01');
    expect(batch.summary).toMatchObject({ invalid: 1 });
  });
});

describe('a package with editions', () => {
  it('enrols on the latest, even by an earlier name, and leaves students who have started on theirs', async () => {
    const first = await addPackage('Vårdpaket 2024', 'VPAKET');
    const begun =
      'Namn;Personnummer;E-post;Kurspaket\nBörjat Redan;19900101-9810;borjat@utgava.exempel.se;VPAKET';
    await commit((await preview(begun)).batchId);
    const second = await addPackage('Vårdpaket', 'VPAKET', 2, first);
    const batch = await preview(
      `${begun}\nNy Med Kod;;kod@utgava.exempel.se;vpaket\nNy Med Namn;;namn@utgava.exempel.se;Vårdpaket 2024`,
    );
    expect(batch.summary).toMatchObject({ new: 2, unchanged: 1 });
    expect(messagesOf(batch)).toEqual([
      "Paket: 'Vårdpaket 2024' tolkas som Vårdpaket, som är den senaste versionen.",
    ]);
    await commit(batch.batchId);
    expect(await targetsOf('borjat@utgava.exempel.se')).toEqual([first]);
    expect(await targetsOf('kod@utgava.exempel.se')).toEqual([second]);
    expect(await targetsOf('namn@utgava.exempel.se')).toEqual([second]);
  });

  it('enrols nobody when its latest edition is archived', async () => {
    const first = await addPackage('Stängt paket', 'STANGT');
    const second = await addPackage('Stängt paket', 'STANGT', 2, first);
    await school.sql('UPDATE course_package SET archived_at = now() WHERE id = $1', [second]);
    const batch = await preview('Namn;E-post;Kurspaket\nFem Ny;fem@utgava.exempel.se;Stängt paket');
    expect(messagesOf(batch)).toEqual([
      "Paket: 'Stängt paket' är arkiverat, så eleven skrivs inte in på den utbildningen.",
    ]);
    await commit(batch.batchId);
    expect(await targetsOf('fem@utgava.exempel.se')).toEqual([]);
  });

  it('that is replaced after the preview stops the row with an explanation', async () => {
    const first = await addPackage('Följt paket', 'FOLJTP');
    const batch = await preview('Namn;E-post;Kurspaket\nSex Ny;sex@utgava.exempel.se;FOLJTP');
    await addPackage('Följt paket', 'FOLJTP', 2, first);
    expect(await commit(batch.batchId)).toMatchObject({ result: { new: 0, invalid: 1 } });
    const { data } = await admin.graphql(
      'query($id: ID!) { importBatch(id: $id) { rows { errors { message } } } }',
      { id: batch.batchId },
    );
    expect(JSON.stringify(data)).toContain('fått en ny version sedan förhandsgranskningen');
    expect(await targetsOf('sex@utgava.exempel.se')).toEqual([]);
  });
});
