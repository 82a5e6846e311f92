import type { ProgramPart } from '../../../../../domain/generated';
import { programPartLabels } from '../../../../../domain/labels/education';
import type { ProgramRowFragment } from '../catalogue.generated';
import type { ProgramInput } from '../../../graphql/types.generated';
import type { ComparedField } from '../../../ui/feedback/conflict-message';
import type { Equivalent } from '../../../ui/course-code';

export const pointFields = [
  'points',
  'requiredPoints',
  'programmePoints',
  'freePoints',
  'passedPoints',
] as const;
export type PointField = (typeof pointFields)[number];

export const pointLabels: Record<PointField, string> = {
  points: 'Poäng i allt',
  requiredPoints: 'Obligatoriska poäng',
  programmePoints: 'Programkurser, minst',
  freePoints: 'Fria kurser, högst',
  passedPoints: 'Godkända poäng, minst',
};

export interface ProgramDraftCourse {
  id: string;
  code: string;
  equivalents: readonly Equivalent[];
  name: string;
  part: ProgramPart;
  choiceGroup: string;
}

export type ProgramDraft = Record<PointField, string> & {
  name: string;
  code: string;
  description: string;
  courses: readonly ProgramDraftCourse[];
};

export function draftOfProgram(program: ProgramRowFragment | null): ProgramDraft {
  const points = Object.fromEntries(
    pointFields.map((field) => [field, program?.[field] === null || !program ? '' : String(program[field])]),
  ) as Record<PointField, string>;
  return {
    ...points,
    name: program?.name ?? '',
    code: program?.code ?? '',
    description: program?.description ?? '',
    courses: (program?.courses ?? []).map(({ course, part, choiceGroup }) => ({
      ...{ id: course.id, code: course.code, equivalents: course.equivalents, name: course.name, part },
      choiceGroup: choiceGroup ?? '',
    })),
  };
}

/** Client-side validation; the server checks the rest. */
export function programFaults(draft: ProgramDraft): Partial<Record<'name' | PointField, string>> {
  const faults: Partial<Record<'name' | PointField, string>> = {};
  if (!draft.name.trim()) faults.name = 'Fyll i programmets namn.';
  for (const field of pointFields)
    if (!/^\d{0,5}$/.test(draft[field].trim())) faults[field] = 'Ange ett heltal.';
  return faults;
}

export function toProgramInput(draft: ProgramDraft): ProgramInput {
  const numbers = Object.fromEntries(
    pointFields.map((field) => [field, draft[field].trim() === '' ? null : Number(draft[field])]),
  ) as Record<PointField, number | null>;
  return {
    ...numbers,
    name: draft.name,
    code: draft.code.trim() || null,
    description: draft.description.trim() || null,
    courses: draft.courses.map(({ id, part, choiceGroup }) => ({
      courseId: id,
      part,
      choiceGroup: choiceGroup.trim() || null,
    })),
  };
}

/** The fields as the form names them, for comparing with what someone else has saved. */
export const comparedProgram: readonly ComparedField<ProgramDraft>[] = [
  { label: 'Namn', text: ({ name }) => name },
  { label: 'Programkod', text: ({ code }) => code },
  ...pointFields.map((field) => ({
    label: pointLabels[field],
    text: (draft: ProgramDraft) => draft[field],
  })),
  { label: 'Beskrivning', text: ({ description }) => description },
  {
    label: 'Kurser i regelverket',
    text: ({ courses }) =>
      courses
        .map(({ code, part, choiceGroup }) =>
          [code, programPartLabels[part].toLowerCase(), choiceGroup.trim()].filter(Boolean).join(' '),
        )
        .join(', '),
  },
];
