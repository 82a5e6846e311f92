/**
 * Lighthouse on the built product and its demo school, as a phone on a slow line sees it: accessibility and best
 * practices are whole, nothing jumps, and a page sends no more than its budget. How fast it was is told, not held:
 * the machine is not always idle.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { openDemoSchool, signIn } from './demo-school.mjs';

/** Bytes are what crosses the line until the page rests, in kB; what likely comes next is fetched by then. */
const PAGES = [
  // Nobody is signed in there, which the start-up logs as an error.
  { path: '/login', kB: 280, excused: ['errors-in-console'] },
  { path: '/apl', as: 'teacher', kB: 430 },
  { path: '/students', as: 'admin', kB: 375 },
  { path: '/student/:id', as: 'admin', kB: 410 },
  { path: '/betyg', as: 'teacher', kB: 375 },
  { path: '/min-dag', as: 'teacher', kB: 295 },
];
/** The first looks at everything; the median of all three tells the speed. */
const TIMES = 3;
const MOST_SHIFT = 0.05;

/** Looks at each page and prints what was found; answers how many held and the names of those that did not. */
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
      // Signing in has fetched what the page shares with others: it is looked at as by someone who has just come.
      await devtools.send('Network.clearBrowserCache');
      const flags = { ...what, port, disableStorageReset: true, logLevel: 'error' };
      const { lhr } = await lighthouse(url, flags, config);
      // A busy browser sometimes leaves no trace of what it painted: then there is nothing to judge.
      const untraced = Object.values(lhr.audits).find(({ errorMessage }) => errorMessage);
      if (!untraced) return lhr;
      if (isLast) throw new Error(`${untraced.id}: ${untraced.errorMessage}`);
      return visit(what, config, true);
    };
    const phone = [];
    for (let time = 0; time < TIMES; time += 1) {
      const onlyCategories = ['performance', ...(time === 0 ? ['accessibility', 'best-practices'] : [])];
      phone.push(await visit({ onlyCategories }));
    }
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

/** A student of the list where the path asks for one. */
async function addressOf(path, page) {
  if (!path.includes(':id')) return path;
  const students = await (await page.request.get('/api/students')).json();
  return path.replace(':id', students[0]._id);
}

function tell({ path, kB, excused = [] }, phone, desk) {
  const [first] = phone;
  const score = (name) => Math.round((first.categories[name].score ?? 0) * 100);
  const speed = median(phone.map(({ categories }) => Math.round(categories.performance.score * 100)));
  const content = median(phone.map((one) => one.audits['first-contentful-paint'].numericValue));
  const shift = (one) => one.audits['cumulative-layout-shift'].numericValue;
  const shifts = { phone: Math.max(...phone.map(shift)), desk: shift(desk) };
  const sent = first.audits['total-byte-weight'].numericValue / 1000;
  console.log(
    `${path.padEnd(13)} accessibility ${score('accessibility')}, best practices ${score('best-practices')}, ` +
      `CLS ${shifts.phone.toFixed(3)} (desk ${shifts.desk.toFixed(3)}), ${sent.toFixed(0)} of ${kB} kB; ` +
      `performance ${speed}, first content ${(content / 1000).toFixed(1)} s`,
  );
  return {
    path,
    faults: [
      ...['accessibility', 'best-practices'].flatMap((name) => missedIn(first, name, excused)),
      ...Object.entries(shifts)
        .filter(([, value]) => !(value <= MOST_SHIFT))
        .map(([where, value]) => `CLS ${value.toFixed(3)} (${where})`),
      ...(sent > kB ? [`${sent.toFixed(0)} kB of ${kB}`] : []),
    ],
  };
}

/** The audits of a category that cost points. */
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

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

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
