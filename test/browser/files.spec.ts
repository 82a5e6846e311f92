import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%åäö\n%%EOF\n',
  'latin1',
);
const hardName = 'Åsa Öbergs intyg – "kopia".pdf';

test('an uploaded file downloads byte for byte under its exact name', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Arkiverad Elev' });
  await admin.context().close();
  await signIn(page, 'teacher');
  await page.goto(`/student/${student.id}`);
  const files = page.getByRole('region', { name: 'Filer', exact: true });
  const empty = files.getByText('No files uploaded yet.');
  await expect(empty).toBeVisible();
  await expect(empty).toHaveAttribute('lang', 'en');

  // By keyboard as by mouse: choosing a file uploads it.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    files.getByRole('button', { name: 'Ladda upp fil' }).press('Enter'),
  ]);
  await chooser.setFiles({ name: hardName, mimeType: 'application/pdf', buffer: pdf });
  const entry = files.getByRole('listitem').filter({ hasText: hardName });
  await expect(entry).toBeVisible();
  await expect(entry).toContainText('1 kB');
  await expect(empty).toBeHidden();

  // The suggested file name; the browser itself replaces unsafe characters.
  await page.evaluate(() => {
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.download)
        document.body.dataset['savedAs'] = target.download;
    });
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    entry.getByRole('button', { name: 'Ladda ner' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(pdf);
  expect(await page.evaluate(() => document.body.dataset['savedAs'])).toBe(hardName);
  expect(download.suggestedFilename().normalize('NFC')).toMatch(/^Åsa Öbergs intyg – .kopia.\.pdf$/);

  await entry.getByRole('button', { name: 'Ta bort' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Are you sure you want to delete this file?')).toHaveAttribute(
    'lang',
    'en',
  );
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: 'Ta bort' }).click();
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(entry).toBeHidden();
  await expect(empty).toBeVisible();
});

test('a file of a disallowed type and one that is too large are refused with the reason', async ({
  page,
  browser,
}, testInfo) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Vägrad Elev' });
  await admin.context().close();
  await signIn(page, 'teacher');
  await page.goto(`/student/${student.id}`);
  const chooser = page.locator('input[type=file]');
  const alert = page.getByRole('alert');
  await expect(page.getByText('No files uploaded yet.')).toBeVisible();

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  await chooser.setInputFiles({ name: 'intyg.pdf', mimeType: 'application/pdf', buffer: html });
  await expect(alert).toContainText('Failed to upload file.');
  await expect(alert.getByText('Failed to upload file.')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Stäng' }).last().click();
  await expect(alert).toHaveCount(0);

  const tooLarge = testInfo.outputPath('stor.txt');
  await writeFile(tooLarge, Buffer.alloc(20_971_521, 'a'));
  await chooser.setInputFiles(tooLarge);
  await expect(alert).toContainText('stor.txt är större än 20 MB.');
  await expect(page.getByText('No files uploaded yet.')).toBeVisible();
});

test('§8 a failed download or deletion says so, and the file stays', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Onåbar Elev' });
  await admin.context().close();
  await signIn(page, 'teacher');
  await page.goto(`/student/${student.id}`);
  await expect(page.getByText('No files uploaded yet.')).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Ladda upp fil' }).click(),
  ]);
  await chooser.setFiles({ name: 'intyg.pdf', mimeType: 'application/pdf', buffer: pdf });
  const entry = page
    .getByRole('region', { name: 'Filer' })
    .getByRole('listitem')
    .filter({ hasText: 'intyg.pdf' });
  await expect(entry.getByRole('button', { name: 'Ladda ner' })).toBeVisible();

  await page.context().setOffline(true);
  await entry.getByRole('button', { name: 'Ladda ner' }).click();
  await expect(page.getByRole('alert').getByText('Failed to download file.')).toHaveAttribute('lang', 'en');
  await entry.getByRole('button', { name: 'Ta bort' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByRole('alert').getByText('Failed to delete file.')).toHaveAttribute('lang', 'en');
  await page.context().setOffline(false);
  await expect(entry).toBeVisible();
});

test('an upload shows progress and can be cancelled', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Avbruten Elev' });
  await admin.context().close();
  await signIn(page, 'teacher');
  await page.goto(`/student/${student.id}`);
  await expect(page.getByText('No files uploaded yet.')).toBeVisible();
  // A slow connection, so that progress is visible.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 500_000,
    uploadThroughput: 200_000,
  });
  const text = Buffer.alloc(4_000_000, 'rad av text\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lång.txt', mimeType: 'text/plain', buffer: text });
  const progress = page.getByRole('progressbar', { name: 'Laddar upp lång.txt' });
  await expect(progress).toBeVisible();
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.getByRole('group', { name: 'Filer' }).getByRole('button', { name: 'Avbryt' }).click();
  await expect(progress).toBeHidden();
  await expect(page.getByText('No files uploaded yet.')).toBeVisible();
});
