/** A word for every value of an enum. */
export type Labels<Value extends string> = Readonly<Record<Value, string>>;

/** The values of an enum in the order in which their words are written down. */
export function valuesOf<Value extends string>(labels: Readonly<Record<Value, unknown>>): Value[] {
  return Object.keys(labels) as Value[];
}

/** The words of an enum as the options of a list to choose from: all of them, or of those that are offered. */
export function optionsOf<Value extends string>(
  labels: Labels<Value>,
  offered: readonly Value[] = valuesOf(labels),
): { value: Value; label: string }[] {
  return offered.map((value) => ({ value, label: labels[value] }));
}

/** The label of an enum value typed as string; unknown values are returned unchanged. */
export function labelOf<Value extends string>(labels: Labels<Value>, value: string): string {
  return valuesOf(labels).includes(value as Value) ? labels[value as Value] : value;
}
