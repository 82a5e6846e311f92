import { ExamCalendar } from '../support/exam-calendar.js';
import { readPdf } from '../support/read-pdf.js';
import type { Person, School } from '../support/school.js';

let plan: ExamCalendar;
let school: School;
let teacher: Person;

beforeAll(async () => {
  plan = await ExamCalendar.open();
  ({ school, teacher } = plan);
});

afterAll(() => plan.close());

const papers = (who: Person, occasionId: string): Promise<Response> =>
  fetch(`${school.app.url}/api/calendar/occasions/${occasionId}/summonses.pdf`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });

async function read(who: Person, occasionId: string) {
  const response = await papers(who, occasionId);
  expect(response.status).toBe(200);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

const booked = async (seeds: Parameters<School['student']>[0][], more: Record<string, unknown> = {}) => {
  const students: string[] = [];
  const examIds: string[] = [];
  for (const seed of seeds) {
    const student = await school.student(seed);
    students.push(student);
    examIds.push(await plan.exam({ student_id: student }));
  }
  const { id, version } = await plan.occasion({ examIds, ...more }, plan.admin);
  return { id, version, students, examIds };
};

describe('all summonses of an occasion on paper', () => {
  it('are one document, each on its own page, and not stored', async () => {
    const { id, students } = await booked(
      [
        { name: 'Bo Berg', personalNumber: '199001012385' },
        { name: 'Anna Ask', personalNumber: '198512249824' },
      ],
      { room: 'Sal 12' },
    );
    const [before] = await school.sql<{ count: string }>('SELECT count(*) FROM document');
    const who = await school.as('TEACHER');
    const { text, pages, title, language } = await read(who, id);
    expect([pages, title, language]).toEqual([2, 'Kallelse till prövning', 'sv-SE']);
    expect(text.indexOf('Anna Ask')).toBeLessThan(text.indexOf('Bo Berg'));
    expect(text.match(/Sida 1 av 1/g)).toHaveLength(2);
    expect(text.match(/Sal 12/g)).toHaveLength(2);
    // Like single summonses from the calendar: only the date of birth of the number.
    expect(text).toContain('1990-01-01');
    expect(text).not.toContain('2385');
    // A document that is not stored cannot be verified.
    expect(text).not.toMatch(/Kod |verifiera/);
    expect(await school.sql('SELECT count(*) FROM document')).toEqual([before]);
    const traces = await school.sql<{ student_id: string }>(
      `SELECT student_id, action, detail, is_protected FROM access_log WHERE user_id = $1`,
      [who.userId],
    );
    const trace = { action: 'CREATE_DOCUMENT', detail: 'Kallelse till prövning', is_protected: false };
    expect(traces.sort((a, b) => a.student_id.localeCompare(b.student_id))).toEqual(
      students.toSorted().map((student_id) => ({ student_id, ...trace })),
    );
  });

  it('cover only students the caller may know about, and nobody denied', async () => {
    const { id, examIds } = await booked([
      { name: 'Öppen Ek' },
      { name: 'Nekad Nord' },
      {
        name: 'Hemlig Hed',
        personalNumber: '197806159815',
        isProtected: true,
        teacherId: teacher.teacherId,
      },
    ]);
    await school.sql(`UPDATE exam SET status = 'DENIED' WHERE id = $1`, [examIds[1]]);
    const colleague = await read(await school.as('TEACHER'), id);
    expect(colleague.pages).toBe(1);
    expect(colleague.text).toContain('Öppen Ek');
    const own = await read(teacher, id);
    expect([own.pages, own.text.includes('Hemlig Hed'), own.text.includes('1978-06-15')]).toEqual([
      2,
      true,
      false,
    ]);
    expect((await read(plan.admin, id)).text).toContain('1978-06-15');
  });

  it('are not created when nobody is summoned, nor by those who plan nothing', async () => {
    const empty = await booked([]);
    expect((await papers(teacher, empty.id)).status).toBe(404);
    const { id, version } = await booked([{}]);
    expect((await papers(plan.syv, id)).status).toBe(403);
    await plan.done(plan.admin, 'cancelExamOccasion', { id, version, reason: 'Sjukdom' });
    expect((await papers(teacher, id)).status).toBe(409);
  });
});
