import { Injectable } from '@nestjs/common';
import { studyPlanStateLabels } from '../../../domain/labels/study-plan.js';
import { counted } from '../../../domain/numbers.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Read } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { StudyPlan } from '../../platform/graphql/generated.js';
import { checkStudyPlans } from './study-plan-checks.repository.js';
import { revisionOf, type PlanContent } from './plan-facts.queries.js';
import { StudyPlanReader } from './study-plans.queries.js';
import { addRevision } from './study-plans.repository.js';

type Agreement = Read<'study_plan', 'state' | 'agreedAt' | 'agreedByName' | 'studentAgreedAt'>;

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

  /** State and agreements from before the latest change, if the plan has the same content as then; else null. */
  async agreedBefore(
    tx: Work,
    actor: Actor,
    { planId, studentId }: { planId: string; studentId: string },
  ): Promise<Agreement | null> {
    const [before] = await tx.query<{ content: PlanContent }>(
      'SELECT content FROM study_plan_revision WHERE plan_id = $1 ORDER BY revised_at DESC OFFSET 1 LIMIT 1',
      [planId],
    );
    if (!before) return null;
    const { state, agreedAt, agreedByName, studentAgreedAt } = before.content;
    const content = comparable(keptContent(await this.reader.one(actor, studentId, tx)));
    if (state === null || state === 'CLOSED' || comparable(before.content) !== content) return null;
    const at = (time: string | null) => (time === null ? null : new Date(time));
    return { state, agreedAt: at(agreedAt), agreedByName, studentAgreedAt: at(studentAgreedAt) };
  }
}

/** Content of a plan, to which its agreements refer. */
const comparable = ({ items, ...plan }: PlanContent): string =>
  JSON.stringify([
    ...[plan.goal, plan.programId, plan.packageId, plan.sfiPath, plan.sfiCourse, plan.basicPoints],
    ...[plan.upperSecondaryPoints, plan.startDate, plan.plannedEndDate, plan.pacePercent],
    ...items.map(({ id, course, term, source }) => [id, course.id, term, source === 'WISH'].join(' ')).sort(),
  ]);

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
