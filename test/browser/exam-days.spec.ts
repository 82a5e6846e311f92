import { expect, test, type Page } from '@playwright/test';
import { cell, dialog, occasion, registered, toast, tray } from '../support/browser-exams.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as inDays } from '../support/days.js';

const mark = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
const chip = (page: Page, day: string, room: string) =>
  cell(page, day).getByRole('button', { name: new RegExp(room) });
const rowOf = (page: Page, name: string) => dialog(page).getByRole('row').filter({ hasText: name });

async function action(page: Page, name: string, label: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Åtgärder för/ })
    .click();
  await page.getByRole('menuitem', { name: label }).click();
}

test('from an occasion: books the oral part, moves to a day in another month, and undoes a cancellation', async ({
  page,
}) => {
  // A long journey for a slow machine.
  await signIn(page, 'admin');
  const name = await registered(page, 'Nästa Del', { email: null });
  const [written, oral, later] = [inDays(20), inDays(70), inDays(100)];
  const at = mark();
  await occasion(page, written, { room: `Ett ${at}` });
  await occasion(page, oral, { room: `Två ${at}`, part: 'ORAL' });
  await occasion(page, later, { room: `Tre ${at}` });
  await page.goto(`/kalender?vy=manad&dag=${written}`);
  await chip(page, written, `Ett ${at}`).click();
  await dialog(page).getByLabel('Boka fler').fill(name);
  await page.getByRole('option', { name }).click();

  await action(page, name, 'Boka nästa del…');
  await expect(dialog(page)).toContainText('Boka nästa del');
  await expect(dialog(page).getByRole('radio', { name: new RegExp(`Ett ${at}`) })).toHaveCount(0);
  await dialog(page).getByRole('radio', { name: 'Nytt tillfälle' }).check();
  await expect(dialog(page).getByLabel('Del', { exact: true })).toHaveValue('ORAL');
  await dialog(page)
    .getByRole('radio', { name: new RegExp(`Två ${at}`) })
    .check();
  await dialog(page).getByRole('button', { name: 'Boka 1 elev' }).click();
  await expect(toast(page)).toContainText('bokad');

  await chip(page, written, `Ett ${at}`).click();
  await action(page, name, 'Flytta…');
  await dialog(page)
    .getByRole('radio', { name: new RegExp(`Tre ${at}`) })
    .check();
  await dialog(page).getByRole('button', { name: 'Flytta', exact: true }).click();
  await expect(toast(page)).toContainText('flyttad');
  await expect(dialog(page)).toContainText('Ingen är bokad på tillfället ännu.');
  await page.keyboard.press('Escape');

  await page.goto(`/kalender?vy=manad&dag=${later}`);
  await chip(page, later, `Tre ${at}`).click();
  // Students without a mail address are listed before sending, and get a printed summons.
  await dialog(page).getByRole('button', { name: 'Skicka kallelse (1)' }).click();
  await expect(dialog(page)).toContainText(`Nås inte med e-post: ${name}`);
  await expect(dialog(page).getByRole('button', { name: 'Skicka till 0 elever' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Avbryt' }).click();
  await dialog(page).getByRole('button', { name: 'Skriv ut kallelser' }).click();
  const all = await dialog(page).getByRole('link', { name: 'Skriv ut alla (1)' }).getAttribute('href');
  const papers = await page.request.get(all!);
  expect([papers.status(), papers.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const opened = page.context().waitForEvent('page');
  const asked = page
    .context()
    .waitForEvent('request', (request) => /\/api\/documents\/[\da-f-]+\/file\?visa=1$/.test(request.url()));
  await dialog(page)
    .getByRole('button', { name: `Skriv ut kallelse för ${name}` })
    .click();
  // A browser without a viewer for PDF stays on an empty page.
  await asked;
  await (await opened).close();
  await dialog(page).getByRole('button', { name: 'Stäng', exact: true }).last().click();

  await dialog(page).getByRole('button', { name: 'Ställ in' }).click();
  await dialog(page).getByLabel('Anledning').fill('Salen är upptagen');
  await dialog(page).getByRole('button', { name: 'Ställ in' }).click();
  await expect(dialog(page)).toContainText('Inställd: Salen är upptagen');
  await toast(page).getByRole('button', { name: 'Ångra' }).click();
  await expect(toast(page)).toContainText('Tillfället är inte längre inställt');
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('a week shows early and late occasions', async ({ page }) => {
  await signIn(page, 'admin');
  const [day, at] = ['2032-03-10', mark()];
  await occasion(page, day, { room: `Kväll ${at}`, startsAt: '18:00', endsAt: '21:30' });
  await page.goto(`/kalender?vy=vecka&dag=${day}`);
  const evening = page.getByRole('button', { name: new RegExp(`^18:00–21:30.*Kväll ${at}`) });
  const [box, grid] = [await evening.boundingBox(), await page.locator('.calendar-grid').boundingBox()];
  // Three and a half hours fit without clipping: seven half-hour rows.
  expect(box!.y + box!.height).toBeLessThanOrEqual(grid!.y + grid!.height);
  await expect(page.locator('.calendar-grid')).toContainText('21');
});

test('a student chooses an open occasion when registering; the table shows why there is no fee', async ({
  page,
  browser,
}) => {
  // A long journey for a slow machine.
  await signIn(page, 'admin');
  const at = mark();
  const day = inDays(40);
  const window = { registrationOpensOn: inDays(-2), registrationClosesOn: inDays(10) };
  await occasion(page, day, { room: `Öppen ${at}`, capacity: 3, ...window });
  const student = await makeStudent(page.request, { name: 'Väljer Själv' });
  await page.goto('/examform');
  const form = page.getByRole('region', { name: 'Anmälan till prövning' });
  await form.getByRole('combobox', { name: 'Välj elev' }).fill(student.name);
  await page.getByRole('option', { name: student.name }).click();
  await expect(form.getByLabel('Provtillfälle')).toHaveCount(0);
  const chooser = form.getByRole('combobox', { name: 'Välj kurs' });
  await chooser.fill('Svenska 1');
  await page
    .getByRole('option', { name: /^Svenska 1/ })
    .locator('visible=true')
    .first()
    .click();
  const choice = form.getByLabel('Provtillfälle').locator('option', { hasText: `Öppen ${at}` });
  await expect(choice).toContainText('3 platser kvar');
  await form.getByLabel('Provtillfälle').selectOption((await choice.textContent())!);
  await expect(form.getByLabel('Önskad månad')).not.toHaveValue('');
  await form.getByRole('button', { name: 'Registrera' }).click();
  await expect(toast(page)).toContainText('Registreringen lyckades!');
  const row = page.getByRole('row').filter({ hasText: student.name });
  await expect(row).toContainText(day);

  await row.getByRole('combobox', { name: /^Beslut/ }).selectOption('Godkänn');
  await row.getByRole('button', { name: 'Detaljer' }).click();
  const panel = page.getByRole('dialog', { name: student.name });
  await panel.getByLabel('Skäl till avgiftsfrihet').fill('Validering');
  await panel.getByRole('button', { name: 'Spara' }).click();
  await expect(toast(page)).toContainText('Beslut sparat');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Avgiftsfri Validering');

  // A denied registration releases its seat.
  await row.getByRole('combobox', { name: /^Beslut/ }).selectOption('Neka');
  await row.getByRole('button', { name: 'Spara' }).click();
  await expect(row).not.toContainText(day);
  const teacher = await anotherPerson(browser, 'teacher');
  await teacher.goto(`/kalender?vy=agenda&dag=${day}`);
  await expect(teacher.getByRole('button', { name: new RegExp(`Öppen ${at}`) })).toContainText(
    '0 av 3 elever',
  );
  await expect(tray(teacher).getByText(student.name)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1440, height: 900 } });

  test('dragging with a finger moves someone from the tray onto a day', async ({ page }) => {
    await signIn(page, 'admin');
    const name = await registered(page, 'Med Finger');
    await page.goto('/kalender?vy=manad&dag=2032-05-10');
    const to = cell(page, '2032-05-12');
    await expect(to).toBeVisible();
    await tray(page).getByRole('status').waitFor();
    await page
      .locator('.calendar-tray details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const from = tray(page).getByRole('listitem').filter({ hasText: name });
    await from.scrollIntoViewIfNeeded();
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    const [x, y] = [start!.x + 40, start!.y + start!.height / 2];
    await touch('touchStart', x, y);
    // A long press lifts it: the dragged element is rendered outside the tray.
    await expect(page.locator('body > .calendar-tray-exam')).toBeVisible();
    const [goalX, goalY] = [end!.x + end!.width / 2, end!.y + end!.height / 2];
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', x + ((goalX - x) * step) / 10, y + ((goalY - y) * step) / 10);
    await touch('touchEnd');
    await expect(dialog(page)).toContainText(name);
    await expect(dialog(page).getByLabel('Dag', { exact: true })).toHaveValue('2032-05-12');
  });
});
