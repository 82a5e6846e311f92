import { BoardSocket } from '../support/board-socket.js';
import { School, type Person } from '../support/school.js';

const MOVE = 'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }';

describe('a board that was read before its line was opened', () => {
  let school: School;
  let anna: Person;
  let student: string;
  const open: BoardSocket[] = [];

  beforeAll(async () => {
    school = await School.open();
    anna = await school.as('TEACHER');
  });
  beforeEach(async () => {
    student = await school.student();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((socket) => socket.close()));
  });
  afterAll(() => school.close());

  async function read(): Promise<string> {
    const { data } = await anna.graphql('{ board { newsAt cards { id } } }');
    expect(data!.board.cards.map(({ id }) => id)).toContain(student);
    return data!.board.newsAt;
  }

  async function listen(after: string): Promise<BoardSocket> {
    const query = `subscription { boardChanged(after: ${JSON.stringify(after)}) { kind studentId } }`;
    const socket = await BoardSocket.open(school.app.url, { cookie: `sid=${anna.token!}` }, { query });
    open.push(socket);
    return socket;
  }

  const move = (aplStatus: string) => anna.graphql(MOVE, { input: { studentId: student, aplStatus } });
  const moved = () => [{ kind: 'MOVED', studentId: student }];
  const reloaded = { kind: 'RELOADED', studentId: null };

  /** Resolves when the process has heard of what was changed after the board was read. */
  async function heard(before: string): Promise<string> {
    for (;;) {
      const now = await read();
      if (now !== before) return now;
    }
  }

  /** A place with nothing on its way to the process any more. */
  async function settled(): Promise<string> {
    const before = await read();
    await move('YELLOW');
    return heard(before);
  }

  test('is told nothing where nothing has happened since, and then what happens', async () => {
    const board = await listen(await settled());
    expect(board.changes).toEqual([]);
    await move('RED');
    await board.until(({ changes }) => changes.length > 0);
    expect(board.changes).toEqual(moved());
  });

  test('is told to read anew where something has happened between, and then what happens', async () => {
    const place = await settled();
    await move('RED');
    await heard(place);
    const board = await listen(place);
    await move('GREEN');
    await board.until(({ changes }) => changes.length > 1);
    expect(board.changes).toEqual([reloaded, ...moved()]);
  });

  test('is told to read anew where another process knows what has happened since', async () => {
    const place = await settled();
    const board = await listen(place.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')));
    await board.until(({ changes }) => changes.length > 0);
    expect(board.changes).toEqual([reloaded]);
  });

  test('loses nothing of what happens while the line is opened, whichever comes first', async () => {
    const seen = async () => {
      const place = await read();
      const moving = move('BLUE').then(() => move('GRAY'));
      const board = await listen(place);
      await moving;
      await board.until(({ changes }) => changes.length > 0);
      const [first, ...others] = board.changes;
      // Both moves were told, or the first word was that some were missed.
      return first!.kind === 'RELOADED' || others.length > 0;
    };
    for (let time = 0; time < 5; time += 1) expect(await seen()).toBe(true);
  });
});
