import { BoardSocket } from '../support/board-socket.js';
import { School, type Person } from '../support/school.js';

const MOVE = 'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }';

describe('many open boards are notified', () => {
  let school: School;
  const open: BoardSocket[] = [];
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(async () => {
    await Promise.all(open.map((socket) => socket.close()));
    await school.close();
  });

  async function watch(person: Person): Promise<BoardSocket> {
    const socket = await BoardSocket.open(school.app.url, { cookie: `sid=${person.token!}` });
    open.push(socket);
    return socket;
  }

  const move = (person: Person, studentId: string, aplStatus: string) =>
    person.graphql(MOVE, { input: { studentId, aplStatus } });

  test('of one move, with as many statements for twelve boards as for three, whoever the viewers are', async () => {
    const [anna, admin, other] = [
      await school.as('TEACHER'),
      await school.as('ADMIN'),
      await school.as('TEACHER'),
    ];
    const student = await school.student({ municipality: 'Solna', teacherId: anna.teacherId });
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [student]);
    const [theirs, teachers, strangers] = [await watch(anna), await watch(admin), await watch(other)];
    const statementsOfAMove = () =>
      school.fewestStatements(async (attempt) => {
        const told = theirs.changes.length;
        await move(anna, student, attempt % 2 === 0 ? 'YELLOW' : 'GREEN');
        await theirs.until(({ changes }) => changes.length > told);
        await teachers.until(({ changes }) => changes.length > told);
      });
    const few = await statementsOfAMove();
    expect(theirs.changes.at(-1)!.card).toMatchObject({ id: student, municipality: null });
    expect(teachers.changes.at(-1)!.card).toMatchObject({ id: student, municipality: 'Solna' });
    for (let n = 0; n < 4; n += 1) for (const who of [anna, admin]) await watch(who);
    await watch(other);
    expect(await statementsOfAMove()).toBeLessThanOrEqual(few);
    expect(strangers.changes).toEqual([]);
  });
});
