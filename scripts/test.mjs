/**
 * `npm test`, `npm run check` and CI are this one file. Without arguments every part runs, in this order;
 * with names of parts only those (`npm test -- contract integration`); any other argument goes to the test
 * runners as a filter. The last line sums what really ran.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT, run, runTool } from './project.mjs';

const REPORTS = join(ROOT, 'test-results');
const JEST = ['unit', 'contract', 'integration', 'client'];
const script = (name) => () => run(process.execPath, [join(ROOT, 'scripts', name)]);

/** A check passes or fails as a whole; a suite says itself how many of its tests did. */
const CHECKS = {
  codegen: {
    title: 'Generated types are current',
    run: () => runTool('graphql-codegen', ['--config', 'codegen.yml', '--check'], { quiet: true }),
  },
  'types-server': { title: 'Types of the server', run: () => runTool('tsc', ['-p', 'server', '--noEmit']) },
  'types-client': { title: 'Types of the client', run: () => runTool('tsc', ['-p', 'client', '--noEmit']) },
  'types-test': { title: 'Types of the tests', run: () => runTool('tsc', ['-p', 'test', '--noEmit']) },
  lint: { title: 'Lint', run: () => runTool('eslint', ['.', '--max-warnings=0']) },
  cycles: { title: 'No import circles', run: script('check-cycles.mjs') },
  unused: {
    title: 'Nothing unused',
    run: () =>
      runTool('knip', ['--preprocessor', './scripts/knip-fragments.mjs', '--treat-config-hints-as-errors']),
  },
  format: { title: 'Format', run: () => runTool('prettier', ['--check', '.', '--log-level=warn']) },
  // Before the suites: some of them start the built server.
  build: { title: 'Build', run: script('build.mjs') },
  size: { title: 'Size of first loads', run: script('check-size.mjs') },
  jest: { title: 'Tests of server and client', suite: runJest },
  browser: { title: 'Tests in the browser', suite: runBrowserTests },
};

requireNode();
await ensureInstalled();
const { parts, projects, filters } = readArguments(process.argv.slice(2));
mkdirSync(REPORTS, { recursive: true });

const summary = [];
for (const [name, part] of Object.entries(CHECKS)) {
  if (!parts.has(name)) continue;
  console.log(`\n── ${part.title}`);
  const started = Date.now();
  const result = part.suite ? await part.suite() : asCount(await part.run());
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  summary.push({ ...result, title: part.title, seconds });
  if (!part.suite) console.log(result.failed ? `FAILED (${seconds} s)` : `ok (${seconds} s)`);
}

const passed = summary.reduce((sum, part) => sum + part.passed, 0);
const failed = summary.reduce((sum, part) => sum + part.failed, 0);
console.log('');
for (const part of summary) {
  console.log(
    `${part.title}: ${part.passed} passed, ${part.failed} failed${part.note ?? ''} (${part.seconds} s)`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function readArguments(args) {
  const groups = { types: ['types-server', 'types-client', 'types-test'] };
  const wanted = args.filter((arg) => arg in CHECKS || arg in groups || JEST.includes(arg));
  const rest = args.filter((arg) => !wanted.includes(arg));
  const chosenProjects = JEST.filter((project) => wanted.includes(project));
  const names = wanted.flatMap((arg) => groups[arg] ?? (JEST.includes(arg) ? ['jest'] : [arg]));
  return {
    parts: new Set(names.length > 0 ? names : Object.keys(CHECKS)),
    projects: chosenProjects.length > 0 ? chosenProjects : JEST,
    filters: rest,
  };
}

function asCount(status) {
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

async function runJest() {
  const report = freshReport('jest.json');
  const args = [
    '--json',
    `--outputFile=${report}`,
    '--selectProjects',
    ...projects,
    '--testPathPatterns',
    ...filters,
  ];
  if (filters.length === 0) args.pop();
  const status = await runTool('jest', args, {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings=ExperimentalWarning`,
    },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, note: ' (the runner gave no report)' };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // A file that does not load has no tests to count, and a test that is passed over proves nothing.
  const unloaded = result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  return counted(result.numPassedTests, result.numFailedTests + unloaded, skipped, status);
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
  const status = await runTool('playwright', ['test', ...filters], {
    env: { BROWSER_LAUNCH: JSON.stringify(browser), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, note: ' (the runner gave no report)' };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  // A test that needed a second try has found something; it passes, and is named.
  const note = stats.flaky > 0 ? `, ${stats.flaky} on the second try` : '';
  const result = counted(
    stats.expected + stats.flaky,
    stats.unexpected + errors.length,
    stats.skipped,
    status,
  );
  return { ...result, note: note + (result.note ?? '') };
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
