/**
 * The process that reads and checks the rows of one import, and ends: `RowProcess` asks it. It holds no connection and
 * no key to anything; but it is told of the students whom rows may mean, those with protected identity among them, and
 * must not let that out but by its answers.
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

/** Buffers lie outside the heap that --max-old-space-size limits. */
function endWhenLarge(): void {
  if (memoryUsage.rss() > WORKBOOK_LIMITS.processMegabytes * 1024 * 1024) exit(2);
}
