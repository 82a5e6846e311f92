import { expect, test, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sections = (page: Page) => page.getByRole('navigation', { name: 'Inställningar' });

test('an administrator changes a deadline, is warned before losing the change, and sees it saved', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/min-dag');
  await page
    .getByRole('navigation', { name: 'Huvudmeny' })
    .getByRole('link', { name: 'Inställningar' })
    .click();
  await expect(page).toHaveURL('/installningar/skola');
  await expect(heading(page, 'Skolans uppgifter')).toBeFocused();
  await expect(page).toHaveTitle('Skolans uppgifter – Studievy');

  await sections(page).getByRole('link', { name: 'Tidsgränser' }).click();
  const days = page.getByLabel('Varna efter så många dagar utan aktivitet');
  const before = Number(await days.inputValue());
  await days.fill('91');
  await sections(page).getByRole('link', { name: 'Priser' }).click();
  const question = page.getByRole('alertdialog', { name: 'Osparade ändringar' });
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(days).toHaveValue('91');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
  await page.getByRole('button', { name: 'Ångra ändringar' }).click();
  await expect(days).toHaveValue(String(before));

  for (const value of [before + 1, before]) {
    await days.fill(String(value));
    await days.press('Enter');
    await expect(page.locator('.toast').last()).toContainText('Tidsgränserna är sparade.');
    await expect(page.getByRole('button', { name: 'Ångra ändringar' })).toHaveCount(0);
  }
  await page.reload();
  await expect(days).toHaveValue(String(before));
});

test('the settings links of /pdf lead to their pages, and the palette finds them by other words', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/pdf?visa=skolan');
  await expect(page).toHaveURL('/installningar/skola');
  await page.goto('/pdf');
  await page.getByRole('main').getByRole('link', { name: 'Inställningar' }).click();
  await expect(heading(page, 'Skolans uppgifter')).toBeVisible();
  for (const [word, title] of [
    ['prislista', 'Priser'],
    ['avsändare', 'E-post'],
  ] as const) {
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Gå till' }).getByRole('combobox')).toBeFocused({
        timeout: 1000,
      });
    }).toPass();
    await page.keyboard.type(word);
    await expect(page.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(heading(page, title)).toBeVisible();
  }
  await expect(page.getByText('no-reply@').first()).toBeVisible();
  await page.getByRole('button', { name: 'Skicka testbrev till mig' }).click();
  await expect(page.getByText('Ett testbrev är på väg till admin@demo.se.')).toBeVisible();
});

test('every settings page, and the jobs page, is accessible and for administrators only', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await page.goto('/installningar/priser');
  await expect(page).toHaveURL('/unauthorized');
  await signIn(page, 'admin');
  for (const [path, shown] of [
    ['/installningar/skola', 'Skola och undertecknare'],
    ['/installningar/priser', 'Prövningsavgift'],
    ['/installningar/epost', 'Utskick'],
    ['/installningar/tidsgranser', 'Dagar'],
    ['/system/jobb', 'Jobb'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSoundInViews(page, path, {
      views: [
        ['light', 1440],
        ['dark', 320],
      ],
    });
  }
});
