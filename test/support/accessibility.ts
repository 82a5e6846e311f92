import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/**
 * The rules of WCAG 2.2 AA that the page breaks, each with where. Only what is broken is worked out in full, and in
 * the page itself: the suite looks at hundreds of pages, and most of a look was the account of what is right.
 */
export async function accessibilityFaults(page: Page, { overlay, within }: Look = {}): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
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
