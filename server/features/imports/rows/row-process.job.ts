/**
 * The process that reads and checks the rows of one import, and ends: `RowProcess` asks it. It holds no connection and
 * no secret, and what it is told of the school is what its questions say.
 */
import { argv, exit, memoryUsage } from 'node:process';
import { answerQuestions } from '../../../platform/workbook/dialogue/workbook-answers.js';
import { WORKBOOK_LIMITS } from '../../../platform/workbook/workbook.js';
import { RowAnswerer, type RowsKind } from './row-questions.rules.js';

await answerQuestions(Number(argv[3]), (bytes) => {
  const answerer = new RowAnswerer(bytes, argv[2] as RowsKind);
  // Buffers lie outside the heap that --max-old-space-size limits.
  if (memoryUsage().rss > WORKBOOK_LIMITS.processMegabytes * 1024 * 1024) exit(2);
  return (question) => answerer.answer(question);
});
