import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../client/src', import.meta.url));

/** Mutations called outside components, with the reason. */
const OUTSIDE_COMPONENTS: Record<string, string> = {
  'app/layout/sign-out.ts': 'a sign-out that was owed is settled before anything is drawn',
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const isGenerated = (name: string) => /\.generated\.ts$|^graphql\//.test(name);
const files = sources(CLIENT).map((path) => ({
  name: relative(CLIENT, path),
  text: readFileSync(path, 'utf8'),
}));
const mutations = new Set(
  files
    .filter(({ name }) => isGenerated(name))
    .flatMap(({ text }) => [...text.matchAll(/export type (\w+)Mutation =/g)].map(([, name]) => name!)),
);
/** Files that name a mutation document, with those documents. */
const callers = files
  .filter(({ name }) => !isGenerated(name))
  .map(({ name, text }) => ({
    name,
    text,
    calls: [...new Set([...text.matchAll(/\b(\w+)Document\b/g)].map(([, called]) => called!))].filter(
      (called) => mutations.has(called),
    ),
  }))
  .filter(({ calls }) => calls.length > 0);

const stem = (name: string) => basename(name).replace(/\.tsx?$/, '');
/** Called without a refetch, cache update or undo. */
const isBare = (text: string, called: string) => {
  const asked = new RegExp(`\\buseMutation\\(${called}Document\\)`, 'g');
  const named = text.replace(/^import .*?;$/gms, '').match(new RegExp(`\\b${called}Document\\b`, 'g'));
  return named?.length === text.match(asked)?.length;
};

describe('each mutation has one hook', () => {
  it('is called from only one file', () => {
    const twice = [...mutations].filter(
      (mutation) => callers.filter(({ calls }) => calls.includes(mutation)).length > 1,
    );
    expect(twice).toEqual([]);
  });

  it('is called where it is used or, if it adds anything, in use-<verb>-<thing>', () => {
    const astray = callers
      .filter(({ name }) => !basename(name).startsWith('use-'))
      .filter(({ text, calls }) => calls.some((called) => !isBare(text, called)))
      .map(({ name }) => name);
    expect(astray.sort()).toEqual(Object.keys(OUTSIDE_COMPONENTS).sort());
  });

  it('has no file of its own that adds nothing', () => {
    const alone = files
      .filter(({ text }) => /^export const use\w+ = \(\) => useMutation\(\w+Document\);$/m.test(text))
      .map(({ name }) => ({
        name,
        users: files.filter(({ text }) => text.includes(`/${stem(name)}'`)).length,
      }))
      .filter(({ users }) => users < 2);
    expect(alone).toEqual([]);
  });
});

describe('a failed undo', () => {
  it('is reported in one way, with a retry', () => {
    const astray = files.filter(({ text }) => /(?<!takeBack\(\s*)['"`]Kunde inte ångra/.test(text));
    expect(astray.map(({ name }) => name)).toEqual([]);
    expect(files.filter(({ text }) => /takeBack\(\s*'/.test(text)).length).toBeGreaterThan(10);
  });
});
