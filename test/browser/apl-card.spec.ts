import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { liveLine } from '../support/browser-live.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const cardButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function openCard(page: Page, student: { name: string }): Promise<void> {
  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  await cardButton(page, student.name).click();
  await expect(page.getByRole('dialog', { name: student.name })).toBeVisible();
}

test('a click opens a card, its link reopens it, back closes it, and focus returns', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Länk Länkström' });
  await openCard(page, student);
  await expect(page).toHaveURL(new RegExp(`kort=${student.id}`));
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/kort=/);
  await expect(cardButton(page, student.name)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: student.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardButton(page, student.name)).toBeFocused();

  await page.goto(`/apl?kort=${student.id}`);
  await expect(page.getByRole('dialog', { name: student.name })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).click();
  await expect(page).toHaveURL(/\/apl$/);
  await expect(cardButton(page, student.name)).toBeFocused();
});

test('a link to a missing card opens the board and says so', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/apl?kort=0199aaaa-0000-7000-8000-000000000000');
  await expect(page.getByText('Kortet finns inte på tavlan.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/apl$/);
});

test('clicking name, e-mail or phone copies it and says Kopierat', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, {
    name: 'Kopia Kopiasson',
    email: 'kopia@exempel.se',
    phone: '070-123 45 67',
  });
  await openCard(page, student);
  const dialog = page.getByRole('dialog');
  for (const text of [student.name, 'kopia@exempel.se', '070-123 45 67']) {
    await dialog.getByRole('button', { name: text }).click();
    await expect(dialog.getByText('Kopierat')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(dialog.getByText('Kopierat')).toBeHidden();
  }
});

test('comments can be added, edited and deleted on the board; the ticked box sorts the oldest first', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Ord Ordström' });
  await admin.request.post(`/api/students/${student.id}/comment`, { data: { comment: 'Först av alla.' } });
  await signIn(page, 'teacher');
  await openCard(page, student);
  const dialog = page.getByRole('dialog', { name: student.name });
  const entries = dialog.getByRole('list', { name: 'Kommentarer' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  // Another user's entry: every teacher may edit it, only its author or an administrator may delete it.
  await expect(entries.first().getByRole('button', { name: /Redigera/ })).toBeVisible();
  await expect(entries.first().getByRole('button', { name: /Ta bort/ })).toHaveCount(0);

  const add = dialog.getByRole('button', { name: 'Lägg till', exact: true });
  await dialog.getByLabel('Lägg till kommentar').fill('   ');
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Lägg till kommentar').fill('Sedan kom jag.');
  // As on the student page: a contact comment counts as activity.
  const contact = dialog.getByRole('checkbox', { name: /Räkna som kontakt med eleven/ });
  await contact.check();
  const sent = page.waitForRequest((request) => request.postData()?.includes('addAplComment') ?? false);
  await add.click();
  expect((await sent).postDataJSON()).toMatchObject({ variables: { input: { isContact: true } } });
  await expect(entries).toContainText(['Först av alla.', 'Sedan kom jag.']);
  await expect(contact).not.toBeChecked();
  await expect(dialog.getByLabel('Lägg till kommentar')).toHaveValue('');

  await entries
    .first()
    .getByRole('button', { name: /Redigera/ })
    .click();
  const edit = page.getByRole('dialog', { name: 'Redigera kommentar' });
  await edit.getByRole('textbox').fill('Först, men rättad.');
  await edit.getByRole('button', { name: 'Spara' }).click();
  await expect(entries.first()).toContainText('Först, men rättad.');

  await entries
    .last()
    .getByRole('button', { name: /Ta bort/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Är du säker på att du vill ta bort denna kommentar?');
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(entries.last()).toContainText('[RADERAD]');
  await expect(question).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByLabel('Visa senaste kommentar längst ner').uncheck();
  await cardButton(page, student.name).click();
  await expect(entries).toContainText(['[RADERAD]', 'Först, men rättad.']);
});

test('§2 the dialog includes the file panel: an uploaded file is listed', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Fil Filström' });
  await openCard(page, student);
  const files = page.getByRole('dialog').getByRole('region', { name: 'Filer' });
  await expect(files.getByText('No files uploaded yet.')).toBeVisible();
  await expect(files.getByRole('button', { name: 'Ladda upp fil' })).toBeVisible();
  await files
    .locator('input[type=file]')
    .setInputFiles({ name: 'avtal.txt', mimeType: 'text/plain', buffer: Buffer.from('Avtal om praktik') });
  const entry = files.getByRole('listitem').filter({ hasText: 'avtal.txt' });
  await expect(entry.getByRole('button', { name: 'Ladda ner' })).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Ta bort' })).toBeVisible();
});

/** The strongest of red, green and blue in an element's colour. */
const strongest = (mark: Locator): Promise<string | undefined> =>
  mark.evaluate((element) => {
    const parts = /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(element).color)?.slice(1).map(Number);
    return parts && ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
  });

test('§2 unseen comments pulse blue, seen ones are green, and no comments means no icon', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Färg Färgström' });
  await signIn(page, 'teacher');
  const line = liveLine(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
    await expect(cardButton(page, student.name)).toBeVisible();
    const mark = page.getByRole('main').getByRole('img', { name: /kommentarer/ });
    if (colorScheme === 'light') await expect(mark).toHaveCount(0);
    await line.listens('BoardChanged');
    await admin.request.post(`/api/students/${student.id}/comment`, { data: { comment: 'Ring hem.' } });
    await expect(mark).toHaveAccessibleName(/^1 olästa/);
    await expect.poll(() => strongest(mark)).toBe('blue');
    const motion = () => mark.locator('svg').evaluate((svg) => getComputedStyle(svg).animationName);
    await expect.poll(motion).toBe('apl-pulse');

    await cardButton(page, student.name).click();
    await expect(page.getByRole('dialog').getByText('Ring hem.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mark).toHaveAccessibleName(/alla lästa$/);
    await expect.poll(() => strongest(mark)).toBe('green');
    await expect.poll(motion).toBe('none');
  }
  await admin.context().close();
});

test('a draft survives closing the dialog, and a comment that fails to save keeps its text', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Utkast Utkastsson' });
  await openCard(page, student);
  const box = page.getByRole('dialog').getByLabel('Lägg till kommentar');
  await box.fill('Inte färdig än');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cardButton(page, student.name).click();
  await expect(box).toHaveValue('Inte färdig än');

  await page.context().setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(page.getByText('Ingen anslutning. Dina ändringar är inte sparade.')).toBeVisible();
  await expect(box).toHaveValue('Inte färdig än');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.context().setOffline(false);
});

test('axe finds nothing on the board, its menu and its dialog, at every width, light and dark', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const teacher = await anotherPerson(browser, 'teacher');
  // A card in each column, seen and unseen.
  const first = await makeStudent(page.request, { name: 'Axel Axelsson', phone: '070-123 45 67' });
  for (const aplStatus of ['RED', 'BLUE', 'YELLOW', 'GREEN']) {
    const one = await makeStudent(page.request, { name: first.name });
    await page.request.patch(`/api/students/${one.id}`, { data: { aplStatus } });
    const author = aplStatus === 'RED' ? page : teacher;
    await author.request.post(`/api/students/${one.id}/comment`, { data: { comment: 'Ring hem.' } });
  }
  await page.goto(`/apl?namn=${encodeURIComponent(first.name)}`);
  await expect(page.locator('.apl-card')).toHaveCount(5);
  await expectSoundInViews(page, 'the board');
  const card = page.locator('.apl-card').first();
  await card.getByRole('button', { name: /^Flytta/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectSoundInViews(page, 'the menu', { overlay: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await card.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByLabel('Lägg till kommentar')).toBeVisible();
  await expectSoundInViews(page, 'the dialog', { overlay: true });
});
