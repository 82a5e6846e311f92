import { readGrade } from '../../../../domain/grade-scale.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { GradeKind, SetExamGradeInput, SetGradeInput } from '../../../platform/graphql/generated.js';
import { optionalText } from '../../../platform/validation/text.js';

const LONGEST = { motivation: 1_000, projectTitle: 200, projectSummary: 240, nationalTest: 60, basis: 2_000 };

/** Changes of a grade; omitted values stay unchanged, null clears. */
export interface GradeChanges {
  value?: string | null;
  gradedOn?: string | null;
  kind?: GradeKind;
  motivation?: string | null;
  projectTitle?: string | null;
  projectSummary?: string | null;
  nationalTest?: string | null;
  basis?: string | null;
}

/** Validates an input as far as possible without the course; an empty one lacks its grade. */
export function readChanges(input: SetGradeInput & Partial<SetExamGradeInput>): GradeChanges {
  const changes: GradeChanges = {};
  if (input.grade !== undefined) changes.value = input.grade === null ? null : knownGrade(input.grade);
  if (input.date !== undefined) changes.gradedOn = input.date;
  if (input.kind) changes.kind = input.kind;
  const text = (key: keyof typeof LONGEST, path: string, given: string | null | undefined): void => {
    if (given !== undefined) changes[key] = optionalText(given, path, LONGEST[key]);
  };
  text('motivation', 'reason', input.reason);
  text('projectTitle', 'projectTitle', input.projectTitle);
  text('projectSummary', 'projectSummary', input.projectSummary);
  text('nationalTest', 'nationalTest', input.nationalTest);
  text('basis', 'basis', input.basis);
  if (Object.keys(changes).length === 0) throw badField('grade', 'REQUIRED', 'Ange ett betyg.');
  return changes;
}

/** A reason that must be there. */
export function readReason(given: string): string {
  const reason = optionalText(given, 'reason', LONGEST.motivation);
  if (reason === null) throw badField('reason', 'REQUIRED', 'Ange en motivering.');
  return reason;
}

function knownGrade(typed: string): string {
  const grade = readGrade(typed);
  if (grade === null) throw badField('grade', 'NOT_ALLOWED', 'Betyget ska vara A–F, G, IG eller –.');
  return grade;
}
