/**
 * Process that reads and checks the rows of one import, and exits; called by `RowProcess`. It has no
 * connection or credentials, but gets data of the students that rows may mean, including protected ones, and
 * must only pass it on in its answers.
 */
import { exit, memoryUsage } from 'node:process';
import { answerQuestions } from '../../../platform/workbook/dialogue/workbook-answers.js';
import { WORKBOOK_LIMITS } from '../../../platform/workbook/workbook.js';
import { RowAnswerer, type RowsKind } from './row-questions.rules.js';

await answerQuestions((bytes, kind) => {
  const answerer = new RowAnswerer(bytes, kind as RowsKind);
  endWhenLarge();
  return function* (question) {
    for (const line of answerer.answer(question)) {
      endWhenLarge();
      yield line;
    }
  };
});

/** Buffers are outside the heap that --max-old-space-size limits. */
function endWhenLarge(): void {
  if (memoryUsage.rss() > WORKBOOK_LIMITS.processMegabytes * 1024 * 1024) exit(2);
}
