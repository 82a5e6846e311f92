import { Injectable } from '@nestjs/common';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { hasBegun } from '../../../../domain/placements/state.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type {
  AssessPlacementInput,
  GoalAssessmentInput,
  Placement,
  PlacementAssessment,
  SeeAssessmentInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalText, requiredName } from '../../../platform/validation/text.js';
import { withdrawNotices } from '../../notifications/notifications.repository.js';
import { PlacementChanges } from '../placement-changes.service.js';
import { lockPlacement, type PlacementRow } from '../placement-locks.queries.js';
import { ASSESSMENT, assessedCause, missingCause } from './assessments.queries.js';
import { markSeen, writeAssessment, type Assessor, type GoalLevel } from './assessments.repository.js';

/** An assessment before it is compared with the goals of its placement. */
export interface GivenAssessment {
  version: number | null | undefined;
  goals: readonly GoalLevel[];
  text: string | null;
}

/** Validates an assessment as far as possible without its placement. Throws BAD_USER_INPUT on the field. */
export function readAssessment(input: {
  version?: number | null;
  goals: readonly GoalAssessmentInput[];
  text?: string | null;
}): GivenAssessment {
  const { note, comment: longest } = PLACEMENT_LIMITS;
  const goals = input.goals.map(({ goalId, level, text }, place) => ({
    ...{ goalId: requireId(goalId, `goals.${place}.goalId`), level },
    comment: optionalText(text, `goals.${place}.text`, longest),
  }));
  if (new Set(goals.map(({ goalId }) => goalId)).size < goals.length)
    throw badField('goals', 'DUPLICATE', 'Ett mål står två gånger.');
  return { version: input.version, goals, text: optionalText(input.text, 'text', note) };
}

/** The supervisor's assessments of placements. */
@Injectable()
export class Assessments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: PlacementChanges,
  ) {}

  /** From a paper. */
  assess(call: Call, { placementId, supervisorName, ...input }: AssessPlacementInput): Promise<Placement> {
    const given = readAssessment(input);
    const name = supervisorName
      ? requiredName(supervisorName, 'supervisorName', PLACEMENT_LIMITS.signer)
      : null;
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, placementId, null);
      const before = await this.changes.before(tx, call.actor, placementId);
      const assessor = name ?? before.supervisor?.name;
      if (!assessor)
        throw badField(
          'supervisorName',
          'REQUIRED',
          'Ange handledarens namn: placeringen har ingen handledare.',
        );
      await this.write(tx, stored, given, { name: assessor, enteredBy: call.actor });
      return this.changes.answer(tx, call.actor, before);
    });
  }

  see(call: Call, { placementId, version }: SeeAssessmentInput): Promise<Placement> {
    return this.work.run(call, async (tx) => {
      await lockPlacement(tx, call.actor, placementId, null);
      const before = await this.changes.before(tx, call.actor, placementId);
      if (before.assessment === null)
        throw conflict('NOT_ASSESSED', 'Handledaren har inte lämnat något omdöme.');
      if (before.assessment.seenAt !== null) return before;
      assertVersion(before.assessment, version, 'Handledaren har ändrat omdömet sedan du öppnade det.');
      await markSeen(tx, placementId, call.actor);
      await withdrawNotices(tx, assessedCause(placementId));
      return this.changes.answer(tx, call.actor, before);
    });
  }

  /** The assessment as it is stored; null without one. */
  async present(tx: Work, placementId: string): Promise<PlacementAssessment | null> {
    const [row] = await tx.query<{ assessment: PlacementAssessment | null }>(
      `SELECT ${ASSESSMENT} AS assessment FROM placement p WHERE p.id = $1`,
      [placementId],
    );
    return row?.assessment ?? null;
  }

  /** Stores the assessment of a placement that the caller has locked. Returns the one before. */
  async write(
    tx: Work,
    { id, state }: PlacementRow,
    { version, goals, text }: GivenAssessment,
    assessor: Assessor,
  ): Promise<PlacementAssessment | null> {
    if (!hasBegun(state))
      throw conflict('STATE', 'Placeringen har inte börjat. Omdömet lämnas när den pågår.');
    const [stored] = await tx.query<{ assessment: PlacementAssessment | null; goalIds: string[] }>(
      `SELECT ${ASSESSMENT} AS assessment,
         ARRAY(SELECT g.id FROM placement_goal g WHERE g.placement_id = p.id) AS "goalIds"
       FROM placement p WHERE p.id = $1`,
      [id],
    );
    const { assessment, goalIds } = stored!;
    if (assessor.enteredBy === null && assessment?.seenAt)
      throw conflict('SEEN', 'Skolan har läst omdömet. Be läraren om något ska ändras.');
    assertVersion(
      assessment ?? { version: 0 },
      version,
      'Någon annan har ändrat omdömet sedan du öppnade det.',
    );
    if (goals.some(({ goalId }) => !goalIds.includes(goalId)))
      throw badField('goals', 'BAD_REFERENCE', 'Målet finns inte på placeringen.');
    if (goals.length < goalIds.length) throw badField('goals', 'REQUIRED', 'Välj en nivå för varje mål.');
    if (goalIds.length === 0 && text === null) throw badField('text', 'REQUIRED', 'Skriv ett omdöme.');
    await writeAssessment(tx, id, { goals, text }, assessor);
    await withdrawNotices(tx, missingCause(id));
    return assessment;
  }
}
