import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { Actor } from '../../platform/auth/actor.js';
import { ownOrStaff, visibleTo } from '../../platform/auth/student-scope.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  StudyPlan,
  StudyPlanCheck,
  StudyPlanChoices,
  StudyPlanRevision,
} from '../../platform/graphql/generated.js';
import { accessLogPart, type AccessAction } from '../../platform/history/access-log.js';
import { isOffered } from '../catalogue/course.queries.js';
import {
  checkOf,
  contentOf,
  isExamProgram,
  PLAN_FACTS,
  PLAN_FACTS_FROM,
  type PlanFacts,
} from './plan-facts.queries.js';
import { studyPlanRights } from './study-plans.policy.js';

type PlanRow = Omit<StudyPlan, 'viewerMay'>;
type OpenedFacts = PlanFacts & { studentName: string };

interface Opening {
  actor: Actor;
  studentId: string;
}

const MISSING = 'Eleven finns inte.';
const MOST_REVISIONS = 200;

/** The moments of a kept revision as answers write them. */
const KEPT_MOMENTS = ['agreedAt', 'studentAgreedAt', 'updatedAt']
  .map((name) => `'${name}', iso((content->>'${name}')::timestamptz)`)
  .join(', ');

/** Study plans of students that the viewer may see: one statement each. */
@Injectable()
export class StudyPlanReader {
  /** A plan and its check that are asked for together are read once. */
  private readonly openings = new DataLoader<Opening, OpenedFacts>((asked) => this.readTogether(asked), {
    cache: false,
  });

  constructor(private readonly database: Database) {}

  /** The present plan, with an access record. */
  async open(actor: Actor, studentId: string): Promise<StudyPlan> {
    return planOf(actor, await this.openings.load({ actor, studentId }));
  }

  /** The present plan compared with its goal, with an access record. */
  async check(actor: Actor, studentId: string): Promise<StudyPlanCheck> {
    const check = checkOf(await this.openings.load({ actor, studentId }));
    const none = { isMet: false, isReachable: false, requirements: [], warnings: [] };
    return { studentId, ...(check ?? none) };
  }

  /** The plan without an access record, for a change that writes its own. */
  async one(actor: Actor, studentId: string, db: Queryable): Promise<StudyPlan> {
    return planOf(actor, await this.facts(actor, studentId, db));
  }

  /** Reads each plan once per viewer. A failed read fails only for those who asked for it. */
  private async readTogether(asked: readonly Opening[]): Promise<(OpenedFacts | Error)[]> {
    const reads = new Map<Actor, Map<string, Promise<OpenedFacts>>>();
    for (const { actor, studentId } of asked) {
      const ofActor = reads.get(actor) ?? new Map<string, Promise<OpenedFacts>>();
      reads.set(actor, ofActor);
      if (!ofActor.has(studentId))
        ofActor.set(studentId, this.facts(actor, studentId, this.database.often, 'READ_STUDENT'));
    }
    const settled = await Promise.allSettled(
      asked.map(({ actor, studentId }) => reads.get(actor)!.get(studentId)!),
    );
    return settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)));
  }

  /** The latest revision up to the end of the day. */
  async at(actor: Actor, studentId: string, day: string): Promise<StudyPlan> {
    const params = new SqlParams();
    // After a merge the revisions of the other record are this student's.
    const id = params.add(ownOrStaff(actor, studentId));
    const end = params.add(day);
    const [row] = await this.database.query<{ plan: PlanRow }>(
      `WITH found AS MATERIALIZED (
         SELECT s.id, s.is_protected, s.name, r.content FROM student s JOIN study_plan p ON p.student_id = s.id
         JOIN study_plan_revision r ON r.plan_id = p.id
           AND r.revised_at < ((${end}::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm')
         WHERE s.id = ${id} AND ${visibleTo(actor, params)} ORDER BY r.revised_at DESC LIMIT 1),
       ${accessLogPart(actor, 'READ_STUDENT', params, 'found')}
       SELECT content || jsonb_build_object('studentId', id, 'studentName', name, ${KEPT_MOMENTS}) AS plan FROM found`,
      params.values,
    );
    if (!row) throw notFound('Eleven hade ingen studieplan den dagen.');
    return withRights(actor, row.plan);
  }

  /** The changes of the plan, the latest first, with an access record. */
  async revisions(actor: Actor, studentId: string): Promise<StudyPlanRevision[]> {
    const params = new SqlParams();
    const [row] = await this.database.query<{ revisions: StudyPlanRevision[] }>(
      `WITH found AS MATERIALIZED (SELECT s.id, s.is_protected FROM student s
         WHERE s.id = ${params.add(ownOrStaff(actor, studentId))} AND ${visibleTo(actor, params)}),
       ${accessLogPart(actor, 'READ_STUDENT', params, 'found')}
       SELECT (SELECT coalesce(json_agg(one ORDER BY one.at DESC, one.id DESC), '[]') FROM (
         SELECT r.id, iso(r.revised_at) AS at, r.revised_by_name AS "byName", r.reason, r.content->>'state' AS state,
           jsonb_array_length(r.content->'items') AS courses
         FROM study_plan p JOIN study_plan_revision r ON r.plan_id = p.id WHERE p.student_id = s.id
         ORDER BY r.revised_at DESC LIMIT ${MOST_REVISIONS}) one) AS revisions
       FROM found s`,
      params.values,
    );
    if (!row) throw notFound(MISSING);
    return row.revisions;
  }

  /** Current programs with points and packages by name; an exam needs points. */
  async choices(): Promise<StudyPlanChoices> {
    const choice = `coalesce(json_agg(json_build_object('id', one.id, 'name', one.name) ORDER BY one.name, one.id), '[]')`;
    const [row] = await this.database.query<StudyPlanChoices>(
      `SELECT (SELECT ${choice} FROM program one WHERE ${isExamProgram('one')}) AS programs,
         (SELECT ${choice} FROM course_package one WHERE ${isOffered('one')}) AS packages`,
    );
    return row!;
  }

  /** The plan with everything that its courses and its check depend on; `access` records who read it. */
  async facts(
    actor: Actor,
    studentId: string,
    db: Queryable,
    access: AccessAction | null = null,
  ): Promise<OpenedFacts> {
    const params = new SqlParams();
    const [row] = await db.query<OpenedFacts>(
      `WITH found AS MATERIALIZED (SELECT s.id, s.is_protected FROM student s
         WHERE s.id = ${params.add(ownOrStaff(actor, studentId))} AND ${visibleTo(actor, params)}),
       ${accessLogPart(actor, access, params, 'found')}
       SELECT ${PLAN_FACTS}, s.name AS "studentName" ${PLAN_FACTS_FROM}
       WHERE s.id = (SELECT id FROM found)`,
      params.values,
    );
    if (!row) throw notFound(MISSING);
    return row;
  }
}

function planOf(actor: Actor, facts: OpenedFacts): StudyPlan {
  return withRights(actor, { studentName: facts.studentName, ...contentOf(facts) });
}

function withRights(actor: Actor, plan: PlanRow): StudyPlan {
  return { ...plan, viewerMay: studyPlanRights(actor, plan.studentId) };
}
