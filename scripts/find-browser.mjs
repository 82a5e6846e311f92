/**
 * Finds a Chromium for the browser tests, or downloads one. A candidate counts only if it opens a blank page.
 * Run directly, it prints the result.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isProgram, ROOT } from './project.mjs';

/** In closed networks background requests of the browser never finish. */
const ARGS = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The headless shell first: it draws no windows, and the browser tests take about a third less time. */
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Launch options for Playwright. Throws a one-sentence error when no browser is available. */
export async function findBrowser(log = () => undefined) {
  const named = process.env.BROWSER_PATH;
  if (named) {
    const refusal = await whyNot({ executablePath: named });
    if (refusal === null) return withArgs({ executablePath: named });
    throw new Error(`BROWSER_PATH names ${named}, which does not open a page: ${refusal}`);
  }
  const refusals = [];
  for (const source of [onPath, channels, playwrightsOwn, fromPackage, downloaded, fromSystemPackages]) {
    for (const candidate of await source(log)) {
      const refusal = await whyNot(candidate);
      if (refusal === null) return withArgs(candidate);
      refusals.push(`${candidate.executablePath ?? candidate.channel}: ${refusal}`);
    }
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge, and none was found or could be installed: install one, or ' +
      `name it in BROWSER_PATH.${refusals.length > 0 ? `\nTried: ${refusals.join('; ')}` : ''}`,
  );
}

const withArgs = (candidate) => ({ ...candidate, args: ARGS });

async function whyNot(candidate) {
  const { chromium } = await import('playwright-core');
  try {
    const browser = await chromium.launch({ ...withArgs(candidate), timeout: 30_000 });
    try {
      const page = await browser.newPage();
      await page.goto('about:blank');
      return null;
    } finally {
      await browser.close();
    }
  } catch (error) {
    return error.message.split('\n')[0];
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return ON_PATH.map((name) => folders.map((folder) => join(folder, name)).find(existsSync))
    .filter(Boolean)
    .map((executablePath) => ({ executablePath }));
}

function channels() {
  return process.platform === 'linux' ? [] : [{ channel: 'chrome' }, { channel: 'msedge' }];
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? [{}] : [];
}

/** Linux x64: a headless Chromium from the package registry with its libraries, unpacked once. */
async function fromPackage(log) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = join(ROOT, 'node_modules', '.cache', 'chromium');
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    log('The package @sparticuz/chromium is not installed.');
    return [];
  }
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temp folder, and its libraries only when it detects its usual host.
  const unpack = spawnSync(
    process.execPath,
    ['-e', "import('@sparticuz/chromium').then((m) => m.default.executablePath())"],
    {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
      encoding: 'utf8',
    },
  );
  if (unpack.status !== 0) {
    log(`@sparticuz/chromium could not be unpacked: ${unpack.stderr}`);
    return [];
  }
  const libraries = readdirSync(folder).includes('al2023') ? join(folder, 'al2023', 'lib') : folder;
  const searched = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, LD_LIBRARY_PATH: searched, FONTCONFIG_PATH: join(folder, 'fonts') };
  return [{ executablePath: join(folder, 'chromium'), env }];
}

function downloaded(log) {
  log('Downloading a browser for the tests …');
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  const install = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    timeout: 120_000,
    encoding: 'utf8',
  });
  if (install.status === 0) return [{}];
  log('The browser could not be downloaded.');
  return [];
}

async function fromSystemPackages(log) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return [];
  log("Installing chromium with the system's package manager …");
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', '-y', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    }).status === 0;
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (apt('update') && PACKAGES.some((name) => apt('install', '--no-install-recommends', name)))
      return onPath();
    await new Promise((resolve) => setTimeout(resolve, attempt * 5000));
  }
  log('The package manager could not install chromium.');
  return [];
}

if (isProgram(import.meta.url)) {
  try {
    const { env: _env, ...found } = await findBrowser((line) => console.error(line));
    console.log(JSON.stringify(found));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
