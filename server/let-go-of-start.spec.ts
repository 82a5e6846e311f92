import { setImmediate as nextTurn } from 'node:timers/promises';
import { letGoOfStart } from './let-go-of-start.js';

it('collects what nothing refers to any more', async () => {
  const left = new WeakRef({ of: 'the start' });
  // What a weak reference has just been made for, or has given, is kept until the turn is over.
  await nextTurn();
  const told = jest.fn();
  await letGoOfStart({ info: told });
  expect(told).not.toHaveBeenCalled();
  expect(left.deref()).toBeUndefined();
});
