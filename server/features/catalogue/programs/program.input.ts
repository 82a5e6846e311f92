import { badField } from '../../../platform/errors/app-error.js';
import type { ProgramCourseInput, ProgramInput } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine, optionalText, requiredLine } from '../../../platform/validation/text.js';
import { readCode } from '../courses/course.input.js';
import { assertOnce, together } from '../course-rows.queries.js';
import type { Columns, Row } from '../../../platform/database/rows.js';

export type ProgramColumns = Omit<Columns<'program'>, 'id' | 'version' | 'archivedAt'>;

export type ProgramCourseColumns = Pick<Row<'program_course'>, 'course_id' | 'part' | 'choice_group'>;

const MOST_COURSES = 200;
const MOST_POINTS = 10_000;
const POINTS = ['points', 'requiredPoints', 'programmePoints', 'freePoints', 'passedPoints'] as const;

/** Validates the program form (domain, D4). Throws BAD_USER_INPUT on the field. */
export function readProgram(program: ProgramInput): ProgramColumns {
  for (const field of POINTS) {
    const value = program[field];
    if (typeof value === 'number' && (value < 0 || value > MOST_POINTS))
      throw badField(`program.${field}`, 'RANGE', `Ange ett tal från 0 till ${MOST_POINTS}.`);
  }
  const { points = null, passedPoints = null } = program;
  if (points !== null && passedPoints !== null && passedPoints > points)
    throw badField('program.passedPoints', 'ORDER', 'Godkända poäng kan inte vara fler än poängen i allt.');
  return {
    code: program.code?.trim() ? readCode(program.code, 'program.code') : null,
    name: requiredLine(program.name, 'program.name', 120),
    description: optionalText(program.description, 'program.description', 2_000),
    points,
    requiredPoints: program.requiredPoints ?? null,
    programmePoints: program.programmePoints ?? null,
    freePoints: program.freePoints ?? null,
    passedPoints,
  };
}

export function readProgramCourses(courses: readonly ProgramCourseInput[]): ProgramCourseColumns[] {
  if (courses.length > MOST_COURSES)
    throw badField('program.courses', 'TOO_LONG', `Ett program har högst ${MOST_COURSES} kurser.`);
  const path = (index: number, field: string) => `program.courses.${index}.${field}`;
  const rows = courses.map(({ courseId, part, choiceGroup }, index) => ({
    course_id: requireId(courseId, path(index, 'courseId')),
    part,
    choice_group: optionalLine(choiceGroup, path(index, 'choiceGroup'), 60),
  }));
  assertOnce(rows, 'program', 'Kursen finns redan i programmet.');
  return together(rows);
}
