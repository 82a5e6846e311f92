import { courseKindLabels, courseLevelLabels, courseSystemLabels } from '../../../domain/labels/course.js';
import { courseInstanceStatusLabels, studyFormLabels } from '../../../domain/labels/course-instance.js';
import { packageKindLabels } from '../../../domain/labels/education.js';
import type { CourseEventRow } from './course-timeline.queries.js';

type Value = string | number | null;

/** Names of the fields of courses, packages, programs and course instances, as in their forms. */
const FIELDS: Readonly<Record<string, string>> = {
  code: 'Kod',
  name: 'Namn',
  points: 'Poäng',
  subject: 'Ämne',
  system: 'System',
  level: 'Nivå',
  kind: 'Typ',
  priceCategory: 'Priskategori',
  validFrom: 'Giltig från',
  validTo: 'Giltig t.o.m.',
  cancelledOn: 'Upphävd för nya studerande från',
  targetPoints: 'Mål, poäng',
  aplWeeks: 'APL-veckor',
  description: 'Beskrivning',
  courses: 'Kurser',
  requiredPoints: 'Gemensamma poäng',
  programmePoints: 'Programpoäng',
  freePoints: 'Valbara poäng',
  passedPoints: 'Godkända poäng',
  startDate: 'Start',
  endDate: 'Slut',
  pacePercent: 'Studietakt',
  studyForm: 'Form',
  location: 'Plats',
  municipality: 'Kommun',
  teacher: 'Lärare',
  capacity: 'Platser',
  gradesDueOn: 'Betyg klara senast',
  planning: 'Planering',
};

/** Words for the codes of fields. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  system: courseSystemLabels,
  level: courseLevelLabels,
  kind: { ...courseKindLabels, ...packageKindLabels },
  studyForm: studyFormLabels,
  planning: courseInstanceStatusLabels,
};

/** Texts that are too long to repeat: only their change is told. */
const LONG: ReadonlySet<string> = new Set(['description', 'courses']);

/** 'Slut: 2026-12-18 → 2027-01-15, Lärare: inget → Åsa Öberg' of a change, in the order of the form. */
export function changesText(changed: CourseEventRow['changed']): string {
  const { before, after } = changed ?? { before: {}, after: {} };
  const parts = Object.keys(FIELDS).flatMap((field) => {
    if (!(field in after)) return [];
    const name = FIELDS[field]!;
    if (LONG.has(field)) return `${name} ändrades`;
    return `${name}: ${wordOf(field, before[field])} → ${wordOf(field, after[field])}`;
  });
  return parts.join(', ');
}

function wordOf(field: string, value: Value | undefined): string {
  if (value === null || value === undefined) return 'inget';
  const text = WORDS[field]?.[String(value)] ?? String(value);
  return field === 'pacePercent' ? `${text} %` : text;
}
