import { expect, test } from '@playwright/test';
import { signIn } from '../support/browser-session.js';
import { freePersonalNumber } from '../support/personal-numbers.js';

test('adds a student after a correction, and can continue with another', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/students');
  await page.getByRole('link', { name: 'Ny elev' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ny elev' })).toBeVisible();

  const number = freePersonalNumber();
  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
  await page.getByLabel('Personnummer').fill(wrong);
  await page.getByRole('button', { name: 'Spara' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Kontrollsiffran stämmer inte.' }).click();
  await expect(page.getByLabel('Personnummer')).toBeFocused();
  await expect(page.getByLabel('Personnummer')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Personnummer').fill(number);
  await expect(page.getByLabel('Personnummer')).not.toHaveAttribute('aria-invalid', 'true');

  const name = `Nya Eleven ${Date.now().toString(36)}`;
  await page.getByLabel('Namn').fill(name);
  await page.getByLabel('E-post').fill('ingen adress');
  await page.getByRole('button', { name: 'Spara' }).click();
  // Server-side validation errors are shown at their field too.
  await expect(summary.getByRole('link', { name: 'E-postadressen är inte giltig.' })).toBeVisible();
  await page.getByLabel('E-post').fill('nya.eleven@exempel.se');
  await page.getByRole('combobox', { name: 'Kommun' }).fill('Österå');
  await page.getByRole('option', { name: 'Österåker' }).click();
  await page.getByRole('combobox', { name: 'Ansvarig lärare' }).fill('Åsa Ö');
  await page.getByRole('option', { name: 'Åsa Öberg' }).click();
  await page.getByLabel('Startdatum', { exact: true }).fill('2026-08-17');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText(`${name} är tillagd.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Öppna eleven' })).toBeFocused();

  await page.getByRole('button', { name: 'Lägg till en till' }).click();
  await expect(page.getByLabel('Namn')).toBeFocused();
  await expect(page.getByLabel('Namn')).toHaveValue('');
  // A duplicate number: the existing student can be opened.
  await page.getByLabel('Namn').fill('Samma Nummer');
  await page.getByLabel('Personnummer').fill(number);
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(summary).toContainText(`Personnumret används redan av ${name}.`);
  await expect(page.getByRole('link', { name: `Öppna ${name} i en ny flik` })).toHaveAttribute(
    'href',
    /^\/student\//,
  );
});

test('clicking a link does not lose what was typed', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/addstudent');
  await page.getByLabel('Namn').fill('Halvfärdig');
  await page.getByRole('main').getByRole('link', { name: 'Avbryt' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Det du har fyllt i är inte sparat.');
  await expect(question.getByRole('button', { name: 'Fortsätt redigera' })).toBeFocused();
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await expect(page).toHaveURL(/\/addstudent$/);
  await expect(page.getByLabel('Namn')).toHaveValue('Halvfärdig');
  await page.getByRole('main').getByRole('link', { name: 'Avbryt' }).click();
  await question.getByRole('button', { name: 'Släng texten' }).click();
  await expect(page).toHaveURL(/\/students$/);
});

test('a teacher cannot reach the form', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/addstudent');
  await expect(page).toHaveURL(/\/unauthorized$/);
});
