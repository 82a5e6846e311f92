import { setImmediate as nextTurn } from 'node:timers/promises';
import { letGoOfStart } from './let-go-of-start.js';

it('collects what nothing refers to any more', async () => {
  const left = new WeakRef({ of: 'the start' });
  // What a weak reference has just been made for, or has given, is kept until the turn is over.
  await nextTurn();
  const told: unknown[] = [];
  await letGoOfStart({ info: (said: unknown) => told.push(said) });
  expect(told).toEqual([]);
  expect(left.deref()).toBeUndefined();
});
