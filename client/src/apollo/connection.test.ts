import { noteRequest, noteSocket, onNewsMissed } from './connection';

test('refetches when the live connection opens or the server is reachable again, but not once stopped', () => {
  let readings = 0;
  const stop = onNewsMissed(() => (readings += 1));
  noteSocket(true);
  expect(readings).toBe(1);
  noteRequest(false);
  expect(readings).toBe(1);
  noteRequest(true);
  expect(readings).toBe(2);
  stop();
  noteSocket(true);
  expect(readings).toBe(2);
});
