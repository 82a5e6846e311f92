import type { SfiCourse } from '../generated.js';

/** The courses of each sfi path (domain, D3). */
export const SFI_PATHS: Readonly<Record<number, readonly SfiCourse[]>> = {
  1: ['A', 'B', 'C', 'D'],
  2: ['B', 'C', 'D'],
  3: ['C', 'D'],
};
