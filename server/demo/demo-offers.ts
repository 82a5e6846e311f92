/** What the demo school offers: packages, programs, and occasions of courses, all by catalogue code. */

/** An occasion of a course lies behind us, is under way, or is to come. */
export type Phase = 'past' | 'running' | 'coming';

/** A row of a package: a course, or the alternatives of which one is to be chosen ('en av'). */
export type PackageStep = string | { oneOf: readonly string[]; group: string };

export interface PackageOffer {
  key: string;
  code: string | null;
  name: string;
  steps: readonly PackageStep[];
}

const SWEDISH_ONE: PackageStep = { oneOf: ['SVESVE01', 'SVASVA01'], group: 'Svenska' };

/** Nine courses that the nationally proposed packages for work with children share. */
const CHILD_CARE = codes('HALHAL0 PEDKOU0 PEDLÄR0 PEDPED0 PEDPEG0 PEDMÄI0 SOIETN0 SPCSPE01 GRUGRD0');

export const PACKAGES: readonly PackageOffer[] = [
  {
    key: 'nurse',
    code: 'VOXABN',
    name: 'Undersköterska',
    steps: [
      ...codes('ANOANA01 ANOANA02 FUTFUN01 FUTFUN02 GERGER0 HAOHAL01 HAOHAL02 OMVOMV01 OMVOMV02'),
      ...codes('PSYPSY01 PSYPSK02 PSKPSY01 SOASOC01 SOASOC02 VADVAD00S SAMSAM01a1'),
      SWEDISH_ONE,
    ],
  },
  { key: 'child', code: null, name: 'Barnskötare', steps: [...CHILD_CARE, 'PEDBAS0', 'PEGSKP0', 'PEGPEA0'] },
  {
    key: 'pupil',
    code: null,
    name: 'Elevassistent',
    steps: [...CHILD_CARE, 'PEDBAS0', 'SPCSPE02', 'PEGPEA0'],
  },
  {
    key: 'business',
    code: null,
    name: 'Ekonomi och entreprenörskap',
    steps: ['FOET1000X', 'ENTR1000X', 'MATE1B00X', 'ENGE2000X', 'PROG1000X'],
  },
  {
    key: 'eligibility',
    code: null,
    name: 'Grundläggande behörighet',
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
    code: null,
    name: 'Svenska och engelska, grundläggande nivå',
    steps: codes('GRNSVAA GRNSVAB GRNSVAC GRNSVAD GRNENGA GRNENGB GRNENGC GRNENGD'),
  },
];

export interface ProgramOffer {
  key: string;
  name: string;
  points: number | null;
}

export const PROGRAMS: readonly ProgramOffer[] = [
  { key: 'academic', name: 'Gymnasieexamen, högskoleförberedande', points: 2400 },
  { key: 'vocational', name: 'Gymnasieexamen, yrkesinriktad', points: 2400 },
  { key: 'compulsory', name: 'Grundläggande vuxenutbildning', points: null },
];

/** One occasion of a course; `teacher` counts in the list of teachers, 0 is teacher@demo.se. */
export interface InstanceOffer {
  course: string;
  phase: Phase;
  teacher: number | null;
}

/** Thirty occasions (contract, section 1). What began before July 2025, and vocational courses, follow Gy11. */
export const INSTANCES: readonly InstanceOffer[] = [
  { course: 'SVESVE01', phase: 'past', teacher: 1 },
  { course: 'SVASVA01', phase: 'past', teacher: 2 },
  { course: 'ENGENG05', phase: 'past', teacher: 3 },
  { course: 'MATMAT01a', phase: 'past', teacher: 4 },
  { course: 'ANOANA01', phase: 'past', teacher: 0 },
  { course: 'PSKPSY01', phase: 'past', teacher: 5 },
  { course: 'GRNSVAA', phase: 'past', teacher: 7 },
  { course: 'HALHAL0', phase: 'past', teacher: 8 },
  { course: 'GRUGRD0', phase: 'past', teacher: 0 },
  { course: 'SVEN1000X', phase: 'running', teacher: 1 },
  { course: 'SVEA1000X', phase: 'running', teacher: 2 },
  { course: 'SVEA2000X', phase: 'running', teacher: 7 },
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

/** Course codes, as one reads them in a plan. */
function codes(text: string): string[] {
  return text.split(' ');
}
