/** A field of an object as it was asked for; `fields` are those below it, null where it is a value. */
export interface AskedField {
  name: string;
  key: string;
  type: string;
  fields: readonly AskedField[] | null;
}

/** What a field is in SQL; null where the statement cannot say it as it was asked for. */
export type FieldSql = (below: readonly AskedField[] | null) => string | null;

/** Each field of a type by its name in the contract. */
export type ObjectSql = Readonly<Record<string, FieldSql>>;

/** A field that is a value, or a list of values; one with a parameter is made only where it is asked for. */
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

/** The object with the fields that were asked for, by the names and in the order of the question; null where one is not known. */
export function jsonObject(asked: readonly AskedField[], fields: ObjectSql): string | null {
  const pairs = asked.map(({ key, name, type, fields: below }) => {
    const sql = name === '__typename' ? `'${type}'` : (fields[name]?.(below) ?? null);
    return sql && `'${key}', ${sql}`;
  });
  return pairs.every((pair) => pair !== null) ? `json_build_object(${pairs.join(', ')})` : null;
}
