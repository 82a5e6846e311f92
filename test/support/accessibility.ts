import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Look {
  /** A portalled overlay is open, which is outside the landmarks. */
  overlay?: boolean;
  /** The element to check instead of the whole page. */
  within?: string;
  /** Label for the failure message when a test checks several times. */
  where?: string;
}

/** Waits for animations: a colour during a fade may fail a rule. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    // A colour transition starts some frames late, so several still frames in a row are needed.
    for (let still = 0; still < 6; still += 1) {
      await frame();
      const ending = running();
      if (ending.length > 0) still = -1;
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}

/**
 * Violations of WCAG 2.2 AA on the page, with their elements. Passes are not collected, and axe runs in the
 * page: most of the time went to reporting passes.
 */
export async function accessibilityFaults(page: Page, { overlay, within }: Look = {}): Promise<string[]> {
  await settled(page);
  // Inject axe once per document.
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

/** Expects no violation; the failure names rules and elements. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await accessibilityFaults(page, look), look.where).toEqual([]);
}

/** Expects no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, where).toBeLessThanOrEqual(page.viewportSize()!.width);
}

/** Expects no violation and no horizontal scrolling. */
export async function expectSound(page: Page, look: Look = {}): Promise<void> {
  await expectAccessible(page, look);
  await expectNoSidewaysScroll(page, look.where);
}

/** Colour scheme and window width of a check. */
export type View = readonly [colorScheme: 'light' | 'dark', width: number];

/** Every width in both colour schemes. */
export const everyView: readonly View[] = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
  ['light', 320],
  ['dark', 320],
];

/** Every width once, and both colour schemes. */
export const eachWidth: readonly View[] = [
  ['light', 1440],
  ['dark', 390],
  ['light', 320],
];

/** Every width, and both colour schemes at a desk and on a phone: 320 and 390 px show the same colours. */
const eachWidthAndDark: readonly View[] = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
];

/** Overlays that a change of width may close. */
const OPENED = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}]:visible`).join();

/**
 * Checks one stop of a journey in each view and restores the page, so that a journey is walked once. The
 * callback gets stop and view for its failure message.
 */
export async function inViews(
  page: Page,
  views: readonly View[],
  stop: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  // Each view takes time: extend the timeout.
  test.setTimeout(test.info().timeout + views.length * 10_000);
  const before = page.viewportSize()!;
  // A dialog may still be closing when the step before has shown its result.
  await settled(page);
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

/** Resizes the window and waits until the layout is stable. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  if (page.viewportSize()!.width === size.width) return;
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 }))),
  );
}

/** Expects no violation and no horizontal scrolling in each view. */
export async function expectSoundInViews(
  page: Page,
  stop: string,
  { views = eachWidthAndDark, ...look }: Omit<Look, 'where'> & { views?: readonly View[] } = {},
): Promise<void> {
  await inViews(page, views, stop, (where) => expectSound(page, { ...look, where }));
}
