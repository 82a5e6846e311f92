import { Injectable } from '@nestjs/common';
import { studyPlanStateLabels } from '../../../domain/labels/study-plan.js';
import { counted } from '../../../domain/numbers.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { StudyPlan } from '../../platform/graphql/generated.js';
import { checkStudyPlans } from './study-plan-checks.repository.js';
import { revisionOf, type PlanContent } from './plan-facts.queries.js';
import { StudyPlanReader } from './study-plans.queries.js';
import { addRevision } from './study-plans.repository.js';

/** Revisions of study plans: each change of a plan keeps one, in its transaction. */
@Injectable()
export class StudyPlanRevisions {
  constructor(private readonly reader: StudyPlanReader) {}

  /** Reads the plan after the change, keeps it as a revision and records it in the student's history. */
  async keep(
    tx: Work,
    actor: Actor,
    { planId, studentId, reason }: { planId: string; studentId: string; reason: string },
  ): Promise<StudyPlan> {
    await checkStudyPlans(tx, [planId]);
    const plan = await this.reader.one(actor, studentId, tx);
    await addRevision(tx, actor, { planId, reason, content: keptContent(plan) });
    tx.history(actor, studentId, {}, { studyPlan: `${reason} (${textOf(plan)})` });
    return plan;
  }
}

function keptContent(plan: StudyPlan): PlanContent {
  const content: Partial<StudyPlan> = { ...plan };
  delete content.viewerMay;
  delete content.studentName;
  return revisionOf(content as PlanContent);
}

/** 'Undersköterska, 12 kurser, överenskommen' */
function textOf({ goalText, items, state }: StudyPlan): string {
  const courses = counted(items.length, 'kurs', 'kurser');
  return [goalText, courses, studyPlanStateLabels[state!].toLocaleLowerCase('sv')].join(', ');
}
