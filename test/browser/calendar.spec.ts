import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { cell, dialog, occasion, registered, toast, tray } from '../support/browser-exams.js';
import { liveLine } from '../support/browser-live.js';
import { anotherPerson, signIn } from '../support/browser-session.js';

/** Each test uses its own month, away from other tests' exams. */
let month = 1;
const ownMonth = (): string => {
  month += 1;
  return `2031-${String(month).padStart(2, '0')}`;
};

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(start!.x + 30, start!.y + start!.height / 2);
  await page.mouse.down();
  await page.mouse.move(end!.x + end!.width / 2, end!.y + 20, { steps: 12 });
  await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 4 });
  await page.mouse.up();
}

const rowOf = (page: Page, name: string) => tray(page).getByRole('listitem').filter({ hasText: name });

test('by keyboard alone: chooses a day, then plans and holds an exam there', async ({ page }) => {
  await signIn(page, 'admin');
  const name = await registered(page, 'Tangent Bord');
  const at = ownMonth();
  await page.goto(`/kalender?vy=manad&dag=${at}-10`);
  await cell(page, `${at}-10`).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, `${at}-18`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Nytt prövningstillfälle');
  await expect(dialog(page).getByLabel('Dag', { exact: true })).toHaveValue(`${at}-18`);
  // Missing fields are named, with links.
  await dialog(page).getByRole('button', { name: 'Skapa tillfälle' }).press('Enter');
  await dialog(page).getByRole('link', { name: 'Välj minst en kurs.' }).press('Enter');
  const courses = dialog(page)
    .getByRole('textbox', { name: 'Kurser' })
    .or(dialog(page).getByLabel('Kurser'))
    .first();
  await expect(courses).toBeFocused();
  await courses.fill('Svenska 1');
  await page.getByRole('option', { name: /^Svenska 1 \(SVESVE01/ }).click();
  await dialog(page).getByLabel('Sal').fill('Aulan');
  await dialog(page).getByLabel('Antal platser').fill('2');
  await dialog(page).getByRole('button', { name: 'Skapa tillfälle' }).press('Enter');
  await expect(toast(page)).toContainText('skapat');

  const chip = cell(page, `${at}-18`).getByRole('button');
  await expect(chip).toHaveAccessibleName(/Svenska 1.*Aulan · 0 av 2 elever.*09:00–12:00, Skriftlig/);
  // The course name is shown, however small the chip is.
  await chip.evaluate((box) => (box.style.height = '3rem'));
  const title = await chip.locator('.calendar-chip-title').boundingBox();
  expect(title!.height).toBeGreaterThan(15);
  await chip.evaluate((box) => (box.style.height = ''));
  await chip.press('Enter');
  await dialog(page).getByLabel('Boka fler').fill(name);
  await page.getByRole('option', { name }).click();
  const row = dialog(page).getByRole('row').filter({ hasText: name });
  await row.getByRole('combobox', { name: /^Närvaro/ }).selectOption('Närvarande');
  await row.getByRole('checkbox', { name: /^ID kontrollerad/ }).check();
  await expect(row.getByRole('link', { name: 'Till betyg' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Skicka kallelse (1)' }).click();
  await dialog(page).getByRole('button', { name: 'Skicka till 1 elev' }).click();
  await expect(toast(page)).toContainText('Kallelse skickad till 1 elev');
  await page.reload();
  await expect(row.getByRole('checkbox', { name: /^ID kontrollerad/ })).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Skicka kallelse igen' })).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Ställ in' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Ställ in tillfället' });
  await cancelling.getByRole('button', { name: 'Ställ in' }).click();
  await expect(cancelling.getByText('Skriv en anledning.').first()).toBeVisible();
  await cancelling.getByLabel('Anledning').fill('Salen är upptagen');
  await cancelling.getByRole('button', { name: 'Ställ in' }).click();
  await expect(dialog(page)).toContainText('Inställd: Salen är upptagen');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('by mouse: drags from the tray onto a day and onto an occasion, and an occasion to another day', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const [first, second] = [await registered(page, 'Dragen Ett'), await registered(page, 'Dragen Två')];
  const at = ownMonth();
  await page.goto(`/kalender?vy=manad&dag=${at}-10`);
  await expect(cell(page, `${at}-12`)).toBeVisible();
  await openAll(page);
  await drag(page, rowOf(page, first), cell(page, `${at}-12`));
  await expect(dialog(page)).toContainText(first);
  await expect(dialog(page).getByLabel('Dag', { exact: true })).toHaveValue(`${at}-12`);
  await dialog(page).getByRole('button', { name: 'Boka 1 elev' }).click();
  const chip = cell(page, `${at}-12`).getByRole('button');
  await expect(chip).toContainText('1 elev');

  await drag(page, rowOf(page, second), chip);
  await expect(chip).toContainText('2 elever');
  await toast(page).getByRole('button', { name: 'Ångra' }).click();
  await expect(chip).toContainText('1 elev');
  await expect(rowOf(page, second)).toHaveCount(1);

  await drag(page, chip, cell(page, `${at}-19`));
  await expect(cell(page, `${at}-19`).getByRole('button')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Ångra' }).last().click();
  await expect(chip).toBeVisible();
});

test('books a whole course from the tray in one step, never beyond its capacity', async ({ page }) => {
  await signIn(page, 'admin');
  const names = [await registered(page, 'Plats Ett'), await registered(page, 'Plats Två')];
  const at = ownMonth();
  await occasion(page, `${at}-03`, { capacity: 1, room: `Trång ${at}` });
  await page.goto(`/kalender?vy=agenda&dag=${at}-03`);
  await openAll(page);
  for (const name of names) await rowOf(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Boka tid för 2 elever' }).click();
  await dialog(page).getByRole('radio', { name: 'Nytt tillfälle' }).check();
  await dialog(page).getByLabel('Dag', { exact: true }).fill(`${at}-04`);
  await dialog(page).getByLabel('Antal platser').fill('1');
  await dialog(page).getByRole('button', { name: 'Boka 2 elever' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Tillfället har 1 plats');
  await dialog(page).getByLabel('Antal platser').fill('2');
  await dialog(page).getByRole('button', { name: 'Boka 2 elever' }).click();
  const entry = page.getByRole('region', { name: /4 / }).getByRole('button', { name: /Svenska 1/ });
  await expect(entry).toContainText('2 av 2 elever');
  await expect(entry).toContainText('1 att se över');
});

test('another person’s booking appears without reloading the page', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const name = await registered(page, 'Samtidig');
  const at = ownMonth();
  const line = liveLine(page);
  await page.goto(`/kalender?vy=manad&dag=${at}-10`);
  await expect(cell(page, `${at}-11`)).toBeVisible();
  await line.listens('CalendarChanged');
  const other = await anotherPerson(browser, 'teacher');
  await occasion(other, `${at}-11`);
  await expect(cell(page, `${at}-11`).getByRole('button')).toContainText('0 elever');
  await other.goto(`/kalender?vy=manad&dag=${at}-11`);
  await cell(other, `${at}-11`).getByRole('button').click();
  await dialog(other).getByLabel('Boka fler').fill(name);
  await other.getByRole('option', { name }).click();
  await expect(cell(page, `${at}-11`).getByRole('button')).toContainText('1 elev');
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('syv sees course, day and name but cannot change anything', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const at = ownMonth();
  await occasion(page, `${at}-05`, { room: 'Hemlig sal' });
  const syv = await anotherPerson(browser, 'syv');
  await syv.goto(`/kalender?vy=agenda&dag=${at}-05`);
  const entry = syv.getByRole('button', { name: /Svenska 1/ });
  // The time is hidden from them, without a placeholder.
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText(/Heldag|\d\d:\d\d/);
  await expect(syv.getByText('Hemlig sal')).toHaveCount(0);
  for (const name of ['Nytt prövningstillfälle', /^Boka tid/])
    await expect(syv.getByRole('button', { name })).toHaveCount(0);
  await entry.click();
  await expect(dialog(syv).getByRole('button', { name: /Ändra|Ställ in|Skicka/ })).toHaveCount(0);
});

test('the feed address for other calendars is shown once, works, and stops working when renewed', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await page.goto('/kalender');
  await page.getByRole('button', { name: 'Prenumerera' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Skapa( ny)? adress$/ })
    .click();
  const confirmed = page.getByRole('alertdialog').getByRole('button', { name: 'Skapa ny adress' });
  const address = dialog(page).getByText(/\/api\/calendar\.ics\?token=/);
  await expect(confirmed.or(address).first()).toBeVisible();
  if (await confirmed.isVisible()) await confirmed.click();
  const url = /http\S+token=[\w-]+/.exec((await address.textContent()) ?? '')![0];
  const file = await page.request.get(url);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VCALENDAR');
  await dialog(page).getByRole('button', { name: 'Skapa ny adress' }).click();
  await confirmed.click();
  await expect.poll(async () => (await page.request.get(url)).status()).toBe(404);
});

test('a period without exams says so, and filters are kept in the address', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/kalender?vy=agenda&dag=2034-07-01');
  await expect(page.getByText('Inga prövningar den här månaden.')).toBeVisible();
  await page.getByLabel('Status').selectOption('Intresse');
  await expect(page).toHaveURL(/status=intresse/);
  await page.getByRole('button', { name: 'Rensa filter' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.getByRole('button', { name: 'Nästa månad' }).click();
  await expect(page.getByRole('heading', { name: 'augusti 2034' })).toBeVisible();
});

test('phones open the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'teacher');
  await page.goto('/kalender');
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true');
});

test('month, week, list, details and form are accessible at every width, light and dark', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const view of ['manad', 'vecka', 'agenda']) {
    await page.goto(`/kalender?vy=${view}&lager=kursstart,kursslut,betyg`);
    await expect(tray(page)).toBeVisible();
    await expect(page.locator('.calendar-grid, .calendar-agenda').first()).toBeVisible();
    await expectSoundInViews(page, view);
  }
  await page.locator('.calendar-agenda-entry').first().click();
  await expect(dialog(page)).toBeVisible();
  await expectSoundInViews(page, 'details', { overlay: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nytt prövningstillfälle' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Skapa tillfälle' }).click();
  await expectSoundInViews(page, 'form', { overlay: true });
});

/** Opens every month of the tray. */
async function openAll(page: Page): Promise<void> {
  await tray(page).getByRole('status').waitFor();
  await page
    .locator('.calendar-tray details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}
