import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { mondayOf, weekNumber } from '../../../../domain/days.js';
import { minutesOf } from '../../../../domain/placements/hours.js';
import { weekCode } from '../../../../domain/placements/week.js';
import { shortName } from '../../../../domain/placements/supervisor-view.js';
import { hashOf } from '../../../platform/auth/sessions/sessions.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { findLocked } from '../../../platform/database/locked-record.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  AssessPlacementByLinkInput,
  ConfirmWeekByLinkInput,
  ReportAbsenceByLinkInput,
  SignAgreementByLinkInput,
  SupervisorView,
  SupervisorWeek,
} from '../../../platform/graphql/generated.js';
import type { RequestContext } from '../../../platform/graphql/request-context.js';
import { boardNews } from '../../../platform/realtime/live-event.js';
import { requiredName } from '../../../platform/validation/text.js';
import { isOpen } from '../../../../domain/placements/state.js';
import { tell, withdrawNotices } from '../../notifications/notifications.repository.js';
import { agreementText } from '../agreements/agreement.mapper.js';
import { AgreementSigning } from '../agreements/agreement-signing.service.js';
import { assessmentText } from '../assessments/assessments.mapper.js';
import { ASSESSED_NOTICE, assessedCause } from '../assessments/assessments.queries.js';
import { Assessments, readAssessment } from '../assessments/assessments.service.js';
import { PlacementHoursList } from '../hours/placement-hours.queries.js';
import {
  assertBegun,
  isSameDay,
  lockPlacementOfWeek,
  PlacementHoursService,
  type WeekWriter,
} from '../hours/placement-hours.service.js';
import { readDay, readWeek } from '../hours/placement-week.input.js';
import type { PlacementRow } from '../placement-locks.queries.js';
import { BY_LINK, SUPERVISOR_VIEW } from './supervisor-link.queries.js';
import { PlacementEntity } from '../placement.entity.js';

/** The same answer for a wrong, revoked and expired link. */
export const DEAD_LINK = 'Länken gäller inte. Be skolan om en ny.';

/** A view as it is read. */
type ViewRow = Omit<SupervisorView, 'weeks'> & { weeks: Omit<SupervisorWeek, 'week'>[] };

/** What supervisors read and do by their link. Reading changes nothing, since mail scanners follow links. */
@Injectable()
export class SupervisorActions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly signing: AgreementSigning,
    private readonly hours: PlacementHoursService,
    private readonly list: PlacementHoursList,
    private readonly assessments: Assessments,
  ) {}

  /** Null for a link that does not hold. */
  async find(token: string, db: Queryable = this.database): Promise<SupervisorView | null> {
    const [row] = await db.query<{ view: ViewRow }>(`SELECT ${SUPERVISOR_VIEW} AS view ${BY_LINK}`, [
      hashOf(token),
    ]);
    if (!row) return null;
    const { studentName, weeks, ...view } = row.view;
    return {
      studentName: shortName(studentName),
      ...view,
      weeks: weeks.map((week) => ({ week: weekCode(week.monday), ...week })),
    };
  }

  /** Signs the agreement for the workplace. */
  sign(context: RequestContext, input: SignAgreementByLinkInput): Promise<SupervisorView> {
    const { token, agreementVersion: version } = input;
    const name = requiredName(input.name, 'name', PLACEMENT_LIMITS.signer);
    return this.act(context, token, { name, action: 'Skrev under avtalet' }, async (tx, { stored }) => {
      if (!isOpen(stored.state)) throw conflict('STATE', 'Placeringen är avslutad.');
      const before = await this.signing.present(tx, stored.id);
      const { address } = context;
      await this.signing.sign(tx, stored, { party: 'WORKPLACE', version, name, address, signedBy: null });
      const after = await this.signing.present(tx, stored.id);
      tx.history(
        null,
        stored.studentId,
        { agreement: agreementText(before) },
        { agreement: agreementText(after) },
      );
      tx.publish(boardNews(null, 'CHANGED', stored.studentId));
    });
  }

  /** Confirms a reported week. */
  confirmWeek(context: RequestContext, input: ConfirmWeekByLinkInput): Promise<SupervisorView> {
    const { token, week, version } = input;
    const monday = readWeek(week);
    return this.act(
      context,
      token,
      { action: `Bekräftade v. ${weekNumber(monday)} ${week.slice(0, 4)}` },
      async (tx, { stored, writer }) => {
        const placement = await lockPlacementOfWeek(tx, stored.id, null);
        await this.hours.writeConfirmation(tx, placement, { monday, version }, writer);
      },
    );
  }

  /** Reports absence on a day; the other days of its week stay as they are reported. */
  reportAbsence(context: RequestContext, input: ReportAbsenceByLinkInput): Promise<SupervisorView> {
    const { token, day, absence, hours } = input;
    const monday = mondayOf(day);
    return this.act(context, token, { action: `Anmälde frånvaro ${day}` }, async (tx, { stored, writer }) => {
      const placement = await lockPlacementOfWeek(tx, stored.id, null);
      assertBegun(placement);
      const away = { ...readDay({ day, hours: hours ?? 0, absence }, placement), byWorkplace: true };
      const before = await this.list.week(stored.id, monday, tx);
      // A repeated report changes nothing and keeps the confirmation.
      const known = before?.days.find((other) => other.day === day);
      if (known?.byWorkplace && isSameDay(known, away)) return;
      const others = (before?.days ?? []).filter((other) => other.day !== day);
      const days = [...others.map((other) => ({ ...other, minutes: minutesOf(other.hours) })), away];
      await this.hours.writeReport(tx, placement, { monday, before, days }, writer);
    });
  }

  /** Writes the assessment, until the school has read it. */
  assess(context: RequestContext, { token, ...input }: AssessPlacementByLinkInput): Promise<SupervisorView> {
    const given = readAssessment(input);
    return this.act(context, token, { action: 'Lämnade omdöme' }, async (tx, { stored, writer }) => {
      const { id, studentId } = stored;
      const before = await this.assessments.write(tx, stored, given, { name: writer.name, enteredBy: null });
      await withdrawNotices(tx, assessedCause(id));
      await tell(tx, ASSESSED_NOTICE, [id, uuid(), assessedCause(id)]);
      const after = await this.assessments.present(tx, id);
      tx.history(
        null,
        studentId,
        { placementAssessment: assessmentText(before) },
        { placementAssessment: assessmentText(after) },
      );
      tx.publish(boardNews(null, 'CHANGED', studentId));
    });
  }

  /** Locks the placement of the link, acts and leaves an audit record with the supervisor's name. */
  private act(
    { address, userAgent }: RequestContext,
    token: string,
    { name, action }: { name?: string; action: string },
    write: (tx: Work, linked: { stored: PlacementRow; writer: WeekWriter }) => Promise<void>,
  ): Promise<SupervisorView> {
    const outsider = { actor: null, from: { address, userAgent } };
    return this.work.run(outsider, async (tx) => {
      const [known] = await tx.query<
        Read<'placement', 'id' | 'studentId'> & { supervisor: Row<'supervisor'>['name'] }
      >(`SELECT p.id, p.student_id AS "studentId", v.name AS supervisor ${BY_LINK}`, [hashOf(token)]);
      if (!known) throw notFound(DEAD_LINK);
      const [found] = await tx.query('SELECT FROM student WHERE id = $1 FOR NO KEY UPDATE', [
        known.studentId,
      ]);
      if (!found) throw notFound(DEAD_LINK);
      const stored = await findLocked(tx, PlacementEntity, known.id, DEAD_LINK);
      const supervisor = name ?? known.supervisor;
      await write(tx, { stored, writer: { actor: null, userId: null, name: supervisor } });
      tx.audit({ kind: 'SUPERVISOR_ACTED', newValues: { placement: stored.id, supervisor, action } });
      const view = await this.find(token, tx);
      if (!view) throw notFound(DEAD_LINK);
      return view;
    });
  }
}
