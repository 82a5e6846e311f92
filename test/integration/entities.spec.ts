import { DataSource } from 'typeorm';
import { School } from '../support/school.js';

describe('entities', () => {
  let school: School;
  let source: DataSource;
  beforeAll(async () => {
    school = await School.open();
    source = school.app.get<DataSource>(DataSource);
  });
  afterAll(() => school.close());

  test('are known to the data source', () => {
    expect(source.entityMetadatas.length).toBeGreaterThan(0);
  });

  test('have exactly the columns of the migrated schema, by name, type, default and nullability', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    // Indexes, foreign keys, checks and collations are the migrations' alone.
    const drift = upQueries
      .map(({ query }) => query)
      .filter((query) =>
        /CREATE TABLE|(ADD|DROP|ALTER|RENAME) (COLUMN )?"|SET (DEFAULT|NOT NULL)/.test(query),
      )
      .filter((query) => !/ADD CONSTRAINT|DROP CONSTRAINT|COLLATE "undefined"/.test(query));
    expect(drift).toEqual([]);
  });
});
