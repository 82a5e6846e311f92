import { BoardSocket } from '../support/board-socket.js';
import { School, type Person } from '../support/school.js';

const MOVE = 'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }';

describe('a board that was read before its subscription opened', () => {
  let school: School;
  let admin: Person;
  let anna: Person;
  let student: string;
  /** Receives all events, to know when the server process has handled one. */
  let watcher: BoardSocket;
  const open: BoardSocket[] = [];

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    anna = await school.as('TEACHER');
  });
  beforeEach(async () => {
    student = await school.student();
    watcher = await BoardSocket.open(school.app.url, { cookie: `sid=${admin.token!}` });
    open.push(watcher);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((socket) => socket.close()));
  });
  afterAll(() => school.close());

  async function read(): Promise<string> {
    const { data } = await anna.graphql('{ board { newsAt } }');
    return data!.board.newsAt;
  }

  async function listen(after: string): Promise<BoardSocket> {
    const query = `subscription { boardChanged(after: ${JSON.stringify(after)}) { kind studentId } }`;
    const socket = await BoardSocket.open(school.app.url, { cookie: `sid=${anna.token!}` }, { query });
    open.push(socket);
    return socket;
  }

  /** Moves the card, and waits until the process has handled the event. */
  async function move(aplStatus: string, studentId = student): Promise<void> {
    const heard = watcher.changes.length;
    await admin.graphql(MOVE, { input: { studentId, aplStatus } });
    await watcher.until(({ changes }) => changes.length > heard);
  }
  const moved = { kind: 'MOVED' };
  const of = (socket: BoardSocket) => socket.changes.map(({ kind, studentId }) => ({ kind, studentId }));
  const reloaded = { kind: 'RELOADED', studentId: null };

  test('receives nothing if nothing has happened since, and then each new event', async () => {
    await move('YELLOW');
    const board = await listen(await read());
    expect(board.changes).toEqual([]);
    await move('RED');
    await board.until(({ changes }) => changes.length > 0);
    expect(of(board)).toEqual([{ ...moved, studentId: student }]);
  });

  test('first receives what happened in between, and then new events', async () => {
    const place = await read();
    await move('RED');
    const board = await listen(place);
    await move('GREEN');
    await board.until(({ changes }) => changes.length > 1);
    expect(of(board)).toEqual([
      { ...moved, studentId: student },
      { ...moved, studentId: student },
    ]);
  });

  test('reveals neither students the reader may not see nor, by its position, that anything happened', async () => {
    const hidden = await school.student();
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [hidden]);
    const [place, again] = [await read(), await read()];
    expect(again).not.toBe(place);
    await move('RED', hidden);
    const board = await listen(place);
    await move('GREEN');
    await board.until(({ changes }) => changes.length > 0);
    expect(of(board)).toEqual([{ ...moved, studentId: student }]);
  });

  test('is told to reload when the process does not know its position', async () => {
    const board = await listen('another process');
    await board.until(({ changes }) => changes.length > 0);
    expect(of(board)).toEqual([reloaded]);
  });

  test('misses nothing that happens while the subscription opens, whichever comes first', async () => {
    for (let time = 0; time < 5; time += 1) {
      const place = await read();
      const moving = move('BLUE').then(() => move('GRAY'));
      const board = await listen(place);
      await moving;
      await board.until(({ changes }) => changes.length > 1);
      expect(of(board)).toEqual([
        { ...moved, studentId: student },
        { ...moved, studentId: student },
      ]);
    }
  });
});
