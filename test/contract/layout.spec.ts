import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** File roles in a feature (docs/architecture.md). Add a new role here, with a description. */
const ROLES = {
  'module.ts': 'the Nest module: what it imports, provides and exports',
  graphql: 'the contract: types, inputs, operations and the roles that may run them',
  'rest.graphql': 'fixed operations of REST that select more than their name says',
  'resolver.ts': 'one method for each of its root fields',
  'controller.ts': 'one method for each of its REST routes',
  'entity.ts': 'a table whose records are edited one at a time',
  'service.ts': 'operations: check, lock, ask the policy, change, record, publish',
  'policy.ts': 'authorisation: pure functions of actor and record',
  'rules.ts': 'pure rules of the domain',
  'input.ts': 'parsing and validation of input',
  'queries.ts': 'SQL that reads: fields, filters, sorts, pages and counts',
  'repository.ts': 'SQL that writes its tables',
  'mapper.ts': 'projection of a row for a viewer, and its labels',
  'job.ts': 'long or regular work',
  'export.ts': 'lists as files',
  'notifications.ts': 'notifications and mails',
  'document.ts': 'documents that are printed or issued',
  'fields.ts': 'a record, described as data',
  'types.ts': 'shapes that several of its files share',
};

const MOST_IN_A_FOLDER = 20;
/** Split longer files by describe; put shared code in test/support. */
const MOST_LINES_OF_A_TEST = 400;

const isTest = (path: string) => /\.(spec|test)\.tsx?$/.test(path);
const files = ['server', 'client/src', 'domain'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(
      (path) => /\.(ts|tsx|graphql|css)$/.test(path) && !isTest(path) && !path.includes('/migrations/'),
    ),
);

describe('the source tree', () => {
  it('names the role of each server feature file in its suffix', () => {
    const endings = Object.keys(ROLES);
    const strays = files
      .filter((path) => path.startsWith('server/features/'))
      .filter((path) => !endings.some((ending) => path.endsWith(`.${ending}`)));
    expect(strays).toEqual([]);
  });

  it('has no overcrowded folder', () => {
    const counts = new Map<string, number>();
    for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    const crowded = [...counts].filter(([, count]) => count > MOST_IN_A_FOLDER);
    expect(crowded).toEqual([]);
  });

  it('has four folders in the server', () => {
    const rooms = readdirSync(join(ROOT, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => basename(name));
    expect(rooms.sort()).toEqual(['demo', 'features', 'platform', 'reference-data']);
  });

  it('has no test file that is too long to read in one go', () => {
    const long = ['server', 'client/src', 'domain', 'test']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${folder}/${path}`,
        ),
      )
      .filter(isTest)
      .filter((path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length > MOST_LINES_OF_A_TEST + 1);
    expect(long).toEqual([]);
  });
});
