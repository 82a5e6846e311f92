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
const CHILD_CARE = [
  'HALHAL0', 'PEDKOU0', 'PEDLÄR0', 'PEDPED0', 'PEDPEG0', 'PEDMÄI0', 'SOIETN0', 'SPCSPE01', 'GRUGRD0',
];

export const PACKAGES: readonly PackageOffer[] = [
  {
    key: 'nurse',
    code: 'VOXABN',
    name: 'Undersköterska',
    steps: [
      'ANOANA01', 'ANOANA02', 'FUTFUN01', 'FUTFUN02', 'GERGER0', 'HAOHAL01', 'HAOHAL02', 'OMVOMV01', 'OMVOMV02',
      'PSYPSY01', 'PSYPSK02', 'PSKPSY01', 'SOASOC01', 'SOASOC02', 'VADVAD00S', 'SAMSAM01a1', SWEDISH_ONE,
    ],
  },
  { key: 'child', code: null, name: 'Barnskötare', steps: [...CHILD_CARE, 'PEDBAS0', 'PEGSKP0', 'PEGPEA0'] },
  { key: 'pupil', code: null, name: 'Elevassistent', steps: [...CHILD_CARE, 'PEDBAS0', 'SPCSPE02', 'PEGPEA0'] },
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
    steps: ['GRNSVAA', 'GRNSVAB', 'GRNSVAC', 'GRNSVAD', 'GRNENGA', 'GRNENGB', 'GRNENGC', 'GRNENGD'],
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

/** A way through the school: what its students study, have studied, and plan to study. */
export interface Track {
  weight: number;
  /** The entry above the courses; none for those who study single courses. */
  frame: { kind: 'package' | 'program'; key: string } | null;
  past: readonly string[];
  running: readonly string[];
  coming: readonly string[];
  /** Wanted, but not yet placed in an occasion. */
  planned: readonly string[];
  /** Whether the education holds work placement (APL). */
  placement: boolean;
}

export const TRACKS = {
  nurse: {
    weight: 60,
    frame: { kind: 'package', key: 'nurse' },
    past: ['ANOANA01', 'PSKPSY01', 'SVASVA01'],
    running: ['HAOHAL01', 'OMVOMV01', 'GERGER0'],
    coming: ['PSYPSY01', 'SOASOC01'],
    planned: ['ANOANA02', 'FUTFUN01'],
    placement: true,
  },
  child: {
    weight: 26,
    frame: { kind: 'package', key: 'child' },
    past: ['HALHAL0', 'GRUGRD0'],
    running: ['PEDLÄR0'],
    coming: ['PEDKOU0'],
    planned: ['SPCSPE01'],
    placement: true,
  },
  pupil: {
    weight: 18,
    frame: { kind: 'package', key: 'pupil' },
    past: ['GRUGRD0', 'HALHAL0'],
    running: ['PEDLÄR0'],
    coming: ['PEDKOU0'],
    planned: ['SPCSPE01'],
    placement: true,
  },
  vocational: {
    weight: 10,
    frame: { kind: 'program', key: 'vocational' },
    past: ['SVESVE01', 'GRUGRD0'],
    running: ['HAOHAL01', 'SAMH1B00X'],
    coming: ['SOASOC01'],
    planned: ['RELI1000X'],
    placement: true,
  },
  academic: {
    weight: 34,
    frame: { kind: 'program', key: 'academic' },
    past: ['SVESVE01', 'ENGENG05', 'MATMAT01a'],
    running: ['SVEN1000X', 'ENGE1000X', 'MATE1B00X', 'SAMH1B00X', 'NATU1B00X'],
    coming: ['SVEN2000X', 'ENGE2000X', 'MATE2B00X'],
    planned: ['HIST1B00X', 'RELI1000X', 'SAMH1A10X'],
    placement: false,
  },
  eligibility: {
    weight: 22,
    frame: { kind: 'package', key: 'eligibility' },
    past: ['ENGENG05'],
    running: ['SVEN1000X', 'SVEA2000X', 'MATE1B00X'],
    coming: ['ENGE2000X', 'SVEN2000X'],
    planned: ['SVEA3000X', 'MATE1A00X'],
    placement: false,
  },
  business: {
    weight: 12,
    frame: { kind: 'package', key: 'business' },
    past: ['MATMAT01a'],
    running: ['MATE1B00X'],
    coming: ['ENGE2000X'],
    planned: ['FOET1000X', 'PROG1000X'],
    placement: false,
  },
  swedish: {
    weight: 30,
    frame: null,
    past: ['SVASVA01'],
    running: ['SVEA1000X', 'SVEA2000X'],
    coming: ['SVEA1000X'],
    planned: ['SVEA3000X'],
    placement: false,
  },
  basic: {
    weight: 20,
    frame: { kind: 'package', key: 'basic' },
    past: ['GRNSVAA'],
    running: ['GRNSVAB', 'GRNENGA'],
    coming: ['GRNMATA'],
    planned: ['GRNSVAC'],
    placement: false,
  },
  compulsory: {
    weight: 10,
    frame: { kind: 'program', key: 'compulsory' },
    past: ['GRNSVAA'],
    running: ['GRNSVAB', 'GRNENGA'],
    coming: ['GRNMATA'],
    planned: ['GRNSVAC'],
    placement: false,
  },
} as const satisfies Record<string, Track>;

export type TrackName = keyof typeof TRACKS;
