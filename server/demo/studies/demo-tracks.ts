/** A study path: its students' current, past and planned courses. */
export interface Track {
  weight: number;
  /** The parent entry of the courses; null for single courses. */
  frame: { kind: 'package' | 'program'; key: string } | null;
  past: readonly string[];
  running: readonly string[];
  coming: readonly string[];
  /** Wanted, not yet placed in an occasion. */
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
    planned: ['HIST1B00X', 'RELI1000X', 'SAMH1A10X', 'PROG1000X'],
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
