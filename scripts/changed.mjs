/** Files changed since the branch left main, and the tests that they affect. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph } from './import-graph.mjs';
import { filesUnder, ROOT } from './project.mjs';

const FEATURE = /^(?:server|client\/src)\/(?:features\/|platform\/|entities\/)?([^/.]+)\//;
const JEST_TEST = /^(server|client\/src|test\/(contract|integration))\/.*\.(spec|test)\.tsx?$/;

/** Imports everything, so importing it relates no test to a particular file. */
const WHOLE_SERVER = 'server/app.ts';

/** Browser specs whose name does not start with their feature. */
const BROWSER_SPECS_OF = {
  'access-log': ['keys-and-log'],
  'api-keys': ['keys-and-log'],
  accessibility: ['shell-accessibility'],
  app: ['shell', 'first-load'],
  auth: ['sign-out', 'shell'],
  'audit-log': ['keys-and-log'],
  comments: ['apl-card', 'student-details'],
  enrollments: ['csn-reports'],
  exams: ['exam-days'],
  home: ['shell'],
  'student-records': ['corrections'],
  student: ['edit-student', 'access-reasons'],
  ui: ['accessibility', 'focus', 'typing'],
};

/** Files that differ from the merge base with main, uncommitted ones included, deleted ones excluded. */
export function changedFiles() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base] = git('merge-base', 'HEAD', mainBranch(git));
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(ROOT, file))).sort();
}

function mainBranch(git) {
  const known = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  return known.includes('main') ? 'main' : (known[0] ?? 'HEAD');
}

/**
 * The tests that a change affects: those that import the files, those named after their feature, contract
 * tests when the server, the schema or they changed, and the browser tests of its pages.
 */
export function touchedTests(changed) {
  const written = changed.filter((file) => !isGenerated(file));
  const reached = reaching(written).filter((file) => JEST_TEST.test(file));
  const specs = filesUnder(['test/integration', 'test/contract', 'test/browser']).filter((file) =>
    file.endsWith('.spec.ts'),
  );
  const among = (folder) => specs.filter((file) => file.startsWith(`test/${folder}/`));
  const features = featuresOf(written, 'server/');
  const pages = featuresOf(written, 'client/');
  const laws = written.some((file) => /^(server|domain|test\/contract)\/|\.graphql$/.test(file));
  const named = among('integration').filter((file) =>
    features.some((feature) => isNamedAfter(file, feature)),
  );
  return {
    jest: [...new Set([...reached, ...named, ...(laws ? among('contract') : [])])].sort(),
    browser: among('browser').filter(
      (file) => written.includes(file) || pages.some((page) => isBrowserSpecOf(file, page)),
    ),
  };
}

const featuresOf = (files, side) => [
  ...new Set(files.filter((file) => file.startsWith(side)).flatMap((file) => FEATURE.exec(file)?.[1] ?? [])),
];

const isGenerated = (file) => /(^|\/|\.)generated\.ts$|^client\/src\/graphql\//.test(file);

/** The files and all that import them, directly or indirectly. */
function reaching(changed) {
  const importers = new Map();
  for (const [file, imported] of importGraph(['domain', 'server', 'client/src', 'test'])) {
    if (file === WHOLE_SERVER) continue;
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const found = new Set(changed);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}

/** `exams` has exams.spec.ts and exam-fees.spec.ts. */
function isNamedAfter(file, feature) {
  const name = nameOf(file);
  const one = feature.replace(/ies$/, 'y').replace(/s$/, '');
  return [feature, one].some((word) => name === word || name.startsWith(`${word}-`));
}

function isBrowserSpecOf(file, page) {
  const name = nameOf(file);
  return name === page || name.startsWith(`${page}-`) || Boolean(BROWSER_SPECS_OF[page]?.includes(name));
}

const nameOf = (file) => file.replace(/^.*\//, '').replace(/\.spec\.ts$/, '');
