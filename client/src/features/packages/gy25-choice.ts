import type { Gy25UpdateQuery } from './packages.generated';

export type Replacement = Gy25UpdateQuery['gy25Proposal']['replacements'][number];

/** By the course of Gy11: the equivalent that was chosen for it, or null where it stays. */
export type Gy25Choice = Readonly<Record<string, string | null>>;

/** The first equivalent of each course that the package does not have yet, unless another choice was made. */
export function replacementsOf(
  paired: readonly Replacement[],
  inPackage: ReadonlySet<string>,
  choice: Gy25Choice,
): Map<string, string | null> {
  const taken = new Set(inPackage);
  const chosen = new Map<string, string | null>();
  for (const { course, proposals } of paired) {
    const own = choice[course.id];
    const id = own === undefined ? (proposals.find((one) => !taken.has(one.id))?.id ?? null) : own;
    chosen.set(course.id, id);
    if (id !== null) taken.add(id);
  }
  return chosen;
}

/** The courses whose equivalent the package has already, or takes for another course. */
export function twiceIn(
  chosen: ReadonlyMap<string, string | null>,
  inPackage: ReadonlySet<string>,
): ReadonlySet<string> {
  const entries = [...chosen];
  return new Set(
    entries.flatMap(([course, id], place) =>
      id !== null && (inPackage.has(id) || entries.findIndex(([, other]) => other === id) < place)
        ? [course]
        : [],
    ),
  );
}
