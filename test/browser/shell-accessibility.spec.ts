import { expect, test, type Page } from '@playwright/test';
import {
  everyView,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoundInViews,
  inViews,
} from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

/** All CSP violations of the page, from the first byte. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { policyViolations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { policyViolations: string[] }).policyViolations);
}

const publicPages = ['/', '/login', '/reset-password', '/unauthorized', '/tillganglighet', '/finns-inte'];

test('the public pages are accessible at every width, light and dark', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundInViews(page, path);
  }
});

/** In a narrow window the menu is behind a button: two layouts of the shell. */
for (const widths of [[1440], [390, 320]])
  test(`the shell is accessible with each of its overlays: light and dark, ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    const views = everyView.filter(([, width]) => widths.includes(width));
    const [width] = widths as [number];
    const violations = await watchPolicy(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    await page.getByRole('button', { name: 'LOGGA IN' }).click();
    await expect(page.getByText('Fyll i ditt lösenord.')).toBeVisible();
    await inViews(page, views, 'faults', (where) => expectAccessible(page, { where }));
    await page.getByRole('button', { name: 'Glömt lösenordet?' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inViews(page, views, 'forgotten password', (where) => expectAccessible(page, { where }));
    expect(await violations()).toEqual([]);

    await signIn(page, 'admin');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [/^Version/, /^Profilmeny/, ...(width < 1181 ? [/^Öppna menyn/] : [])]) {
      await page.getByRole('button', { name }).click();
      const opened = page.getByRole('navigation').or(page.getByRole('dialog')).last();
      await expect(opened).toBeVisible();
      await expectSoundInViews(page, String(name), { views });
      await page.keyboard.press('Escape');
    }
    expect(await violations()).toEqual([]);
  });

test('text can be spaced as WCAG 1.4.12 requires, and doubled, without loss', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('/login');
  // Through the CSSOM: the CSP forbids style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important } html { font-size: 200% !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expectNoSidewaysScroll(page);
  const button = page.getByRole('button', { name: 'LOGGA IN' });
  await button.scrollIntoViewIfNeeded();
  const cut = await button.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
  expect(cut).toBe(false);
});

test('controls keep their edges in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const edge = await page
    .getByRole('button', { name: 'LOGGA IN' })
    .evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect(edge).toBe('solid');
});

test('the theme follows the system immediately', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(background).toBe('rgb(246, 245, 241)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).toBe('rgb(17, 24, 26)');
});
