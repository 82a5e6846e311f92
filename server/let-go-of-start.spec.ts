import { setImmediate as nextTurn } from 'node:timers/promises';
import { letGoOfStart } from './let-go-of-start.js';

it('collects what nothing refers to any more', async () => {
  const left = new WeakRef({ of: 'the start' });
  // A weak reference keeps its target alive until the end of the tick.
  await nextTurn();
  const told: unknown[] = [];
  await letGoOfStart({ info: (said: unknown) => told.push(said) });
  expect(told).toEqual([]);
  expect(left.deref()).toBeUndefined();
});
