import type { FoundStudent } from './use-student-search';

type Named = Pick<FoundStudent, 'name' | 'personalNumber' | 'municipality'>;

/** Distinguishes students of the same name; a list of hits need not show the whole personal number. */
export function studentMeta({ personalNumber, municipality }: Omit<Named, 'name'>): string {
  return [personalNumber?.slice(0, 8), municipality?.type].filter(Boolean).join(', ');
}

/** 'Kim Karlsson, 19900229, Solna' */
export function studentLabel({ name, ...facts }: Named): string {
  return [name, studentMeta(facts)].filter(Boolean).join(', ');
}
