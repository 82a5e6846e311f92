/** A selected field of an object; `fields` are its subfields, null for a scalar. */
export interface AskedField {
  name: string;
  key: string;
  type: string;
  fields: readonly AskedField[] | null;
}

/** SQL of a field; null if the statement cannot express the selection. */
export type FieldSql = (below: readonly AskedField[] | null) => string | null;

/** Each field of a type by its name in the contract. */
export type ObjectSql = Readonly<Record<string, FieldSql>>;

/** A scalar or a list of scalars; one with a parameter is built only when selected. */
export const valueSql =
  (sql: string | (() => string)): FieldSql =>
  (below) => {
    if (below) return null;
    return typeof sql === 'string' ? sql : sql();
  };

/** A field that is an object; null as a whole unless the condition holds. */
export const objectSql =
  (fields: ObjectSql, when?: string): FieldSql =>
  (below) => {
    const object = below && jsonObject(below, fields);
    return object && (when ? `CASE WHEN ${when} THEN ${object} END` : object);
  };

/** JSON object with the selected fields, in the selection's names and order; null if a field is unknown. */
export function jsonObject(asked: readonly AskedField[], fields: ObjectSql): string | null {
  const pairs = asked.map(({ key, name, type, fields: below }) => {
    const sql = name === '__typename' ? `'${type}'` : (fields[name]?.(below) ?? null);
    return sql && `'${key}', ${sql}`;
  });
  return pairs.every((pair) => pair !== null) ? `json_build_object(${pairs.join(', ')})` : null;
}
