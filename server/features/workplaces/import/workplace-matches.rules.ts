import { fold } from '../../../platform/validation/fold.js';
import type { SupervisorColumns, WorkplaceColumns } from '../workplace.input.js';
import { placeKey, type WorkplaceGroup } from './workplace-groups.rules.js';

/** A stored workplace with its supervisors. */
export interface StoredWorkplace extends WorkplaceColumns {
  id: string;
  version: number;
  supervisors: (SupervisorColumns & { id: string; version: number })[];
}

/** The workplace that the rows of a group are about. */
interface GroupMatch {
  /** Null for a new one. */
  stored: StoredWorkplace | null;
  /** Swedish: why it cannot be told; null where it can. */
  fault: string | null;
  /** Swedish: what to check although it can be told. */
  doubt: string | null;
}

const SEVERAL =
  'Flera arbetsplatser heter så på orten. Ange organisationsnummer eller enhet, eller slå ihop dem i listan.';
const TWICE = 'En tidigare rad ändrar redan den arbetsplatsen under ett annat namn.';
const SAME_NUMBER =
  'Organisationsnumret finns redan på andra arbetsplatser. Raden blir en ny arbetsplats, eftersom ingen av dem heter så.';

/**
 * Finds the stored workplace of each group: by organisation number where one workplace of the list and one of the file
 * have it, among those that share the number by name, and without a number by name and town.
 */
export function matchGroups(
  groups: readonly WorkplaceGroup[],
  workplaces: readonly StoredWorkplace[],
): ReadonlyMap<WorkplaceGroup, GroupMatch> {
  const byNumber = grouped(workplaces, ({ organisationNumber }) => organisationNumber);
  const byPlace = grouped(workplaces, ({ name, city }) => placeKey(name, null, city));
  const inFile = grouped(groups, ({ fields }) => fields.organisationNumber ?? null);
  const taken = new Set<string>();
  return new Map(
    groups.map((group) => {
      const { name, city, organisationNumber } = group.fields;
      const sameNumber = byNumber.get(organisationNumber ?? null) ?? [];
      const samePlace = name ? (byPlace.get(placeKey(name, null, city)) ?? []) : [];
      const match = !organisationNumber
        ? matchPlace(group, samePlace)
        : sameNumber.length > 0
          ? matchNumber(group, sameNumber, inFile.get(organisationNumber)!.length)
          : // A workplace that is stored without its number gets it.
            matchPlace(
              group,
              samePlace.filter((stored) => stored.organisationNumber === null),
            );
      const { stored } = match;
      if (!stored) return [group, match];
      if (taken.has(stored.id)) return [group, { ...match, fault: TWICE }];
      taken.add(stored.id);
      return [group, match];
    }),
  );
}

function matchNumber(
  group: WorkplaceGroup,
  candidates: readonly StoredWorkplace[],
  inFile: number,
): GroupMatch {
  const named = candidates.filter((stored) => isNamed(stored, group));
  if (named.length > 1) {
    const { name, city } = group.fields;
    const key = placeKey(name!, null, city);
    return matchPlace(
      group,
      named.filter((stored) => placeKey(stored.name, null, stored.city) === key),
    );
  }
  const [stored] = named;
  if (stored) return found(stored);
  if (candidates.length === 1 && inFile === 1) return found(candidates[0]!);
  return { stored: null, fault: null, doubt: SAME_NUMBER };
}

function matchPlace({ fields: { unit } }: WorkplaceGroup, samePlace: readonly StoredWorkplace[]): GroupMatch {
  const same = samePlace.filter((stored) => !unit || isSameUnit(stored, unit));
  if (same.length > 1) return { stored: null, fault: SEVERAL, doubt: null };
  return same[0] ? found(same[0]) : { stored: null, fault: null, doubt: null };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string | null): ReadonlyMap<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const others = groups.get(key);
    if (others) others.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

const found = (stored: StoredWorkplace): GroupMatch => ({ stored, fault: null, doubt: null });

function isNamed(stored: StoredWorkplace, { fields: { name, unit } }: WorkplaceGroup): boolean {
  return name !== undefined && fold(stored.name) === fold(name) && (!unit || isSameUnit(stored, unit));
}

/** A unit that is not stored yet is filled in. */
const isSameUnit = ({ unit }: StoredWorkplace, text: string): boolean => !unit || fold(unit) === fold(text);
