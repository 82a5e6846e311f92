/** The answer of an operation as REST writes it: every `id` is called `_id` (contract, section 2). */
export function restIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key === 'id' ? '_id' : key, restIds(inner)]),
  );
}
