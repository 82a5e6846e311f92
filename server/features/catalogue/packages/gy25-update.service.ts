import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  CoursePackage,
  Gy25Proposal,
  Gy25Replacement,
  UpdatePackageToGy25Input,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { PackageList } from './packages.queries.js';
import { addEdition } from './packages.service.js';
import { courseJson } from '../courses/course-json.queries.js';
import { replaceCourses } from './packages.repository.js';
import { found } from '../found.rules.js';

/**
 * 'Uppdatera till Gy25' (pages, section 5): proposes equivalents and lists unpaired courses. Nothing changes until
 * it is applied.
 */
@Injectable()
export class Gy25Update {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly list: PackageList,
  ) {}

  async propose(packageId: string): Promise<Gy25Proposal> {
    const [row] = await this.database.query<{ replacements: Gy25Replacement[]; unchanged: number }>(
      `SELECT (SELECT count(*)::integer FROM course_package_course r JOIN course c ON c.id = r.course_id
           WHERE r.package_id = p.id AND c.system <> 'GY11') AS unchanged,
         (SELECT coalesce(json_agg(json_build_object('course', ${courseJson('c')}, 'proposals',
             (SELECT coalesce(json_agg(${courseJson('o')} ORDER BY o.code), '[]'::json)
              FROM course_pair e JOIN course o ON o.id = e.equivalent_id
              WHERE e.course_id = c.id AND o.system = 'GY25' AND o.archived_at IS NULL)) ORDER BY r.position), '[]'::json)
          FROM course_package_course r JOIN course c ON c.id = r.course_id
          WHERE r.package_id = p.id AND c.system = 'GY11') AS replacements
       FROM course_package p WHERE p.id = $1`,
      [requireId(packageId, 'packageId')],
    );
    if (!row) throw notFound('Kurspaketet finns inte.');
    return row;
  }

  /**
   * Creates a new edition with the chosen replacements, so that students who started with Gy11 keep theirs.
   * Replacements must be equivalents.
   */
  apply(call: Call, { id, replacements }: UpdatePackageToGy25Input): Promise<CoursePackage> {
    requireId(id, 'id');
    const pairs = replacements.map(({ courseId, replacementId }, index) => ({
      course_id: requireId(courseId, `replacements.${index}.courseId`),
      replacement_id: requireId(replacementId, `replacements.${index}.replacementId`),
    }));
    if (pairs.length === 0) throw conflict('NOTHING_TO_DO', 'Välj minst en kurs att ersätta.');
    return this.work.run(call, async (tx) => {
      const edition = await addEdition(tx, id);
      await assertOnce(tx, edition, pairs);
      const [bad] = await tx.query<{ place: number }>(
        `SELECT place::integer - 1 AS place
         FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (course_id uuid, replacement_id uuid))
           WITH ORDINALITY AS pair(course_id, replacement_id, place)
         WHERE NOT EXISTS (SELECT FROM course_pair e JOIN course_package_course r ON r.course_id = e.course_id
           WHERE r.package_id = $2 AND e.course_id = pair.course_id AND e.equivalent_id = pair.replacement_id)`,
        [JSON.stringify(pairs), edition],
      );
      if (bad)
        throw badField(
          `replacements.${bad.place}.replacementId`,
          'NOT_ALLOWED',
          'Kursen är ingen motsvarighet.',
        );
      await replaceCourses(tx, pairs, edition);
      return found(this.list.find(edition, tx), 'Kurspaketet finns inte.');
    });
  }
}

/** A course may occur only once in a package: a replacement must not exist in it or be chosen twice. */
async function assertOnce(
  tx: Work,
  packageId: string,
  pairs: readonly { replacement_id: string }[],
): Promise<void> {
  const there = await tx.query<Pick<Row<'course_package_course'>, 'course_id'>>(
    'SELECT course_id FROM course_package_course WHERE package_id = $1',
    [packageId],
  );
  const taken = new Set(there.map(({ course_id }) => course_id));
  pairs.forEach(({ replacement_id }, index) => {
    if (taken.has(replacement_id))
      throw badField(`replacements.${index}.replacementId`, 'DUPLICATE', 'Kursen finns redan i paketet.');
    taken.add(replacement_id);
  });
}
