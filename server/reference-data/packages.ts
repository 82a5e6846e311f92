/** A row of a package: a course, or the alternatives of which one is to be chosen ('en av'). */
export type PackageStep = string | { oneOf: readonly string[]; group: string };

/** A vocational package (sammanhållen yrkesutbildning) as nationally agreed (domain, D4). */
export interface ShippedPackage {
  key: string;
  code: string | null;
  name: string;
  description: string;
  steps: readonly PackageStep[];
  targetPoints: number;
  aplWeeks: number;
  /** Courses with workplace-based learning (APL): since 2025 every vocational package has some. */
  apl: readonly string[];
}

/** The rows in order; alternatives are consecutive. */
export function coursesOf(
  steps: readonly PackageStep[],
): { code: string; choice_group: string | null; position: number }[] {
  const rows = steps.flatMap((step): { code: string; choice_group: string | null }[] =>
    typeof step === 'string'
      ? [{ code: step, choice_group: null }]
      : step.oneOf.map((code) => ({ code, choice_group: step.group })),
  );
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}

/** Course codes, as one reads them in a plan. */
export const codes = (text: string): string[] => text.split(' ');

/** Nine courses, 900 points, that the packages for work with children share. */
const CHILD_CARE = codes('HALHAL0 PEDKOU0 PEDLÄR0 PEDPED0 PEDPEG0 PEDMÄI0 SOIETN0 SPCSPE01 GRUGRD0');

/** All shipped packages. */
export const SHIPPED_PACKAGES: readonly ShippedPackage[] = [
  {
    key: 'nurse',
    code: 'VOXABN',
    name: 'Undersköterska',
    description:
      'Sammanhållen yrkesutbildning. Undersköterska är en skyddad yrkestitel sedan den 1 juli 2023.',
    steps: [
      ...codes('ANOANA01 ANOANA02 FUTFUN01 FUTFUN02 GERGER0 HAOHAL01 HAOHAL02 OMVOMV01 OMVOMV02'),
      ...codes('PSYPSY01 PSYPSK02 PSKPSY01 SOASOC01 SOASOC02 VADVAD00S SAMSAM01a1'),
      { oneOf: ['SVESVE01', 'SVASVA01'], group: 'Svenska' },
    ],
    targetPoints: 1500,
    aplWeeks: 12,
    apl: codes('HAOHAL01 OMVOMV01 GERGER0'),
  },
  {
    key: 'child',
    code: null,
    name: 'Barnskötare',
    description: 'Sammanhållen yrkesutbildning för arbete i förskola och fritidshem.',
    steps: [...CHILD_CARE, 'PEDBAS0', 'PEGSKP0', 'PEGPEA0'],
    targetPoints: 1300,
    aplWeeks: 10,
    apl: codes('GRUGRD0 PEGPEA0'),
  },
  {
    key: 'pupil',
    code: null,
    name: 'Elevassistent',
    description: 'Sammanhållen yrkesutbildning för arbete med stöd till elever.',
    steps: [...CHILD_CARE, 'PEDBAS0', 'SPCSPE02', 'PEGPEA0'],
    targetPoints: 1300,
    aplWeeks: 10,
    apl: codes('GRUGRD0 PEGPEA0'),
  },
];

/** The rules of an exam: how many points of which part (domain, D4). */
export interface ShippedProgram {
  key: string;
  name: string;
  description: string;
  points: number;
  required_points: number;
  programme_points: number;
  free_points: number;
  passed_points: number;
  /** Obligatory courses, of the newer curriculum; alternatives share a choice group. */
  steps: readonly PackageStep[];
}

export const SHIPPED_PROGRAMS: readonly ShippedProgram[] = [
  {
    key: 'academic',
    name: 'Gymnasieexamen, högskoleförberedande',
    description:
      '2\u00a0400 poäng, varav minst 2\u00a0250 med godkända betyg. Programgemensamma kurser 1\u00a0050 poäng, ' +
      'programkurser minst 700 poäng och högst 650 poäng fria kurser.',
    points: 2400,
    required_points: 1050,
    programme_points: 700,
    free_points: 650,
    passed_points: 2250,
    steps: [
      { oneOf: ['SVEN1000X', 'SVEA1000X'], group: 'Svenska nivå 1' },
      { oneOf: ['SVEN2000X', 'SVEA2000X'], group: 'Svenska nivå 2' },
      { oneOf: ['SVEN3000X', 'SVEA3000X'], group: 'Svenska nivå 3' },
      ...codes('ENGE1000X ENGE2000X'),
      { oneOf: ['MATE1B00X', 'MATE1C00X'], group: 'Matematik nivå 1' },
      ...codes('KOMVUXARBETE HIST1B00X SAMH1B00X NATU1B00X RELI1000X'),
    ],
  },
];
