import { counted } from '../../../../domain/numbers.js';
import { Injectable } from '@nestjs/common';
import { programList } from '../../../../domain/lists/catalogue/programs.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { filterConditions, type FilterSql } from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { CatalogueWarning, Program, ProgramFilter } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { isCurrent } from '../course.queries.js';
import { courseJson } from '../courses/course-json.queries.js';

type ProgramRow = Omit<Program, 'warnings' | 'keptBecause'> & { requiredSum: number; allStudents: number };

const FIELDS = `json_build_object(
  'id', p.id, 'version', p.version, 'code', p.code, 'name', p.name, 'description', p.description, 'points', p.points,
  'requiredPoints', p.required_points, 'programmePoints', p.programme_points, 'freePoints', p.free_points,
  'passedPoints', p.passed_points, 'isArchived', p.archived_at IS NOT NULL,
  'activeStudents', (SELECT count(DISTINCT e.student_id) FROM enrollment e WHERE e.program_id = p.id AND ${isCurrent('e')}),
  'allStudents', (SELECT count(DISTINCT e.student_id) FROM enrollment e WHERE e.program_id = p.id),
  'requiredSum', (SELECT coalesce(sum(g.points), 0) FROM (
    SELECT max(coalesce(c.points, 0)) AS points FROM program_course r JOIN course c ON c.id = r.course_id
    WHERE r.program_id = p.id AND r.part = 'REQUIRED' GROUP BY coalesce(r.choice_group, r.course_id::text)) g),
  'courses', (SELECT coalesce(json_agg(json_build_object('course', ${courseJson('c')}, 'part', r.part,
      'choiceGroup', r.choice_group) ORDER BY r.position), '[]'::json)
    FROM program_course r JOIN course c ON c.id = r.course_id WHERE r.program_id = p.id))`;

const FILTER: FilterSql<typeof programList> = {
  q: (value) => `lower(concat_ws(' ', p.name, p.code)) LIKE ${value()}`,
  // Without it, archived programs are left out (see `all`).
  archived: null,
};

/** The programs with their rules (pages, section 4: the second tab), not paginated. */
@Injectable()
export class ProgramList {
  constructor(private readonly database: Database) {}

  async all(filter: ProgramFilter): Promise<Program[]> {
    const params = new SqlParams();
    const where = [
      filter.archived ? 'true' : 'p.archived_at IS NULL',
      ...filterConditions(programList, filter, { sql: FILTER, params }),
    ];
    const rows = await this.database.query<{ program: ProgramRow }>(
      `SELECT ${FIELDS} AS program FROM program p WHERE ${where.join(' AND ')} ORDER BY p.name, p.id`,
      params.values,
    );
    return rows.map(({ program }) => toProgram(program));
  }

  async find(id: string, db: Queryable = this.database): Promise<Program | null> {
    const [row] = await db.query<{ program: ProgramRow }>(
      `SELECT ${FIELDS} AS program FROM program p WHERE p.id = $1`,
      [requireId(id, 'id')],
    );
    return row ? toProgram(row.program) : null;
  }
}

function toProgram({ requiredSum, allStudents, ...program }: ProgramRow): Program {
  return {
    ...program,
    warnings: programWarnings(program, requiredSum),
    keptBecause:
      allStudents > 0
        ? `Programmet används av ${counted(allStudents, 'elev', 'elever')} och kan bara arkiveras.`
        : null,
  };
}

/** Warnings about a program: mandatory courses or parts do not add up to the required points. */
function programWarnings(
  program: Pick<Program, 'points' | 'requiredPoints' | 'programmePoints' | 'freePoints' | 'courses'>,
  requiredSum: number,
): CatalogueWarning[] {
  const { points, requiredPoints, programmePoints, freePoints, courses } = program;
  const warnings: CatalogueWarning[] = [];
  const listed = courses.some(({ part }) => part === 'REQUIRED');
  if (listed && requiredPoints !== null && requiredSum !== requiredPoints) {
    warnings.push({
      code: 'POINTS_DIFFER',
      message: `De obligatoriska kursernas poängsumma ${requiredSum} avviker från ${requiredPoints}.`,
    });
  }
  const parts = [requiredPoints, programmePoints, freePoints];
  if (points !== null && parts.every((part) => part !== null)) {
    const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
    if (sum < points)
      warnings.push({ code: 'POINTS_DIFFER', message: `Delarna ger tillsammans ${sum} av ${points} poäng.` });
  }
  return warnings;
}
