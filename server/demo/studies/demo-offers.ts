import { codes, type PackageStep } from '../../reference-data/packages.js';

/** The demo school's packages, programs and occasions of courses, by catalogue code. */

/** An occasion is past, running or future. */
export type Phase = 'past' | 'running' | 'coming';

/** A package of the school; the national ones are reference data. */
export interface PackageOffer {
  key: string;
  name: string;
  targetPoints: number;
  steps: readonly PackageStep[];
}

/** The national packages and the exam that come with the product and are studied here, in the order of their keys. */
export const SHIPPED_FRAMES = {
  package: ['nurse', 'child', 'pupil'],
  program: ['academic'],
} as const;

export const PACKAGES: readonly PackageOffer[] = [
  {
    key: 'business',
    name: 'Ekonomi och entreprenörskap',
    targetPoints: 500,
    steps: ['FOET1000X', 'ENTR1000X', 'MATE1B00X', 'ENGE2000X', 'PROG1000X'],
  },
  {
    key: 'eligibility',
    name: 'Grundläggande behörighet',
    targetPoints: 600,
    steps: [
      { oneOf: ['SVEN1000X', 'SVEA1000X'], group: 'Svenska nivå 1' },
      { oneOf: ['SVEN2000X', 'SVEA2000X'], group: 'Svenska nivå 2' },
      { oneOf: ['SVEN3000X', 'SVEA3000X'], group: 'Svenska nivå 3' },
      'ENGE1000X',
      'ENGE2000X',
      { oneOf: ['MATE1A00X', 'MATE1B00X', 'MATE1C00X'], group: 'Matematik nivå 1' },
    ],
  },
  {
    key: 'basic',
    name: 'Svenska och engelska, grundläggande nivå',
    // Fifty more than its courses have, to demonstrate the overview of such a package.
    targetPoints: 1350,
    steps: codes('GRNSVAA GRNSVAB GRNSVAC GRNSVAD GRNENGA GRNENGB GRNENGC GRNENGD'),
  },
];

export interface ProgramOffer {
  key: string;
  name: string;
  description: string;
  points?: number;
  required?: number;
  programme?: number;
  free?: number;
  passed?: number;
  /** Obligatory courses; alternatives share a choice group. */
  steps?: readonly PackageStep[];
  /** Courses of which the programme part is chosen. */
  choices?: readonly string[];
}

export const PROGRAMS: readonly ProgramOffer[] = [
  {
    key: 'vocational',
    name: 'Gymnasieexamen, yrkesinriktad',
    description:
      'Gemensamma kurser 600 poäng, yrkeskurser inom vård och omsorg minst 1\u00a0600 poäng, ' +
      'högst 200 poäng fria kurser.',
    points: 2400,
    required: 600,
    programme: 1600,
    free: 200,
    passed: 2250,
    steps: [
      { oneOf: ['SVEN1000X', 'SVEA1000X'], group: 'Svenska nivå 1' },
      'ENGE1000X',
      { oneOf: ['MATE1A00X', 'MATE1B00X', 'MATE1C00X'], group: 'Matematik nivå 1' },
      ...codes('KOMVUXARBETE HIST1A10X SAMH1A10X NATU1A10X RELI1000X'),
    ],
    choices: codes(
      'ANOANA01 ANOANA02 FUTFUN01 FUTFUN02 GERGER0 GRUGRD0 HALHAL0 HAOHAL01 HAOHAL02 OMVOMV01 OMVOMV02 ' +
        'PSYPSY01 PSYPSK02 PSKPSY01 SOASOC01 SOASOC02 SPCSPE01 VADVAD00S',
    ),
  },
  {
    key: 'compulsory',
    name: 'Grundläggande vuxenutbildning',
    description: 'Kurser på grundläggande nivå efter den studerandes behov.',
  },
];

/** One occasion of a course; `teacher` counts in the list of teachers, 0 is teacher@demo.se. */
export interface InstanceOffer {
  course: string;
  phase: Phase;
  teacher: number | null;
  /** Minimum number of days since the end: grades are being set, or overdue. */
  ended?: number;
  /**
   * Ends within this many days on any weekday, with a week's margin: there is always a student whose studies
   * end soon.
   */
  ends?: number;
  grading?: 'draft' | 'late';
}

/**
 * Thirty occasions (contract, section 1). Those begun before July 2025, and vocational courses, follow Gy11.
 */
export const INSTANCES: readonly InstanceOffer[] = [
  { course: 'SVESVE01', phase: 'past', teacher: 1 },
  { course: 'SVASVA01', phase: 'past', teacher: 2 },
  { course: 'ENGENG05', phase: 'past', teacher: 3 },
  { course: 'MATMAT01a', phase: 'past', teacher: 4, ended: 17, grading: 'late' },
  { course: 'ANOANA01', phase: 'past', teacher: 0, ended: 3, grading: 'draft' },
  { course: 'PSKPSY01', phase: 'past', teacher: 0 },
  { course: 'GRNSVAA', phase: 'past', teacher: 7 },
  { course: 'HALHAL0', phase: 'past', teacher: 8 },
  { course: 'GRUGRD0', phase: 'past', teacher: 0, ended: 20, grading: 'late' },
  { course: 'SVEN1000X', phase: 'running', teacher: 1 },
  { course: 'SVEA1000X', phase: 'running', teacher: 2 },
  { course: 'SVEA2000X', phase: 'running', teacher: 7, ends: 21 },
  { course: 'ENGE1000X', phase: 'running', teacher: 3 },
  { course: 'MATE1B00X', phase: 'running', teacher: 4 },
  { course: 'SAMH1B00X', phase: 'running', teacher: 9 },
  { course: 'NATU1B00X', phase: 'running', teacher: 10 },
  { course: 'HAOHAL01', phase: 'running', teacher: 0 },
  { course: 'OMVOMV01', phase: 'running', teacher: 0 },
  { course: 'GERGER0', phase: 'running', teacher: 5 },
  { course: 'PEDLÄR0', phase: 'running', teacher: 8 },
  { course: 'GRNSVAB', phase: 'running', teacher: 7 },
  { course: 'GRNENGA', phase: 'running', teacher: 6 },
  { course: 'SVEN2000X', phase: 'coming', teacher: 1 },
  { course: 'SVEA1000X', phase: 'coming', teacher: 2 },
  { course: 'ENGE2000X', phase: 'coming', teacher: 3 },
  { course: 'MATE2B00X', phase: 'coming', teacher: null },
  { course: 'PSYPSY01', phase: 'coming', teacher: 0 },
  { course: 'SOASOC01', phase: 'coming', teacher: 5 },
  { course: 'PEDKOU0', phase: 'coming', teacher: 11 },
  { course: 'GRNMATA', phase: 'coming', teacher: 6 },
];
