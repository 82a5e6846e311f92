import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/app-error.js';
import { LOGGER } from '../../../platform/log/log.js';
import { builtScript } from '../../../platform/threads/built-script.js';
import { ReadyProcess } from '../../../platform/workbook/dialogue/ready-process.js';
import {
  DialogueEnded,
  startThinking,
  type WorkbookDialogue,
} from '../../../platform/workbook/dialogue/workbook-dialogue.js';
import { WORKBOOK_LIMITS } from '../../../platform/workbook/workbook.js';
import {
  READ_AT_ONCE,
  refusalOf,
  WorkbookReader,
  type WorkbookCaller,
} from '../../../platform/workbook/workbook-reader.js';
import type { SheetSigns } from '../sheets/opened-sheet.rules.js';
import type { ChosenSheet } from '../sheets/import-sheets.queries.js';
import type { Checked, ReadBy, StudentKeys } from './row-check.rules.js';
import type { RowAnswers, RowsKind } from './row-questions.rules.js';

/** Rows to be read and evaluated, in either process. */
export interface RowsToCheck {
  /** `reference` is JSON. Throws BAD_USER_INPUT for a correction of a missing row or column. */
  read(by: ReadBy, reference: string): Promise<StudentKeys>;
  /** `existing` is JSON. */
  judge(existing: string, keepExistingWhenEmpty: boolean): Promise<Checked>;
}

/** Starts the process that reads and checks the rows of an import, apart from the server that serves everybody. */
@Injectable()
export class RowProcesses implements OnModuleDestroy {
  private readonly script = builtScript(import.meta.url, 'row-process.job.js');
  private readonly ready = new ReadyProcess(() => startThinking(this.script, this.log));

  constructor(
    private readonly workbooks: WorkbookReader,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleDestroy(): void {
    this.ready.close();
  }

  /** Queued with all other files. Aborting `gone` ends it, until `stay`. */
  async run<T>(
    given: { bytes: Buffer; kind: RowsKind } & WorkbookCaller,
    work: (process: RowProcess) => Promise<T>,
  ): Promise<T> {
    const start = { process: () => this.ready.take(), kind: given.kind, bytes: given.bytes };
    try {
      return await this.workbooks.converse(start, given, (dialogue) => work(new RowProcess(dialogue)));
    } finally {
      // After one file, users often correct it or send another.
      if (READ_AT_ONCE > 1) this.ready.order();
    }
  }
}

/** The rows of one import in a separate process. Large data passes through here unparsed. */
export class RowProcess implements RowsToCheck {
  constructor(private readonly dialogue: WorkbookDialogue) {}

  /** From here on a disconnect doesn't end it. */
  stay(): void {
    this.dialogue.stay();
  }

  /** Throws the refusal that the sender of the file may read. */
  async sheets(): Promise<SheetSigns[]> {
    // No transaction is open yet, and the file is read before the answer.
    const most = WORKBOOK_LIMITS.processMilliseconds;
    const answer = await this.first<'SHEETS'>('{"about":"SHEETS"}', most);
    if (!answer.ok) throw refusalOf(answer);
    return answer.sheets;
  }

  columns(chosen: ChosenSheet): Promise<RowAnswers['COLUMNS']> {
    return this.first<'COLUMNS'>(JSON.stringify({ about: 'COLUMNS', ...chosen }));
  }

  /** Uses the rows of a stored batch instead of a file's. */
  async take(stored: string): Promise<this> {
    await this.first<'STORED'>(`{"about":"STORED","rows":${oneLine(stored)}}`);
    return this;
  }

  async read(by: ReadBy, reference: string): Promise<StudentKeys> {
    const question = `{"about":"ROWS","by":${JSON.stringify(by)},"reference":${oneLine(reference)}}`;
    const answer = await this.first<'ROWS'>(question);
    if ('refused' in answer) throw new AppError('BAD_USER_INPUT', answer.message, { fields: answer.refused });
    return answer;
  }

  async judge(existing: string, keepExistingWhenEmpty: boolean): Promise<Checked> {
    const lines = this.dialogue.ask(
      `{"about":"STUDENTS","keepExistingWhenEmpty":${keepExistingWhenEmpty},"existing":${oneLine(existing)}}`,
    );
    const { value } = await lines.next();
    const checked = parsed<'STUDENTS'>(value?.toString());
    return { ...checked, batches: lines };
  }

  private async first<About extends keyof RowAnswers>(
    question: string,
    most?: number,
  ): Promise<RowAnswers[About]> {
    return parsed<About>(await this.dialogue.one(question, most));
  }
}

function parsed<About extends keyof RowAnswers>(line: string | undefined): RowAnswers[About] {
  if (!line) throw new DialogueEnded('line');
  return JSON.parse(line) as RowAnswers[About];
}

/** PostgreSQL sets its lists out with line breaks between; within a text of JSON there are none. */
function oneLine(json: string): string {
  return json.replaceAll('\n', ' ');
}
