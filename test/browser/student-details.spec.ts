import { expect, test } from '@playwright/test';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

test('§2 says that a student is loading', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Dröjande Elev' });
  // A slow connection: the request is held until the text has been seen.
  let release = () => undefined as void;
  const seen = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('StudentDetails')) await seen;
    await route.continue();
  });
  await page.goto(`/student/${student.id}`);
  await expect(page.getByText('Laddar elevinformation...')).toBeVisible();
  release();
  await expect(page.getByText(student.name).first()).toBeVisible();
  await expect(page.getByText('Laddar elevinformation...')).toHaveCount(0);
});

test('§8 a comment that cannot be deleted says so and stays', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Kvarstående Elev' });
  await admin.context().close();
  await signIn(page, 'teacher');
  await page.goto(`/student/${student.id}`);
  const comments = page.getByRole('region', { name: 'Kommentarer', exact: true });
  await comments.getByRole('button', { name: 'Lägg till kommentar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lägg till kommentar' });
  await dialog.getByRole('textbox').fill('Står kvar');
  await dialog.getByRole('button', { name: 'Lägg till', exact: true }).click();
  const entry = comments.getByRole('listitem').filter({ hasText: 'Står kvar' });
  await expect(entry).toBeVisible();

  await page.context().setOffline(true);
  await entry.getByRole('button', { name: /Ta bort/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Är du säker på att du vill radera denna kommentar?');
  await question.getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Kunde inte radera kommentar' })).toBeVisible();
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText('[RADERAD]');
  await page.context().setOffline(false);
});
