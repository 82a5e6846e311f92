import type {
  CourseKind,
  CourseLevel,
  CourseSystem,
  PriceCategory,
} from '../../../../../../domain/generated';
import {
  courseKindLabels,
  courseLevelLabels,
  courseSystemLabels,
} from '../../../../../../domain/labels/course';
import { priceCategoryLabels } from '../../../../../../domain/labels/earning';
import type { CourseRowFragment } from '../../catalogue.generated';
import type { CourseInput } from '../../../../graphql/types.generated';
import type { ComparedField } from '../../../../ui/feedback/conflict-message';

export interface ChosenCourse {
  id: string;
  code: string;
  name: string;
  system: CourseSystem;
  /** Where the pair was published; not there while it is not saved. */
  source?: string | null;
}

export interface CourseDraft {
  code: string;
  name: string;
  subject: string;
  points: string;
  system: CourseSystem;
  level: CourseLevel;
  kind: CourseKind;
  priceCategory: PriceCategory | null;
  validFrom: string | null;
  validTo: string | null;
  cancelledOn: string | null;
  equivalents: readonly ChosenCourse[];
}

export const emptyCourse: CourseDraft = {
  code: '',
  name: '',
  subject: '',
  points: '100',
  system: 'GY25',
  level: 'UPPER_SECONDARY',
  kind: 'COURSE',
  priceCategory: 'GENERAL',
  validFrom: null,
  validTo: null,
  cancelledOn: null,
  equivalents: [],
};

export function draftOfCourse(course: CourseRowFragment | null): CourseDraft {
  if (!course) return emptyCourse;
  const { code, name, subject, points, system, level, kind, priceCategory } = course;
  return {
    ...{ code, name, system, level, kind, priceCategory },
    subject: subject ?? '',
    points: points === null ? '' : String(points),
    validFrom: course.validFrom,
    validTo: course.validTo,
    cancelledOn: course.cancelledOn,
    equivalents: course.equivalents,
  };
}

/** The draft as the contract's input; text that is not a number is left to the form's validation. */
export function toCourseInput({ points, subject, equivalents, ...draft }: CourseDraft): CourseInput {
  return {
    ...draft,
    subject: subject.trim() || null,
    points: points.trim() === '' ? null : Number(points),
    equivalentIds: equivalents.map(({ id }) => id),
  };
}

/** Client-side validation of the draft; the server checks the rest. */
export function courseFaults({
  code,
  name,
  points,
}: CourseDraft): Partial<Record<'code' | 'name' | 'points', string>> {
  return {
    ...(code.trim() ? {} : { code: 'Fyll i kurskod.' }),
    ...(name.trim() ? {} : { name: 'Fyll i kursnamn.' }),
    ...(/^\d{0,4}$/.test(points.trim()) ? {} : { points: 'Ange poängen som ett heltal.' }),
  };
}

/** The fields as the form names them, for comparing with what someone else has saved. */
export const comparedCourse: readonly ComparedField<CourseDraft>[] = [
  { label: 'Kurskod', text: ({ code }) => code },
  { label: 'System', text: ({ system }) => courseSystemLabels[system] },
  { label: 'Kursnamn', text: ({ name }) => name },
  { label: 'Ämne', text: ({ subject }) => subject },
  { label: 'Poäng', text: ({ points }) => points },
  { label: 'Nivå', text: ({ level }) => courseLevelLabels[level] },
  { label: 'Sort', text: ({ kind }) => courseKindLabels[kind] },
  {
    label: 'Priskategori',
    text: ({ priceCategory }) => (priceCategory ? priceCategoryLabels[priceCategory] : ''),
  },
  { label: 'Giltig från', text: ({ validFrom }) => validFrom ?? '' },
  { label: 'Giltig t.o.m.', text: ({ validTo }) => validTo ?? '' },
  { label: 'Upphävd för nya studerande från', text: ({ cancelledOn }) => cancelledOn ?? '' },
  {
    label: 'Motsvarighet',
    text: ({ equivalents }) =>
      equivalents
        .map(({ code }) => code)
        .sort()
        .join(', '),
  },
];

const patterns: Partial<Record<CourseSystem, RegExp>> = {
  GY11: /^[A-ZÅÄÖ]{6}\d{1,2}([a-d]\d?)?S?$/,
  GY25: /^[A-ZÅÄÖ]{4}\d[A-D0]\d\dX([A-Z]{3})?$/,
  VUX_GRUND: /^GRN[A-ZÅÄÖ]{3}[A-Z0-9]$/,
};

/** Hints about unusual values while the user types; they reject nothing (pages §4, domain D3). */
export function courseHints({ code, system, points }: CourseDraft): { code?: string; points?: string } {
  const typed = code.trim().normalize('NFC');
  const number = Number(points);
  return {
    ...(typed !== '' &&
      patterns[system]?.test(typed) === false && {
        code: 'Koden ser inte ut som den brukar i systemet. Den kan sparas ändå.',
      }),
    ...(points.trim() !== '' &&
      (number < 5 || number > 400 || number % 5 !== 0) && { points: 'Poäng brukar vara 5–400 i steg om 5.' }),
  };
}
