import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** File roles in a feature (docs/architecture.md). Add a new role here, with a description. */
const ROLES = {
  'module.ts': 'the Nest module: what it imports, provides and exports',
  graphql: 'the contract: types, inputs, operations, rights',
  'rest.graphql': 'what REST shows of its types, and the fixed operations that say more than their name',
  'resolver.ts': 'its root fields, a method each',
  'controller.ts': 'its REST routes, a method each',
  'entity.ts': 'a table of records that are edited one at a time',
  'service.ts': 'the verbs: check, lock, ask the policy, change, record, publish',
  'policy.ts': 'may: pure functions of actor and record',
  'rules.ts': 'pure rules of the domain',
  'input.ts': 'reading and checking input',
  'sql.ts': 'reads',
  'writes.ts': 'what writes its tables',
  'list.ts': 'filters, sorts, page and count',
  'view.ts': 'what a viewer sees, and in which words',
  'job.ts': 'long or regular work',
  'export.ts': 'lists as files',
  'notice.ts': 'news and mail to people',
  'document.ts': 'papers',
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

describe('the layout of the product', () => {
  it('tells the role of each file of a server feature by its name', () => {
    const endings = Object.keys(ROLES);
    const strays = files
      .filter((path) => path.startsWith('server/features/'))
      .filter((path) => !endings.some((ending) => path.endsWith(`.${ending}`)));
    expect(strays).toEqual([]);
  });

  it('has no folder that one cannot take in at a glance', () => {
    const counts = new Map<string, number>();
    for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    const crowded = [...counts].filter(([, count]) => count > MOST_IN_A_FOLDER);
    expect(crowded).toEqual([]);
  });

  it('has its server in two wings beside what starts it', () => {
    const rooms = readdirSync(join(ROOT, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => basename(name));
    expect(rooms.sort()).toEqual(['demo', 'features', 'platform', 'reference-data']);
  });

  it('has no test that is too long to read in one go', () => {
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
