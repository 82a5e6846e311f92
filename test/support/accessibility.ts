import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Look {
  /** Something portalled lies open: it stands outside the landmarks by nature. */
  overlay?: boolean;
  /** The part that is looked at, instead of the whole page. */
  within?: string;
  /** What the failure is told with, where one test looks many times. */
  where?: string;
}

/** What comes up has come up: a colour halfway through its fade breaks rules that neither end of it breaks. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // A change of colours begins some frames after it was asked for: still is what stays still.
    for (let still = 0; still < 6; still += 1) {
      await frame();
      const ending = running();
      if (ending.length > 0) still = -1;
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}

/**
 * The rules of WCAG 2.2 AA that the page breaks, each with where. Only what is broken is worked out in full, and in
 * the page itself: the suite looks at hundreds of pages, and most of a look was the account of what is right.
 */
export async function accessibilityFaults(page: Page, { overlay, within }: Look = {}): Promise<string[]> {
  await settled(page);
  // Once a document: most of a look at a page that has been looked at before was reading the rules again.
  const known = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(known && { axeSource: ';' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    runOnly: { type: 'tag', values: tags },
    rules: overlay ? { region: { enabled: false } } : {},
  });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} (${html})`).join(', ')}`,
  );
}

/** No rule broken; the failure names the rules and what breaks them. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await accessibilityFaults(page, look), look.where).toEqual([]);
}

/** Nothing reaches beyond the window's side: one scrolls the page down, never sideways. */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, where).toBeLessThanOrEqual(page.viewportSize()!.width);
}

/** A page that is sound to look at: no rule broken, and no sideways scroll. */
export async function expectSound(page: Page, look: Look = {}): Promise<void> {
  await expectAccessible(page, look);
  await expectNoSidewaysScroll(page, look.where);
}

/** How a page is looked at: its colours, and the width of its window. */
export type View = readonly [colorScheme: 'light' | 'dark', width: number];

/** Every width in both colours. */
export const everyView: readonly View[] = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
  ['light', 320],
  ['dark', 320],
];

/** Every width once, and both colours. */
export const eachWidth: readonly View[] = [
  ['light', 1440],
  ['dark', 390],
  ['light', 320],
];

/** Every width, the widest in both colours. */
export const eachWidthAndDark: readonly View[] = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
];

/** What a window that changes its width might close: then it would not be seen. */
const OPENED = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}]:visible`).join();

/**
 * Looks at one stop of a journey in each view, in place, and leaves the page as it was: a journey is walked once,
 * whatever number of views its stops are seen in. The look is told the stop and the view, for its failure to name.
 */
export async function inViews(
  page: Page,
  views: readonly View[],
  stop: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  // A stop takes its time in each view: a journey of many stops is long, not stuck.
  test.setTimeout(test.info().timeout + views.length * 10_000);
  const before = page.viewportSize()!;
  const opened = await page.locator(OPENED).count();
  for (const [colorScheme, width] of views) {
    const where = `${stop}: ${colorScheme}, ${width} px`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await resize(page, { ...before, width });
    expect(await page.locator(OPENED).count(), `${where}: what was open`).toBeGreaterThanOrEqual(opened);
    await look(where);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await resize(page, before);
}

/** What a page lays out anew for another width is there when it has nothing more to do. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  if (page.viewportSize()!.width === size.width) return;
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 }))),
  );
}

/** A stop of a journey that is sound to look at in each view. */
export async function expectSoundInViews(
  page: Page,
  stop: string,
  { views = everyView, ...look }: Omit<Look, 'where'> & { views?: readonly View[] } = {},
): Promise<void> {
  await inViews(page, views, stop, (where) => expectSound(page, { ...look, where }));
}
