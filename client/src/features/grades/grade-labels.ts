import { counted } from '../../../../domain/numbers';
import type { GradingKind, GradingState } from '../../../../domain/generated';
import { DASH, readGrade } from '../../../../domain/grade-scale';
import type { BadgeProps } from '../../ui/badge';

export const stateTones: Record<GradingState, BadgeProps['tone']> = {
  OVERDUE: 'danger',
  TO_GRADE: 'info',
  DRAFT: 'warn',
  SIGNED: 'brand',
  PUBLISHED: 'ok',
};

/** The chip of a group, to the letter of pages §10. */
export function stateLabel({ state, missing }: { state: GradingState; missing: number }): string {
  switch (state) {
    case 'OVERDUE':
      return 'Försenad';
    case 'TO_GRADE':
      return `Att betygsätta (${missing})`;
    case 'DRAFT':
      return 'Utkast';
    case 'SIGNED':
      return 'Signerad';
    case 'PUBLISHED':
      return 'Publicerad';
  }
}

/** The grade for a key in this scale: its letter, I for IG, any dash for –; null for other keys. */
export function gradeOfKey(key: string, values: readonly string[]): string | null {
  if (key.length !== 1) return null;
  const grade = key.toUpperCase() === 'I' ? 'IG' : readGrade(key);
  return grade !== null && values.includes(grade) ? grade : null;
}

/** '18 elever: A 2, B 3, – 1', best first; those without a grade are not among them. */
export function summaryOf(grades: readonly (string | null)[], values: readonly string[]): string {
  const counted = values
    .map((value) => ({ value, count: grades.filter((grade) => grade === value).length }))
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => `${value} ${count}`);
  return `${people(grades.filter((grade) => grade !== null).length)}: ${counted.join(', ') || 'inga betyg'}`;
}

/** Rows that need a grade and the graded ones that need none, such as those who dropped out; page and dialog count by it. */
export function splitByNeed<Row extends { isRequired: boolean; grade: string | null }>(
  rows: readonly Row[],
): { required: Row[]; extra: Row[] } {
  return {
    required: rows.filter(({ isRequired }) => isRequired),
    extra: rows.filter(({ isRequired, grade }) => !isRequired && grade !== null),
  };
}

/** 'Med avbrott eller utan krav på betyg: Kim Ek (E), Bo Al (–)' */
export const extraText = (rows: readonly { name: string; grade: string | null }[]): string =>
  `Med avbrott eller utan krav på betyg: ${rows.map(({ name, grade }) => `${name} (${grade})`).join(', ')}.`;

export const people = (count: number): string => counted(count, 'elev', 'elever');

/** '3 elever saknar betyg' (pages §10). */
export const missingText = (count: number): string => `${people(count)} saknar betyg`;

/** What a group that is late still waits for: grades, or once all are set their signing. */
export const leftText = (missing: number): string => (missing > 0 ? `${missing} kvar` : 'Signering kvar');

/** The result of signing: one grade is not the whole course. */
export function signedText(
  { courseName, kind, state }: { courseName: string; kind: GradingKind; state: GradingState },
  signed: number,
): string {
  if (kind === 'INSTANCE' && (state === 'PUBLISHED' || state === 'SIGNED'))
    return `${courseName} är signerad. Betygen är publicerade för eleverna.`;
  return signed === 1
    ? `1 betyg i ${courseName} är signerat och publicerat för eleven.`
    : `${signed} betyg i ${courseName} är signerade och publicerade för eleverna.`;
}

/** How a grade is read aloud. */
export const spokenGrade = (value: string): string => (value === DASH ? 'streck' : value);

/** The keys of the scale that is graded by; an adapted course has no F. */
export function lettersOf(values: readonly string[]): string {
  if (!values.includes('A')) return 'G, I';
  return values.includes('F') ? 'A–F' : 'A–E';
}
