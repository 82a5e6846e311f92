import { Injectable } from '@nestjs/common';
import { counted, formatNumber } from '../../../../domain/numbers.js';
import { weekNumber } from '../../../../domain/days.js';
import { minutesOf } from '../../../../domain/placements/hours.js';
import { isKept } from '../../../../domain/placements/reported-week.js';
import { hasBegun } from '../../../../domain/placements/state.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.js';
import type {
  ConfirmPlacementWeekInput,
  PlacementDay,
  PlacementWeek,
  ReportPlacementHoursInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { boardNews } from '../../../platform/realtime/live-event.js';
import { requireId } from '../../../platform/validation/id.js';
import { LAST_DAY } from '../last-day.queries.js';
import { placementRights } from '../placements.policy.js';
import { PlacementHoursList } from './placement-hours.queries.js';
import { readDays, readWeek, type ReadDay } from './placement-week.input.js';
import { confirmWeek, writeWeek, type DayMinutes, type WeekAuthor } from './placement-weeks.repository.js';

/** A locked placement whose weeks are written. */
export type PlacementOfWeek = Read<
  'placement',
  'id' | 'studentId' | 'teacherId' | 'startDate' | 'endDate' | 'state'
> & { workplace: string; studentTeacherId: string | null; today: string };

/** Who writes: a user, or a supervisor by name without an account. */
export interface WeekWriter extends WeekAuthor {
  actor: Actor | null;
}

/** Reports and confirms weeks of placements. */
@Injectable()
export class PlacementHoursService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: PlacementHoursList,
  ) {}

  report(
    call: Call,
    { placementId, week, version, days }: ReportPlacementHoursInput,
  ): Promise<PlacementWeek> {
    const { actor } = call;
    const monday = readWeek(week);
    return this.work.run(call, async (tx) => {
      const placement = await lockPlacementOfWeek(tx, placementId, actor);
      const isOwn = actor.studentId === placement.studentId;
      const mayChange = placementRights(actor, placement).change;
      if (!isOwn && !mayChange) throw forbidden();
      assertBegun(placement);
      const stored = await this.list.week(placement.id, monday, tx);
      const read = readDays(days, monday, placement).map((day) => ofWorkplace(day, stored));
      assertSeen(stored, version);
      if (!mayChange && stored) assertOwnChange(stored, read);
      return this.writeReport(tx, placement, { monday, before: stored, days: read }, writerOf(actor));
    });
  }

  confirm(call: Call, { placementId, week, version }: ConfirmPlacementWeekInput): Promise<PlacementWeek> {
    const monday = readWeek(week);
    return this.work.run(call, async (tx) => {
      const placement = await lockPlacementOfWeek(tx, placementId, call.actor);
      if (!placementRights(call.actor, placement).change) throw forbidden();
      return this.writeConfirmation(tx, placement, { monday, version }, writerOf(call.actor));
    });
  }

  /**
   * Replaces the days of a week. The caller has locked the placement, checked the permission and read the week and the
   * new days.
   */
  async writeReport(
    tx: Work,
    placement: PlacementOfWeek,
    { monday, before, days }: { monday: string; before: PlacementWeek | null; days: readonly DayMinutes[] },
    writer: WeekWriter,
  ): Promise<PlacementWeek> {
    await writeWeek(tx, { placementId: placement.id, monday }, days, writer);
    return this.answer(tx, placement, { monday, before, writer });
  }

  /** Confirms a reported week; a confirmed one stays as it is. The caller has locked and checked as above. */
  async writeConfirmation(
    tx: Work,
    placement: PlacementOfWeek,
    { monday, version }: { monday: string; version?: number | null },
    writer: WeekWriter,
  ): Promise<PlacementWeek> {
    const before = await this.list.week(placement.id, monday, tx);
    if (!before || before.days.length === 0)
      throw conflict('NOT_REPORTED', 'Veckan är inte rapporterad än. Timmarna rapporteras först.');
    assertSeen(before, version);
    if (before.confirmedAt) return before;
    await confirmWeek(tx, { placementId: placement.id, monday }, writer);
    return this.answer(tx, placement, { monday, before, writer });
  }

  private async answer(
    tx: Work,
    { id, studentId, workplace }: PlacementOfWeek,
    { monday, before, writer }: { monday: string; before: PlacementWeek | null; writer: WeekWriter },
  ): Promise<PlacementWeek> {
    const after = (await this.list.week(id, monday, tx))!;
    tx.history(
      writer.actor,
      studentId,
      { placementHours: before && textOf(before, workplace) },
      { placementHours: textOf(after, workplace) },
    );
    tx.publish(boardNews(writer.actor, 'CHANGED', studentId));
    return after;
  }
}

/** The day with the mark of absence that the workplace reported, as long as it says the same. */
function ofWorkplace(day: ReadDay, stored: PlacementWeek | null): DayMinutes {
  const before = stored?.days.find((one) => one.day === day.day);
  return { ...day, byWorkplace: before !== undefined && before.byWorkplace && isSameDay(before, day) };
}

/** Whether two reports of a day say the same. */
export const isSameDay = (before: PlacementDay | undefined, after: ReadDay | undefined): boolean =>
  before?.absence === after?.absence && (before && minutesOf(before.hours)) === after?.minutes;

/** Refuses a student's change of days that the workplace has reported or confirmed. */
function assertOwnChange(stored: PlacementWeek, days: readonly DayMinutes[]): void {
  const all = [...new Set([...stored.days, ...days].map(({ day }) => day))];
  const find = <Day extends { day: string }>(among: readonly Day[], day: string) =>
    among.find((one) => one.day === day);
  const changed = all.filter((day) => !isSameDay(find(stored.days, day), find(days, day)));
  const kept = changed.find((day) => isKept(stored, day));
  if (stored.confirmedAt && (kept !== undefined || changed.length === 0))
    throw conflict('CONFIRMED', 'Veckan är redan bekräftad av arbetsplatsen. Be din lärare att ändra den.');
  if (kept !== undefined)
    throw conflict(
      'ABSENCE',
      `Arbetsplatsen har anmält frånvaro ${kept}. Be din lärare att ändra dagen om den är fel.`,
    );
}

const writerOf = (actor: Actor): WeekWriter => ({ actor, userId: actor.userId, name: actor.name });

function assertSeen(stored: PlacementWeek | null, version: number | null | undefined): void {
  assertVersion(stored ?? { version: 0 }, version, 'Någon annan har ändrat veckan sedan du öppnade den.');
}

/** Hours and absence are reported from the day on which the placement has begun. */
export function assertBegun({ state }: Pick<PlacementOfWeek, 'state'>): void {
  if (!hasBegun(state))
    throw conflict('STATE', 'Placeringen har inte börjat. Timmar rapporteras när den pågår.');
}

/** Locks the placement; the actor, if any, must be allowed to see its student. */
export async function lockPlacementOfWeek(
  tx: Work,
  placementId: string,
  actor: Actor | null,
): Promise<PlacementOfWeek> {
  const params = new SqlParams();
  const id = params.add(requireId(placementId, 'placementId'));
  const [row] = await tx.query<PlacementOfWeek>(
    `SELECT p.id, p.student_id AS "studentId", p.teacher_id AS "teacherId", p.start_date AS "startDate",
       ${LAST_DAY} AS "endDate", p.state, w.name AS workplace, s.teacher_id AS "studentTeacherId",
       today()::text AS today
     FROM placement p JOIN student s ON s.id = p.student_id JOIN workplace w ON w.id = p.workplace_id
     WHERE p.id = ${id} AND ${actor ? visibleTo(actor, params) : 'true'} FOR UPDATE OF p`,
    params.values,
  );
  if (!row) throw notFound('Placeringen finns inte.');
  return row;
}

/** 'Björken v. 49 2026, 32 timmar, frånvaro 1 dag, bekräftad av Karin Holm'. */
function textOf(
  { week, monday, hours, days, reportedBy, confirmedBy }: PlacementWeek,
  workplace: string,
): string {
  const away = days.filter(({ absence }) => absence !== null).length;
  return [
    `${workplace} v. ${weekNumber(monday)} ${week.slice(0, 4)}`,
    `${formatNumber(hours, 2)} timmar`,
    ...(away > 0 ? [`frånvaro ${counted(away, 'dag', 'dagar')}`] : []),
    confirmedBy ? `bekräftad av ${confirmedBy}` : `rapporterad av ${reportedBy}`,
  ].join(', ');
}
