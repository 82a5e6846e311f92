import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { CompetenceGap, CompetenceGapsInput } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { movesOn } from '../../course-instances/planning/course-instances.repository.js';
import { OPEN_EXAM } from '../../exams/exams.repository.js';

const MOST_INSTANCES = 200;

/** Teacher $1 has the subject of course `c`. */
const hasSubject = (more = ''): string => `EXISTS (SELECT FROM teacher_subject ts
  WHERE ts.teacher_id = $1 AND lower(ts.subject) = lower(c.subject) ${more})`;

/** Courses that a teacher would teach without competence: a warning for the administrator. */
@Injectable()
export class CompetenceGaps {
  constructor(private readonly database: Database) {}

  find(input: CompetenceGapsInput): Promise<CompetenceGap[]> {
    const { teacherId, courseId, courseInstanceIds, replacesId, fromOn } = input;
    const named = courseInstanceIds ?? [];
    if (named.length > MOST_INSTANCES)
      throw badField('courseInstanceIds', 'RANGE', `Välj högst ${MOST_INSTANCES} kurstillfällen.`);
    return this.database.query<CompetenceGap>(
      `WITH taught AS (
         SELECT ci.course_id FROM course_instance ci
           WHERE ci.id = ANY ($2::uuid[]) OR ${movesOn('$3::uuid', 'coalesce($4::date, today())')}
         UNION SELECT x.course_id FROM exam x WHERE x.teacher_id = $3::uuid AND ${OPEN_EXAM}
         UNION SELECT $5::uuid)
       SELECT c.id AS "courseId", c.name AS course, c.code AS "courseCode", c.subject,
         ${hasSubject()} AS "teachesSubject"
       FROM course c WHERE c.id IN (SELECT course_id FROM taught) AND c.subject IS NOT NULL
         AND NOT ${hasSubject('AND ts.is_qualified')}
       ORDER BY c.name, c.code`,
      [
        requireId(teacherId, 'teacherId'),
        named.map((id) => requireId(id, 'courseInstanceIds')),
        replacesId ? requireId(replacesId, 'replacesId') : null,
        fromOn ?? null,
        courseId ? requireId(courseId, 'courseId') : null,
      ],
    );
  }
}
