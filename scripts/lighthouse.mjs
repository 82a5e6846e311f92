/**
 * Lighthouse on the built product with the demo school, on an emulated phone with a slow connection.
 * Accessibility, best practices, layout shift and page weight must pass. Speed is reported only, since the
 * machine may be busy.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { openDemoSchool, signIn } from './demo-school.mjs';

/** Page weight in kB until the network is idle, prefetches included. */
const PAGES = [
  // Signed out: the start-up logs an error.
  { path: '/login', kB: 165, excused: ['errors-in-console'] },
  { path: '/apl', as: 'teacher', kB: 430 },
  { path: '/students', as: 'admin', kB: 375 },
  { path: '/student/:id', as: 'admin', kB: 410 },
  { path: '/apl/plats/:workplace', as: 'teacher', kB: 340 },
  { path: '/studieplan/:planned', as: 'admin', kB: 340 },
  { path: '/betyg', as: 'teacher', kB: 375 },
  { path: '/min-dag', as: 'teacher', kB: 340 },
];
const MOST_SHIFT = 0.05;

/** Checks each page and prints findings; returns the number passed and the names of failures. */
export async function lookAtPages(launch) {
  const school = await openDemoSchool();
  const results = [];
  try {
    for (const page of PAGES) results.push(await look(page, school.url, launch));
  } finally {
    await school.close();
  }
  const failures = results.filter(({ faults }) => faults.length > 0);
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    failures: failures.map(({ path, faults }) => `FAILED Lighthouse ${path}: ${faults.join('; ')}`),
  };
}

async function look(asked, origin, launch) {
  const { path, as } = asked;
  const profile = mkdtempSync(join(tmpdir(), 'studievy-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
    baseURL: origin,
    locale: 'sv-SE',
  });
  try {
    const page = await browser.newPage();
    if (as) await signIn(page, as);
    const url = origin + (await addressOf(path, page));
    await page.goto('about:blank');
    const devtools = await browser.newCDPSession(page);
    const visit = async (what, config, isLast = false) => {
      // Signing in has cached shared files: measure a first visit.
      await devtools.send('Network.clearBrowserCache');
      const flags = { ...what, port, disableStorageReset: true, logLevel: 'error' };
      const { lhr } = await lighthouse(url, flags, config);
      // A busy browser sometimes records no paint trace; the run cannot be rated.
      const untraced = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage);
      if (!untraced) return lhr;
      if (isLast) throw new Error(`${untraced.id}: ${untraced.errorMessage}`);
      return visit(what, config, true);
    };
    const phone = await visit({ onlyCategories: ['performance', 'accessibility', 'best-practices'] });
    const desk = await visit({ onlyAudits: ['cumulative-layout-shift'] }, desktopConfig);
    return tell(asked, phone, desk);
  } catch (error) {
    console.error(`${path} could not be looked at.`, error);
    return { path, faults: [`could not be looked at: ${error.message}`] };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Lists whose first record takes the place of a placeholder. */
const LISTS = {
  ':id': '/api/students',
  ':workplace': '/api/workplaces',
  ':planned': '/api/study-plans?filter=UNREACHABLE',
};

/** The path with a record for its placeholder. */
async function addressOf(path, page) {
  const [placeholder] = /:\w+/.exec(path) ?? [];
  if (!placeholder) return path;
  const records = await (await page.request.get(LISTS[placeholder])).json();
  return path.replace(placeholder, records[0]._id ?? records[0].studentId);
}

function tell({ path, kB, excused = [] }, phone, desk) {
  const score = (name) => Math.round((phone.categories[name].score ?? 0) * 100);
  const content = phone.audits['first-contentful-paint'].numericValue;
  const shift = (one) => one.audits['cumulative-layout-shift'].numericValue;
  const shifts = { phone: shift(phone), desk: shift(desk) };
  const sent = phone.audits['total-byte-weight'].numericValue / 1000;
  console.log(
    `${path.padEnd(13)} accessibility ${score('accessibility')}, best practices ${score('best-practices')}, ` +
      `CLS ${shifts.phone.toFixed(3)} (desk ${shifts.desk.toFixed(3)}), ${sent.toFixed(0)} of ${kB} kB; ` +
      `performance ${score('performance')}, first content ${(content / 1000).toFixed(1)} s`,
  );
  return {
    path,
    faults: [
      ...['accessibility', 'best-practices'].flatMap((name) => missedIn(phone, name, excused)),
      ...Object.entries(shifts)
        .filter(([, value]) => !(value <= MOST_SHIFT))
        .map(([where, value]) => `CLS ${value.toFixed(3)} (${where})`),
      ...(sent > kB ? [`${sent.toFixed(0)} kB of ${kB}`] : []),
    ],
  };
}

/** Failed audits of a category. */
function missedIn({ categories, audits }, category, excused) {
  const { score, auditRefs } = categories[category];
  if (score === 1) return [];
  const missed = auditRefs.filter(
    ({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1 && !excused.includes(id),
  );
  return missed.map(({ id }) => `${id}: ${nodesOf(audits[id])}`);
}

const nodesOf = ({ title, details }) =>
  details?.items
    ?.slice(0, 3)
    .map((item) => item.node?.selector ?? item.description ?? JSON.stringify(item))
    .join(', ') || title;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
