import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../support/browser-session.js';

const form = (page: Page) => page.getByRole('region', { name: 'Anmälan till prövning' });
const toast = (page: Page) => page.getByRole('region', { name: 'Meddelanden' });

test('a student chooses first, sees the fee, and follows their own registrations below', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/examform');
  await expect(form(page).getByRole('group', { name: 'Dina uppgifter' })).toBeVisible();
  const order = await form(page).locator('label').allTextContents();
  const place = (label: string) => order.findIndex((text) => text.startsWith(label));
  for (const known of ['Välj elev', 'Personnummer', 'Telefonnummer', 'E-post', 'Kommun', 'Ansvarig lärare']) {
    expect(place(known), known).toBeGreaterThan(place('Önskad månad'));
  }
  expect(place('Kurs')).toBe(0);

  const fee = form(page).getByRole('region', { name: 'Avgift' });
  const chooser = form(page).getByRole('combobox', { name: 'Välj kurs' });
  await chooser.fill('historia');
  await page
    .getByRole('option', { name: /historia/i })
    .locator('visible=true')
    .first()
    .click();
  await expect(fee).toContainText(/Avgift: (500.kr|ingen)/);
  if ((await fee.textContent())!.includes('500'))
    await expect(fee).toContainText(/Så betalar du|Fråga skolan/);

  const own = page.getByRole('region', { name: 'Mina prövningar' });
  const course = await form(page).getByLabel('Kurs', { exact: true }).inputValue();
  const taken = (await (await page.request.get('/api/exams')).json()) as {
    course: string;
    requestedMonth: string;
  }[];
  const months = await form(page).getByLabel('Önskad månad').locator('option').allTextContents();
  const free = months
    .slice(1)
    .find((month) => !taken.some((exam) => exam.course === course && exam.requestedMonth === month))!;
  await form(page).getByLabel('Önskad månad').selectOption(free);
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(toast(page)).toContainText('Registreringen lyckades!');
  const row = own.getByRole('row').filter({ hasText: course }).filter({ hasText: free.toLowerCase() });
  await expect(row).toContainText('Intresse');
  await expect(row).toContainText('ingen tid än');
  // The receipt names the registration, which can be withdrawn until it is decided.
  await expect(toast(page)).toContainText(`${course}, ${free.toLowerCase()}, `);
  await row.getByRole('button', { name: /^Ta tillbaka anmälan/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta tillbaka anmälan' }).click();
  await expect(toast(page)).toContainText('Anmälan är tillbakatagen');
  await expect(row).toHaveCount(0);
});

test('a course that a student typed but did not pick is an error on the field', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/examform');
  const chooser = form(page).getByRole('combobox', { name: 'Välj kurs' });
  await expect(form(page).getByLabel('Kurs', { exact: true })).toHaveValue('Ej angivet');
  await chooser.fill('Kursen jag tänkte på');
  await chooser.blur();
  await form(page).getByLabel('Önskad månad').selectOption('Maj');
  await expect(chooser).toHaveValue('Kursen jag tänkte på');
  await expect(chooser).toHaveAccessibleDescription(/”Kursen jag tänkte på” är inte valt/);
  await form(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(form(page).getByRole('alert')).toContainText('”Kursen jag tänkte på” är inte valt');
  await expect(page.getByText('Registreringen lyckades!')).toHaveCount(0);
});
