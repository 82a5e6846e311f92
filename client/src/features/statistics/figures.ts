import type { FiguresFragment } from './statistics.generated';
import { numberText, percentText } from './statistics-labels';

export interface Figure {
  key: string;
  label: string;
  /** The definition, with its denominator (pages §12). */
  definition: string;
  text: (figures: FiguresFragment) => string;
  value: (figures: FiguresFragment) => number | null;
  /** The base, shown below the figure. */
  base?: (figures: FiguresFragment) => string;
  /** How a difference is written. */
  unit: 'count' | 'points' | 'days' | 'merit';
  /** Whether more is better; null where it is neither. */
  good: 'up' | 'down' | null;
}

/** The figures of pages §12, each with its base. */
export const figures: readonly Figure[] = [
  {
    key: 'students',
    label: 'Elever',
    definition: 'Olika elever som deltog i minst en kurs någon dag under perioden.',
    text: ({ students }) => numberText(students),
    value: ({ students }) => students,
    unit: 'count',
    good: null,
  },
  {
    key: 'participants',
    label: 'Kursdeltagare',
    definition:
      'Elev × kurs: en elev som läser tre kurser är tre kursdeltagare. Antagna som inte börjat räknas inte.',
    text: ({ participants }) => numberText(participants),
    value: ({ participants }) => participants,
    unit: 'count',
    good: null,
  },
  {
    key: 'completed',
    label: 'Slutförda',
    definition:
      'Andel med signerat betyg, vilket som helst, av dem som fick betyg eller avbröt, bland kurser som slutade under perioden.',
    text: ({ completedPercent }) => percentText(completedPercent),
    value: ({ completedPercent }) => completedPercent,
    base: ({ graded, droppedOut }) => `${graded} av ${graded + droppedOut}`,
    unit: 'points',
    good: 'up',
  },
  {
    key: 'droppedOut',
    label: 'Avbrott',
    definition:
      'Andel som avbröt eller avslutades av rektor utan betyg, av dem som fick betyg eller avbröt, bland kurser som slutade under perioden.',
    text: ({ droppedOutPercent }) => percentText(droppedOutPercent),
    value: ({ droppedOutPercent }) => droppedOutPercent,
    base: ({ graded, droppedOut }) => `${droppedOut} av ${graded + droppedOut}`,
    unit: 'points',
    good: 'down',
  },
  {
    key: 'passed',
    label: 'Godkända',
    definition:
      'Andel med A–E eller G av alla med signerat betyg. F, IG och – är betygsatta men inte godkända.',
    text: ({ passedPercent }) => percentText(passedPercent),
    value: ({ passedPercent }) => passedPercent,
    base: ({ passed, graded }) => `${passed} av ${graded}`,
    unit: 'points',
    good: 'up',
  },
  {
    key: 'merit',
    label: 'Medelbetygspoäng',
    definition:
      'Medelvärdet av betygen A–F (20, 17,5, 15, 12,5, 10 och 0). G, IG och – har inga betygspoäng.',
    text: ({ meanMerit }) => (meanMerit === null ? '–' : numberText(meanMerit)),
    value: ({ meanMerit }) => meanMerit,
    base: ({ meritGrades }) => `av ${meritGrades} betyg`,
    unit: 'merit',
    good: 'up',
  },
  {
    key: 'days',
    label: 'Tid till betyg',
    definition:
      'Medelantalet dagar från kursens slut till att betyget signerades. Betyg före slutet räknas som 0.',
    text: ({ daysToGrade }) => (daysToGrade === null ? '–' : `${numberText(daysToGrade)} dagar`),
    value: ({ daysToGrade }) => daysToGrade,
    base: ({ graded }) => `av ${graded} betyg`,
    unit: 'days',
    good: 'down',
  },
  {
    key: 'late',
    label: 'Försenade betyg',
    definition:
      'Kursdeltagare vars betyg inte var signerat senast den dag det skulle vara klart, av dem vars dag har passerat.',
    text: ({ lateGrades }) => numberText(lateGrades),
    value: ({ lateGrades }) => lateGrades,
    base: ({ dueGrades }) => `av ${dueGrades}`,
    unit: 'count',
    good: 'down',
  },
];

const units: Record<Figure['unit'], string> = {
  count: '',
  points: ' procentenheter',
  days: ' dagar',
  merit: ' poäng',
};

export interface Difference {
  text: string;
  tone: 'better' | 'worse' | 'neutral';
}

/** How the figure stands against the period before; null where one of them has none. */
export function differenceOf(
  figure: Figure,
  now: FiguresFragment,
  before: FiguresFragment,
): Difference | null {
  const [current, previous] = [figure.value(now), figure.value(before)];
  if (current === null || previous === null) return null;
  const change = Math.round((current - previous) * 10) / 10;
  if (change === 0) return { text: 'oförändrat', tone: 'neutral' };
  const rose = change > 0;
  const tone = figure.good === null ? 'neutral' : rose === (figure.good === 'up') ? 'better' : 'worse';
  return { text: `${rose ? '+' : '−'}${numberText(Math.abs(change))}${units[figure.unit]}`, tone };
}
