import { noteRequest, noteSocket, onNewsMissed } from './connection';

test('asks to read again when the live line opens, when the server is reached again, and no more once stopped', () => {
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
