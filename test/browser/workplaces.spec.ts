import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';
import { dayFromToday } from '../support/days.js';

test('logs a contact with a workplace, changes it and removes it', async ({ page }) => {
  await signIn(page, 'admin');
  const values = { name: `Sälgens skola ${String(Date.now()).slice(-6)}`, places: 1 };
  const added = await page.request.post('/api/workplaces', { data: values });
  const { _id } = (await added.json()) as { _id: string };
  await page.goto(`/apl/plats/${_id}`);
  const card = page.getByRole('region', { name: 'Kontakter' });
  await expect(card.getByText('Inga kontakter antecknade än.')).toBeVisible();
  await card.getByRole('button', { name: 'Ny kontakt' }).click();
  const form = page.getByRole('dialog', { name: 'Ny kontakt' });
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Skriv vad ni kom fram till.').first()).toBeVisible();
  await form.getByLabel('Hur').selectOption('Besök');
  await form.getByLabel('Med vem').fill('Eva Ek');
  await form.getByLabel('Anteckning').fill('Såg lokalerna.');
  await expectSoundInViews(page, 'the form of a contact', { overlay: true });
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(card.getByText('Såg lokalerna.')).toBeVisible();
  await expect(card.getByText(/ · Besök · med Eva Ek · av /)).toBeVisible();

  const actions = card.getByRole('button', { name: /^Åtgärder för kontakten/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Redigera' }).click();
  const changed = page.getByRole('dialog', { name: /^Kontakten/ });
  await changed.getByLabel('Anteckning').fill('Tar emot två elever.');
  await changed.getByRole('button', { name: 'Spara' }).click();
  await expect(card.getByText('Tar emot två elever.')).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(card.getByText('Inga kontakter antecknade än.')).toBeVisible();
});

test('removing the only contact of the last page shows the page before', async ({ page }) => {
  await signIn(page, 'admin');
  const values = { name: `Häggens skola ${Date.now().toString(36)}`, places: 1 };
  const added = await page.request.post('/api/workplaces', { data: values });
  const { _id } = (await added.json()) as { _id: string };
  for (let day = 0; day <= 10; day += 1)
    await page.request.post(`/api/workplaces/${_id}/contacts`, {
      data: { kind: 'CALL', contactedOn: dayFromToday(-day), note: `Samtal ${day}` },
    });
  await page.goto(`/apl/plats/${_id}`);
  const card = page.getByRole('region', { name: 'Kontakter' });
  await card.getByRole('button', { name: 'Nästa' }).click();
  await expect(card.getByText('Samtal 10')).toBeVisible();
  await card.getByRole('button', { name: /^Åtgärder för kontakten/ }).click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(card.getByText('Samtal 0')).toBeVisible();
});

test('a framework agreement gets its file, and the list finds workplaces whose agreement is ending', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const values = { name: `Hasselns gård ${String(Date.now()).slice(-6)}`, places: 1 };
  const added = await page.request.post('/api/workplaces', { data: values });
  const { _id } = (await added.json()) as { _id: string };
  await page.goto(`/apl/plats/${_id}`);
  const card = page.getByRole('region', { name: 'Ramavtal' });
  await card.getByRole('button', { name: 'Nytt ramavtal' }).click();
  const form = page.getByRole('dialog', { name: 'Nytt ramavtal' });
  await form.getByLabel('Gäller från').fill(dayFromToday(-30));
  await form.getByLabel('Gäller till').fill(dayFromToday(-31));
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Välj en sista dag efter den första.').first()).toBeVisible();
  await form.getByLabel('Gäller till').fill(dayFromToday(59));
  await expectSoundInViews(page, 'the form of a framework agreement', { overlay: true });
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(card.getByText('Avtal löper ut inom 60 dagar')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Bifoga fil' }).click();
  await (
    await chooser
  ).setFiles({ name: 'ramavtal.txt', mimeType: 'text/plain', buffer: Buffer.from('Skolan och gården.\n') });
  await expect(card.getByRole('button', { name: 'ramavtal.txt' })).toBeVisible();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'ramavtal.txt' }).click();
  expect((await download).suggestedFilename()).toBe('ramavtal.txt');
  await expectSoundInViews(page, 'a workplace with an agreement');

  await page.goto(`/apl/platser?q=${encodeURIComponent(values.name)}&avtal=EXPIRES_SOON`);
  await expect(page.getByRole('link', { name: values.name })).toBeVisible();
  await page.goto(`/apl/platser?q=${encodeURIComponent(values.name)}&avtal=NONE`);
  await expect(page.getByRole('link', { name: values.name })).toBeHidden();
});

test('exports the hours for state grants for one municipality', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/apl/platser');
  await page.getByRole('button', { name: 'Timmar för statsbidrag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Timmar för statsbidrag' });
  await dialog.getByLabel('Kommun').selectOption('Täby');
  await expectSoundInViews(page, 'the file of hours', { overlay: true });
  await dialog.getByRole('button', { name: /^Exportera/ }).click();
  const [asked, download] = await Promise.all([
    page.waitForRequest((request) => request.postData()?.includes('placement-hours') ?? false),
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(asked.postData()).toContain('kommun=T%C3%A4by');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
  expect(lines.filter((line) => line.split(';')[2] !== 'Täby')).toEqual([]);
});

test('issues, opens, replaces and removes a supervisor’s certificate', async ({ page }) => {
  await signIn(page, 'teacher');
  const added = await page.request.post('/api/workplaces', {
    data: { name: `Rönnens verkstad ${Date.now().toString(36)}`, places: 1 },
  });
  const { _id } = (await added.json()) as { _id: string };
  await page.goto(`/apl/plats/${_id}`);
  const card = page.getByRole('region', { name: 'Handledare' });
  await card.getByRole('button', { name: 'Lägg till handledare' }).click();
  const form = page.getByRole('dialog', { name: 'Ny handledare' });
  await form.getByLabel('Namn').fill('Karin Holm');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(card.getByText('Karin Holm', { exact: true })).toBeVisible();

  const attach = async (button: string, name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    return readFile(await file.path(), 'utf8');
  };
  await attach('Bifoga intyg för Karin Holm', 'handledarutbildning steg 1.txt', 'Steg 1\n');
  await expect(page.getByText('handledarutbildning steg 1.txt är bifogad')).toBeVisible();
  expect(await saved('handledarutbildning steg 1.txt')).toBe('Steg 1\n');
  await expectSoundInViews(page, 'a supervisor with a certificate');
  await attach('Byt intyg för Karin Holm', 'handledarutbildning steg 2.txt', 'Steg 2\n');
  expect(await saved('handledarutbildning steg 2.txt')).toBe('Steg 2\n');
  await expect(card.getByRole('button', { name: 'handledarutbildning steg 1.txt' })).toHaveCount(0);

  const actions = card.getByRole('button', { name: 'Åtgärder för Karin Holm' });
  const remove = page.getByRole('alertdialog');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Ta bort intyget' }).click();
  await expect(remove).toContainText('Vill du ta bort intyget för Karin Holm?');
  await remove.getByRole('button', { name: 'Avbryt' }).click();
  await expect(card.getByRole('button', { name: 'handledarutbildning steg 2.txt' })).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Ta bort intyget' }).click();
  await remove.getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByText('Intyget är borttaget')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Bifoga intyg för Karin Holm' })).toBeVisible();
  await expect(card.getByText('Karin Holm', { exact: true })).toBeVisible();
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Redigera' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Ta bort intyget' })).toHaveCount(0);
});

test('a workplace that is registered already is added only after a question', async ({ page }) => {
  await signIn(page, 'teacher');
  const name = `Slånets bageri ${Date.now().toString(36)}`;
  const made = await page.request.post('/api/workplaces', { data: { name, places: 1, city: 'Täby' } });
  expect(made.status()).toBe(201);
  await page.goto('/apl/platser');
  await page.getByRole('button', { name: 'Ny arbetsplats' }).first().click();
  const form = page.getByRole('dialog', { name: 'Ny arbetsplats' });
  await form.getByRole('textbox', { name: 'Namn' }).fill(name);
  await form.getByRole('textbox', { name: 'Ort' }).fill('täby');
  await form.getByRole('button', { name: 'Spara' }).click();
  const question = page.getByRole('alertdialog', { name: 'Arbetsplatsen finns redan' });
  await expect(question).toContainText(`${name}, Täby finns redan i registret: samma namn och ort.`);
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(form.getByRole('alert')).toContainText('finns redan i registret');
  await form.getByRole('button', { name: 'Spara' }).click();
  await question.getByRole('button', { name: 'Lägg till ändå' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

interface Id {
  _id: string;
}

test('what another user has saved meanwhile is compared, and saving once more holds', async ({ page }) => {
  await signIn(page, 'admin');
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await page.request[method](`/api${path}`, { data });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return (await answer.json()) as Record<'supervisors' | 'agreements', Id[]> & Id;
  };
  const name = `Jämfört ${Date.now().toString(36)}`;
  const { _id } = await send('post', '/workplaces', { name, places: 1 });
  const { supervisors } = await send('post', `/workplaces/${_id}/supervisors`, { name: 'Karin Holm' });
  const period = { validFrom: dayFromToday(0), validTo: dayFromToday(90) };
  const { agreements } = await send('post', `/workplaces/${_id}/agreements`, period);
  await page.goto(`/apl/plats/${_id}`);
  const saveOver = async (dialog: string, change: () => Promise<unknown>, row: RegExp, button = 'Spara') => {
    const form = page.getByRole('dialog', { name: dialog });
    await change();
    const save = form.getByRole('button', { name: button, exact: true });
    await save.click();
    await expect(form.getByRole('row', { name: row })).toBeVisible();
    await save.click();
    await expect(form).toBeHidden();
  };

  await page.getByRole('button', { name: 'Åtgärder för Karin Holm' }).click();
  await page.getByRole('menuitem', { name: 'Redigera' }).click();
  await page.getByRole('dialog', { name: 'Karin Holm' }).getByLabel('Telefon').fill('08-123 456 78');
  const other = { name: 'Karin Holm', email: 'karin@exempel.se' };
  await saveOver(
    'Karin Holm',
    () => send('put', `/supervisors/${supervisors[0]!._id}`, other),
    /E-post karin@/,
  );

  await page.getByRole('button', { name: /^Åtgärder för avtalet/ }).click();
  await page.getByRole('menuitem', { name: 'Redigera' }).click();
  await page.getByRole('dialog', { name: 'Ramavtal' }).getByLabel('Anteckning').fill('Två platser.');
  const noted = { ...period, note: 'En plats.' };
  await saveOver(
    'Ramavtal',
    () => send('put', `/workplace-agreements/${agreements[0]!._id}`, noted),
    /Anteckning En plats\. Två platser\./,
  );
  await expect(page.getByText('Två platser.')).toBeVisible();

  await page.getByRole('button', { name: 'Ändra status' }).click();
  const states = page.getByRole('dialog', { name: `Status för ${name}` });
  await states.getByLabel('Skäl').fill('Semester.');
  await states.getByLabel('Status').selectOption('Vilande');
  const stopped = { state: 'STOPPED', reason: 'Arbetsmiljön.' };
  await saveOver(
    `Status för ${name}`,
    () => send('put', `/workplaces/${_id}/state`, stopped),
    /Status Stoppad/,
  );
  await expect(page.getByText('Semester.')).toBeVisible();
});
