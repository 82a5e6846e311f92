import { Injectable } from '@nestjs/common';
import { placementStateLabels } from '../../../domain/labels/placement.js';
import { periodText } from '../../../domain/days.js';
import { isUsual, weekdaysText } from '../../../domain/placements/weekdays.js';
import { counted } from '../../../domain/numbers.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { Placement } from '../../platform/graphql/generated.js';
import { differing, type Values } from '../../platform/history/history-row.js';
import { boardNews } from '../../platform/realtime/live-event.js';
import { agreementText } from './agreements/agreement.mapper.js';
import { PlacementList } from './placements.queries.js';
import { assessmentText } from './assessments/assessments.mapper.js';
import { coursesText, goalsText } from './goals/placement-goals.mapper.js';
import { talksText } from './talks/talks.mapper.js';

/** Reads a placement before and after a change, and leaves its record. */
@Injectable()
export class PlacementChanges {
  constructor(private readonly list: PlacementList) {}

  before(tx: Work, actor: Actor, id: string): Promise<Placement> {
    return this.list.one(actor, id, tx);
  }

  /** Records the difference in the student's history, tells open boards and answers with the placement. */
  async answer(tx: Work, actor: Actor, before: Placement): Promise<Placement> {
    const after = await this.list.one(actor, before.id, tx);
    const [was, is] = differing(valuesOf(before), valuesOf(after));
    if (Object.keys(is).length > 0) tx.history(actor, after.studentId, was, is);
    tx.publish(boardNews(actor, 'CHANGED', after.studentId));
    return after;
  }
}

/** The placement in the student's history, by field. */
export const valuesOf = (placement: Placement): Values => ({
  placement: placementText(placement),
  placementSupervisor: placement.supervisor?.name ?? null,
  placementTeacher: placement.teacher?.username ?? null,
  agreement: agreementText(placement.agreement),
  placementTalks: talksText(placement.talks),
  placementCourses: coursesText(placement),
  placementGoals: goalsText(placement),
  placementAssessment: assessmentText(placement.assessment),
});

/** The same before the placement was planned. */
export const noValues = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((field) => [field, null]));

/** What a text of a placement says. */
export type PlacementFacts = Pick<
  Placement,
  | 'startDate'
  | 'endDate'
  | 'weekdays'
  | 'hoursPerWeek'
  | 'plannedHours'
  | 'state'
  | 'stateReason'
  | 'endedOn'
  | 'waivedReason'
> & { workplace: { name: string } };

/** The placement in the student's history: 'Björken, 2026-11-30 – 2026-12-18, 120 timmar (40 i veckan), planerad'. */
export function placementText({
  workplace,
  startDate,
  endDate,
  hoursPerWeek,
  plannedHours,
  weekdays,
  state,
  ...rest
}: PlacementFacts): string {
  const reason = rest.stateReason ?? rest.waivedReason;
  const words = [
    workplace.name,
    periodText(startDate, endDate),
    `${counted(plannedHours, 'timme', 'timmar')} (${hoursPerWeek} i veckan)`,
    ...(isUsual(weekdays) ? [] : [weekdaysText(weekdays)]),
    [placementStateLabels[state].toLocaleLowerCase('sv'), rest.endedOn].filter(Boolean).join(' '),
  ];
  return reason ? `${words.join(', ')}: ${reason}` : words.join(', ');
}
