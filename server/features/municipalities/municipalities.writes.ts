/** The municipalities of the specification, in its order; one that the school has named keeps what the school says. */
export async function addShippedMunicipalities(
  db: { query(sql: string, params: unknown[]): Promise<unknown> },
  rows: readonly object[],
): Promise<void> {
  await db.query(
    `INSERT INTO municipality AS known (name, code, kind, authority_name, place)
     SELECT name, code, kind, authority_name, place FROM jsonb_populate_recordset(NULL::municipality, $1::jsonb)
     ORDER BY name
     ON CONFLICT (name) DO UPDATE SET place = excluded.place,
         authority_name = coalesce(known.authority_name, excluded.authority_name)
       WHERE known.place IS DISTINCT FROM excluded.place`,
    [JSON.stringify(rows)],
  );
}
