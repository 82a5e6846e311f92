import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';

test('a plan can be printed, exported and read into another student’s, showing what cannot be read', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const [from, to] = [
    await makeStudent(page.request, { name: 'Flytta Flyttsson' }),
    await makeStudent(page.request, { name: 'Flytta Flyttsson' }),
  ];
  const [course] = (await (await page.request.get('/api/catalogue/courses?q=SVESVE01')).json()) as {
    _id: string;
    name: string;
  }[];
  const path = `/api/students/${from.id}/study-plan`;
  await page.request.put(path, {
    data: {
      ...{ version: 0, goal: 'COURSES', startDate: day(0), plannedEndDate: day(400), pacePercent: 50 },
    },
  });
  await page.request.put(`${path}/items/${crypto.randomUUID()}`, {
    data: { courseId: course!._id, term: `${day(200).slice(0, 4)}HT` },
  });

  await page.goto(`/studieplan/${from.id}`);
  const opened = page.waitForEvent('popup');
  const asked = page
    .context()
    .waitForEvent('request', (request) => /\/api\/documents\/[\w-]+\/file/.test(request.url()));
  await page.getByRole('button', { name: 'Skriv ut' }).click();
  const bytes = await (await page.request.get((await asked).url())).body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await (await opened).close();

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Åtgärder för studieplanen' }).click();
  await page.getByRole('menuitem', { name: 'Exportera som SS 12000' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`Studieplan ${from.name}.json`);
  const plan = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    content: { syllabuses: object[] }[];
  };
  plan.content[0]!.syllabuses.push({
    syllabus: { id: crypto.randomUUID(), displayName: 'OKÄND99 Okänd kurs' },
  });

  await page.goto(`/studieplan/${to.id}`);
  await page.getByRole('button', { name: 'Läs in från annan skola' }).click();
  const dialog = page.getByRole('dialog', { name: `Läs in studieplan för ${to.name}` });
  const choose = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^Välj / }).click();
    await (
      await chooser
    ).setFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await choose('[]');
  await expect(dialog.getByText('Filen är ingen studieplan.', { exact: false })).toBeVisible();
  await choose(JSON.stringify({ ...plan, startDate: 'snart' }));
  await expect(dialog.getByText('Fält: startDate.', { exact: false })).toBeVisible();
  await choose(JSON.stringify(plan));
  await expect(dialog.getByText(`Filen gäller ${from.name}.`, { exact: false })).toBeVisible();
  await expect(dialog.getByText(`${course!.name} (SVESVE01), HT`, { exact: false })).toBeVisible();
  await expect(
    dialog.getByText('OKÄND99 Okänd kurs: Kurskoden OKÄND99 finns inte bland skolans kurser.'),
  ).toBeVisible();
  await expectSoundInViews(page, 'the preview of a plan', { overlay: true });
  await dialog.getByRole('button', { name: 'Läs in utan de okända kurserna' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('group', { name: 'Terminer' }).getByRole('listitem').filter({ hasText: 'SVESVE01' }),
  ).toBeVisible();
  await expect(page.getByText('Läst in från annan skola: 1 kurs tillagd')).toBeVisible();
});

test('the list gives the studies column the room that the short columns leave', async ({ page }) => {
  await signIn(page, 'syv');
  await page.goto('/studieplaner');
  const cells = page.locator('td.study-plan-studies');
  await expect(cells.first()).toBeVisible();
  const shown = await cells.evaluateAll((all) =>
    all.map((cell) => ({ length: cell.textContent.length, isCut: cell.scrollWidth > cell.clientWidth })),
  );
  const usual = shown.filter(({ length }) => length > 30 && length <= 60);
  expect(usual.length).toBeGreaterThan(5);
  expect(usual.filter(({ isCut }) => isCut)).toEqual([]);
});

test('a plan changed in another tab is reloaded, so that the next press succeeds', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Flik Planersson' });
  await page.goto(`/studieplan/${student.id}`);
  await page.getByRole('button', { name: 'Ny studieplan' }).click();
  const form = page.getByRole('dialog', { name: `Ny studieplan för ${student.name}` });
  await form.getByLabel('Mål').selectOption('Examen');
  await form.getByLabel('Program').selectOption('Gymnasieexamen, högskoleförberedande');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toBeHidden();

  const other = await page.context().newPage();
  await other.goto(`/studieplan/${student.id}`);
  await other.getByRole('button', { name: 'Godkänn för skolan' }).click();
  await expect(other.getByText('Studieplanen är godkänd av skolan')).toBeVisible();

  const card = page.getByRole('group', { name: 'Terminer' }).getByRole('listitem').first();
  const remove = async () => {
    await card.getByRole('button', { name: /^Åtgärder för/ }).click();
    await page.getByRole('menuitem', { name: 'Ta bort' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort', exact: true }).click();
  };
  const name = await card.getByRole('link').textContent();
  await remove();
  await expect(page.getByText('Någon annan har ändrat studieplanen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Godkänn för skolan' })).toBeHidden();
  await remove();
  await expect(page.getByText(`${name} borttagen`).first()).toBeVisible();
});
