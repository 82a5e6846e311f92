import { jest } from '@jest/globals';
import { failureFrom, RestFailure } from '../../../apollo/failure';
import { setSession } from '../../../lib/session/session-store';
import { GradeSaver, type GradeEdit, type SendEdit } from './grade-saver';

const row = { id: 'r1', version: 3, state: 'NONE', grade: null, motivation: null };
const refused = (status: number) => new RestFailure(failureFrom(status, {}));
const settled = () => new Promise((done) => setTimeout(done, 0));

/** A server with scripted answers that records its requests. */
function server(answers: (number | Error)[]) {
  const sent: { edit: GradeEdit; version: number; key: string }[] = [];
  const send: SendEdit = (_, edit, options) => {
    sent.push({ edit, ...options });
    const answer = answers.shift() ?? options.version + 1;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { sent, send };
}

describe('saving grades', () => {
  beforeEach(() => {
    localStorage.clear();
    setSession({ name: 'Åsa', role: 'TEACHER', userId: 'u1', email: 'a@demo.se' } as never, null);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('sends a grade at once, and forgets it when the server has it', async () => {
    const { sent, send } = server([4]);
    const saver = new GradeSaver('k', send);
    saver.edit(row, { grade: 'A' });
    expect(saver.snapshot().get('r1')!.state).toBe('saving');
    await settled();
    expect(sent).toMatchObject([{ edit: { grade: 'A' }, version: 3 }]);
    expect(saver.snapshot().size).toBe(0);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([]);
  });

  it('sends nothing while the sheet is loading, and everything afterwards', async () => {
    const { sent, send } = server([4]);
    const saver = new GradeSaver('k', send);
    saver.hold(true);
    saver.edit(row, { grade: 'A' });
    await settled();
    expect(sent).toEqual([]);
    expect(saver.snapshot().get('r1')!.state).toBe('saving');
    saver.hold(false);
    await settled();
    expect(sent).toMatchObject([{ edit: { grade: 'A' } }]);
    expect(saver.snapshot().size).toBe(0);
  });

  it('queues grades typed meanwhile, on top of the saved version', async () => {
    const { sent, send } = server([4, 5]);
    const saver = new GradeSaver('k', send);
    saver.edit(row, { grade: 'A' });
    saver.edit(row, { grade: 'B' });
    await settled();
    await settled();
    expect(sent.map(({ edit, version }) => [edit.grade, version])).toEqual([
      ['A', 3],
      ['B', 4],
    ]);
    expect(saver.snapshot().size).toBe(0);
  });

  it('keeps a grade when the session is lost, and resends it so that it takes effect only once', async () => {
    const first = server([refused(401)]);
    const saver = new GradeSaver('k', first.send);
    saver.edit(row, { grade: 'C' });
    await settled();
    expect(saver.snapshot().get('r1')!.state).toBe('kept');
    saver.stop();

    const second = server([4]);
    const anew = new GradeSaver('k', second.send);
    expect(anew.snapshot().get('r1')!.edit).toEqual({ grade: 'C' });
    anew.resume();
    await settled();
    expect(second.sent[0]!.key).toBe(first.sent[0]!.key);
    expect(anew.snapshot().size).toBe(0);
  });

  it('holds – back until it has a justification', async () => {
    const { sent, send } = server([4]);
    const saver = new GradeSaver('k', send);
    saver.edit(row, { grade: '–' });
    await settled();
    expect([sent.length, saver.snapshot().get('r1')!.state]).toEqual([0, 'incomplete']);
    saver.edit(row, { motivation: 'Underlag saknas' });
    await settled();
    expect(sent).toMatchObject([{ edit: { grade: '–', motivation: 'Underlag saknas' } }]);
  });

  it('asks the user when someone else was first, and does what they choose', async () => {
    const { sent, send } = server([refused(409), 8]);
    const saver = new GradeSaver('k', send);
    saver.edit(row, { grade: 'D' });
    await settled();
    expect(saver.snapshot().get('r1')!.state).toBe('refused');
    saver.resume();
    expect(sent).toHaveLength(1);
    saver.insist({ ...row, version: 7 });
    await settled();
    expect(sent[1]).toMatchObject({ edit: { grade: 'D' }, version: 7 });
    saver.edit(row, { grade: 'E' });
    saver.discard('r1');
    expect(saver.snapshot().size).toBe(0);
  });
});
