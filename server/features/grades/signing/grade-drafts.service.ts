import { Injectable } from '@nestjs/common';
import { DASH, scaleFault } from '../../../../domain/grade-scale.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../../platform/errors/app-error.js';
import type {
  FillGradesInput,
  GradeRow,
  GradeSheet,
  SetExamGradeInput,
  SetGradeDateInput,
  SetGradeInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { readChanges, readReason, type GradeChanges } from './grades.input.js';
import { GradeSheets } from '../reading/grade-sheets.service.js';
import { lockEntry, lockExam, type GradeTarget } from './grade-targets.queries.js';
import { dateDrafts, keepCorrection, keepDraft } from '../grades.repository.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import { idsOf } from '../../../platform/database/rows.js';

const MOST_AT_ONCE = 200;
const LOCKED = 'Betyget är låst. Kontakta administratör för rättelse.';

/** Sets grades: drafts visible only to graders, and values of open corrections. */
@Injectable()
export class GradeDrafts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sheets: GradeSheets,
  ) {}

  /** PUT /grades/{entryId} (contract, section 5; permissions, M51). */
  setGrade(call: Call, input: SetGradeInput): Promise<GradeRow> {
    const id = requireId(input.entryId, 'entryId');
    const changes = readChanges(input);
    return this.work.run(call, async (tx) => {
      const target = await lockEntry(tx, call.actor, id);
      await write(tx, call, target, changes, input.version);
      return this.sheets.entryRow(tx, call.actor, id);
    });
  }

  /** The grade of a prövning, independent of the course's. */
  setExamGrade(call: Call, { examId, ...input }: SetExamGradeInput): Promise<GradeRow> {
    const id = requireId(examId, 'examId');
    const changes = readChanges({ ...input, entryId: id });
    return this.work.run(call, async (tx) => {
      const target = await lockExam(tx, call.actor, id);
      await write(tx, call, target, changes, input.version);
      return this.sheets.examRow(tx, call.actor, id);
    });
  }

  /** Sets '–' in bulk, the only grade allowed (pages, section 10); existing grades stay. */
  fill(call: Call, input: FillGradesInput): Promise<GradeSheet> {
    const instanceId = requireId(input.courseInstanceId, 'courseInstanceId');
    const ids = [...new Set(input.entryIds.map((id) => requireId(id, 'entryIds')))].sort();
    if (ids.length === 0) throw badField('entryIds', 'REQUIRED', 'Välj minst en elev.');
    if (ids.length > MOST_AT_ONCE)
      throw badField('entryIds', 'RANGE', `Högst ${MOST_AT_ONCE} elever åt gången.`);
    const motivation = readReason(input.reason);
    return this.work.run(call, async (tx) => {
      for (const id of ids) {
        const target = await lockEntry(tx, call.actor, id);
        if (target.instanceId !== instanceId)
          throw badField('entryIds', 'BAD_REFERENCE', 'Eleven går inte på kurstillfället.');
        if (target.value === null) await write(tx, call, target, { value: DASH, motivation });
      }
      return this.sheets.sheet(tx, call.actor, 'INSTANCE', instanceId);
    });
  }

  /** One date for all unsigned grades; late starters get their start day. */
  setDate(call: Call, input: SetGradeDateInput): Promise<GradeSheet> {
    const instanceId = requireId(input.courseInstanceId, 'courseInstanceId');
    return this.work.run(call, async (tx) => {
      const before = await this.sheets.sheet(tx, call.actor, 'INSTANCE', instanceId);
      const range = { dateFrom: before.dateFrom, today: before.dateTo };
      assertDate(input.date, range);
      await dateDrafts(tx, instanceId, input.date, idsOf(before.rows));
      return this.sheets.sheet(tx, call.actor, 'INSTANCE', instanceId);
    });
  }
}

/**
 * Validates the change against the course and stored data, and saves it as a draft or in the open correction.
 */
async function write(
  tx: Work,
  call: Call,
  target: GradeTarget,
  changes: GradeChanges,
  version?: number | null,
): Promise<void> {
  if (target.isSigned && !target.isOpen) throw conflict('LOCKED', LOCKED, target.version);
  assertVersion(target, version, 'Någon annan har ändrat betyget.');
  const next = { ...target, ...changes };
  const value = next.value;
  const gradedOn = value === null ? null : (next.gradedOn ?? target.defaultDate);
  assertGrade({ ...next, value, gradedOn }, target, changes);
  const kept = target.isOpen
    ? await keepCorrection(tx, target, { ...next, gradedOn })
    : await keepDraft(tx, call.actor, target, { ...next, gradedOn });
  if (!kept) throw conflict('VERSION', 'Någon annan har ändrat betyget.');
}

function assertGrade(next: GradeTarget, target: GradeTarget, changes: GradeChanges): void {
  const { value, gradedOn, motivation } = next;
  if (value === null) {
    if (target.isOpen)
      throw badField('grade', 'REQUIRED', 'Ett signerat betyg kan ändras, men inte tas bort.');
    return;
  }
  if (target.isAhead && changes.value !== undefined)
    throw badField('grade', 'RANGE', 'Prövningen har inte hållits.');
  const fault = scaleFault(value, target.scale);
  if (fault) throw badField('grade', 'NOT_ALLOWED', fault);
  if (changes.value !== undefined || changes.gradedOn !== undefined) assertDate(gradedOn!, target);
  if (value === DASH && motivation === null)
    throw badField('reason', 'REQUIRED', 'Ange en motivering till strecket.');
  if (target.isOpen && motivation === null)
    throw badField('reason', 'REQUIRED', 'Ange en motivering till ändringen.');
}

type DateRange = Pick<GradeTarget, 'dateFrom' | 'today'> &
  Partial<Pick<GradeTarget, 'kindOfTarget' | 'hasOccasion'>>;

/** Between the start, of an exam its day or its registration, and today (pages, section 10). */
function assertDate(date: string, range: DateRange): void {
  const { dateFrom, today } = range;
  const words = startWords(range);
  if (dateFrom !== null && dateFrom > today) throw badField('date', 'RANGE', words.ahead);
  if (dateFrom !== null && date < dateFrom) throw badField('date', 'RANGE', words.early);
  if (date > today) throw badField('date', 'RANGE', 'Betygsdatumet kan inte ligga i framtiden.');
}

function startWords({ kindOfTarget, hasOccasion, dateFrom }: DateRange): { ahead: string; early: string } {
  if (kindOfTarget !== 'EXAM')
    return { ahead: 'Kursen har inte börjat.', early: 'Betygsdatumet ligger före kursens start.' };
  return {
    ahead: 'Prövningen har inte hållits.',
    early: hasOccasion
      ? `Betygsdatumet ligger före prövningens dag, ${dateFrom}.`
      : `Betygsdatumet ligger före anmälan, ${dateFrom}. Hölls prövningen tidigare, så rätta anmälningsdagen först.`,
  };
}

/** Rejects API keys for actions reserved to people. */
export function assertPerson({ actor }: Call): void {
  if (actor.isApiKey) throw forbidden('En API-nyckel kan inte signera betyg.');
}
