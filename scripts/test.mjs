/**
 * Runs `npm test`, `npm run check` and CI. Without arguments all parts run; with names only those (`npm test
 * -- contract integration`). `changed` limits each part to files that differ from main. Other arguments are
 * filters for the test runners; without a named part only those run. Browser tests build first. The last line
 * sums up.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { changedFiles, touchedTests } from './changed.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { isSchemaCurrent } from './print-schema.mjs';
import { ROOT, run, runTool } from './project.mjs';

const REPORTS = join(ROOT, 'test-results');
/**
 * Tests of a file run in shuffled order, to detect dependencies between them; TEST_SEED sets another seed.
 */
const USUAL_SEED = 7;
const JEST = ['unit', 'contract', 'integration', 'client'];
const script = (name) => () => run(process.execPath, [join(ROOT, 'scripts', name)], { quiet: true });
const types = (project) => () => runTool('tsc', ['-p', project, '--noEmit'], { quiet: true });
const tool = (name, args) => runTool(name, args, { quiet: true });

/**
 * A check passes or fails as a whole; a suite counts its tests. With `changed`, a check with `of` gets the
 * changed files only, and a check that reads none of them is skipped.
 */
const CHECKS = {
  codegen: {
    title: 'Generated types are current',
    run: () => {
      if (isSchemaCurrent()) return tool('graphql-codegen', ['--config', 'codegen.yml', '--check']);
      console.error('schema.graphql is not current: npm run codegen');
      return 1;
    },
  },
  lint: {
    title: 'Lint',
    of: /\.(ts|tsx|mjs|graphql)$/,
    run: (files = ['.']) => tool('eslint', [...files, '--no-warn-ignored', '--max-warnings=0']),
  },
  'types-server': { title: 'Types of the server', reads: /^(server|domain)\//, run: types('server') },
  'types-client': { title: 'Types of the client', reads: /^(client|domain)\//, run: types('client') },
  'types-test': { title: 'Types of the tests', reads: /^(server|domain|test)\//, run: types('test') },
  format: {
    title: 'Format',
    of: /\.(tsx?|m?js|jsonc?|ya?ml|css|html|graphql)$/,
    run: (files = ['.']) => tool('prettier', ['--check', ...files, '--ignore-unknown', '--log-level=warn']),
  },
  unused: {
    title: 'Nothing unused',
    run: () =>
      tool('knip', ['--preprocessor', './scripts/knip-fragments.mjs', '--treat-config-hints-as-errors']),
  },
  cycles: { title: 'No import circles', run: script('check-cycles.mjs') },
  // Before the suites: some start the built server.
  build: {
    title: 'Build',
    alone: true,
    run: () => run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')]),
  },
  size: { title: 'Size of first loads', alone: true, reads: /^client\//, run: script('check-size.mjs') },
  jest: { title: 'Tests of server and client', suite: runJest },
  browser: { title: 'Tests in the browser', suite: runBrowserTests },
  lighthouse: { title: 'Lighthouse', suite: runLighthouse },
};

requireNode();
await ensureInstalled();
const { parts, projects, filters, onlyChanged } = readArguments(process.argv.slice(2));
mkdirSync(REPORTS, { recursive: true });

const changed = onlyChanged ? changedFiles() : null;
const touched = changed ? touchedTests(changed) : null;
if (changed) sayWhatRuns();

const results = new Map();
const wanted = Object.entries(CHECKS).filter(([name, part]) => parts.has(name) && isTouched(name, part));
// Each uses one core: two run in parallel, and each prints its output at its end.
const sideBySide = wanted.filter(([, part]) => !part.suite && !part.alone);
await Promise.all([worker(), worker()]);
for (const [name, part] of wanted) if (part.suite || part.alone) await runPart(name, part);

const summary = wanted.map(([name]) => results.get(name));
const passed = summary.reduce((sum, part) => sum + part.passed, 0);
const failed = summary.reduce((sum, part) => sum + part.failed, 0);
console.log('');
for (const part of summary) {
  console.log(
    `${part.title}: ${part.passed} passed, ${part.failed} failed${part.note ?? ''} (${part.seconds} s)`,
  );
}
for (const name of summary.flatMap((part) => part.failures ?? [])) console.log(name);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

async function worker() {
  for (let next = sideBySide.shift(); next; next = sideBySide.shift()) await runPart(...next);
}

async function runPart(name, part) {
  if (part.suite || part.alone) console.log(`\n── ${part.title}`);
  const started = Date.now();
  const files = changed && part.of ? changed.filter((file) => part.of.test(file)) : undefined;
  const result = part.suite ? await part.suite() : asCount(await part.run(files));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  results.set(name, { ...result, title: part.title, seconds });
  if (part.suite) return;
  const verdict = result.failed ? `FAILED (${seconds} s)` : `ok (${seconds} s)`;
  console.log(part.alone ? verdict : `── ${part.title}: ${verdict}`);
}

function isTouched(name, part) {
  if (!changed) return true;
  if (name === 'jest') return touched.jest.length > 0;
  if (['browser', 'build', 'size', 'lighthouse'].includes(name)) return touched.browser.length > 0;
  const looked = part.of ?? part.reads;
  return !looked || changed.some((file) => looked.test(file));
}

function sayWhatRuns() {
  console.log(`${changed.length} files differ from main.`);
  console.log(`Tests of server and client: ${touched.jest.length} files`);
  console.log(`Tests in the browser: ${touched.browser.join(', ') || 'none'}`);
  if (changed.some((file) => /^(package(-lock)?\.json|[^/]+\.(mjs|ts)|server\/.*migrations\/.*)$/.test(file)))
    console.log(
      'A package, a setting or the database itself has changed: that can touch everything, so run npm test.',
    );
}

function readArguments(args) {
  const groups = { types: ['types-server', 'types-client', 'types-test'] };
  const onlyChanged = args.includes('changed');
  const wanted = args.filter((arg) => arg in CHECKS || arg in groups || JEST.includes(arg));
  const rest = args.filter((arg) => !wanted.includes(arg) && arg !== 'changed');
  const chosenProjects = JEST.filter((project) => wanted.includes(project));
  const named = wanted.flatMap((arg) => groups[arg] ?? (JEST.includes(arg) ? ['jest'] : [arg]));
  const names = named.length > 0 ? named : rest.length > 0 ? ['jest', 'browser'] : Object.keys(CHECKS);
  const seen = names.some((name) => ['browser', 'size', 'lighthouse'].includes(name));
  return {
    parts: new Set(seen ? ['build', ...names] : names),
    projects: chosenProjects.length > 0 ? chosenProjects : JEST,
    filters: rest,
    onlyChanged,
  };
}

function asCount(status) {
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

async function runJest() {
  const report = freshReport('jest.json');
  const order = ['--randomize', `--seed=${process.env.TEST_SEED ?? USUAL_SEED}`];
  const args = ['--json', `--outputFile=${report}`, ...order, '--selectProjects', ...projects];
  if (touched) args.push('--runTestsByPath', ...touched.jest);
  else if (filters.length > 0) args.push('--testPathPatterns', ...filters);
  const status = await runTool('jest', args, {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings=ExperimentalWarning`,
    },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, note: ' (the runner gave no report)' };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // A file that does not load has no tests to count; skipped tests prove nothing.
  const unloaded = result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  const failures = result.testResults.flatMap(({ name, status, assertionResults, message }) => {
    const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    if (status === 'failed' && names.length === 0) names.push(message.trim().split('\n')[0]);
    return names.map((test) => `FAILED ${name.replace(`${ROOT}/`, '')} › ${test}`);
  });
  return { ...counted(result.numPassedTests, result.numFailedTests + unloaded, skipped, status), failures };
}

async function runBrowserTests() {
  if (process.env.SKIP_BROWSER_TESTS === '1') {
    return { passed: 0, failed: 0, note: ' (left out: SKIP_BROWSER_TESTS=1)' };
  }
  const { findBrowser } = await import('./find-browser.mjs');
  let browser;
  try {
    browser = await findBrowser((line) => console.log(line));
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1, note: ' (no browser)' };
  }
  console.log(`Browser: ${browser.executablePath ?? browser.channel ?? "Playwright's own"}`);
  const report = freshReport('browser.json');
  const status = await runTool('playwright', ['test', ...(touched?.browser ?? []), ...filters], {
    env: { BROWSER_LAUNCH: JSON.stringify(browser), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, note: ' (the runner gave no report)' };
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  // A test that needed a retry passes, but is reported.
  const note = stats.flaky > 0 ? `, ${stats.flaky} on the second try` : '';
  const result = counted(
    stats.expected + stats.flaky,
    stats.unexpected + errors.length,
    stats.skipped,
    status,
  );
  return { ...result, note: note + (result.note ?? ''), failures: suites.flatMap(failedInBrowser) };
}

async function runLighthouse() {
  const { lookAtPages } = await import('./lighthouse.mjs');
  const { findBrowser } = await import('./find-browser.mjs');
  return lookAtPages(await findBrowser());
}

/** Failures, and tests that passed on a retry, each with the first line of every expectation that did not hold. */
function failedInBrowser({ file, specs = [], suites = [] }) {
  const said = { unexpected: 'FAILED', flaky: 'SECOND TRY' };
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => said[status])
      .map(({ status, results }) => [`${said[status]} ${file} › ${title}`, ...reasonsOf(results)].join('\n')),
  );
  return [...own, ...suites.flatMap(failedInBrowser)];
}

/** The first line of each error of a test's tries, without colours, each once. */
function reasonsOf(results) {
  const lines = results.flatMap(({ errors }) =>
    errors.map(({ message = '' }) => {
      const [first, ...rest] = stripVTControlCharacters(message).split('\n');
      const received = rest.find((line) => line.startsWith('Received'));
      return `  ${[first, received].filter(Boolean).join(' · ')}`;
    }),
  );
  return [...new Set(lines)];
}

function counted(passedTests, failedTests, skipped, status) {
  const silent = status !== 0 && failedTests + skipped === 0 ? 1 : 0;
  const nothing = passedTests + failedTests + skipped + silent === 0 ? 1 : 0;
  const note = skipped > 0 ? `, of them ${skipped} not run` : nothing ? ' (no tests were found)' : undefined;
  return { passed: passedTests, failed: failedTests + skipped + silent + nothing, note };
}

function freshReport(name) {
  const report = join(REPORTS, name);
  rmSync(report, { force: true });
  return report;
}
