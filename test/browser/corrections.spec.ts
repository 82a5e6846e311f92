import { expect, test } from '@playwright/test';
import { makeAccount, signInAs } from '../support/browser-account.js';
import { anotherPerson, makeStudent } from '../support/browser-session.js';

test('pages §16: a student requests a correction and an administrator answers', async ({ page, browser }) => {
  const admin = await anotherPerson(browser, 'admin');
  const account = await makeAccount(admin.request, { name: 'Rut Rättelse', role: 'student' });
  const { id: studentId } = await makeStudent(admin.request, { name: 'Rut Rättelse' });
  const linked = await admin.request.put(`/api/students/${studentId}/account`, {
    data: { userId: account.id },
  });
  expect(linked.status(), await linked.text()).toBe(200);

  expect(await signInAs(page, account)).toBe(200);
  await page.goto('/profile');
  const own = page.getByRole('region', { name: 'Begär rättelse', exact: true });
  await own.getByRole('button', { name: 'Skicka begäran' }).click();
  await expect(own.getByRole('alert')).toContainText('Skriv vad som är fel och hur det ska vara.');
  await own.getByLabel('Vad gäller det?').selectOption({ label: 'Kontaktuppgifter' });
  await own.getByLabel('Vad är fel, och hur ska det vara?').fill('Mitt telefonnummer slutar på 68.');
  await own.getByRole('button', { name: 'Skicka begäran' }).click();
  await expect(own.getByRole('listitem')).toContainText('Väntar på svar');

  await admin.goto(`/student/${studentId}`);
  const asked = admin.getByRole('region', { name: 'Begärda rättelser', exact: true });
  await expect(asked.getByRole('listitem')).toContainText('Mitt telefonnummer slutar på 68.');
  await asked.getByLabel('Svar till eleven').fill('Numret är ändrat.');
  await asked.getByRole('button', { name: 'Svara', exact: true }).click();
  await expect(asked.getByRole('listitem')).toContainText('Rättad');
  await expect(asked.getByRole('button', { name: 'Svara', exact: true })).toHaveCount(0);

  await page.reload();
  await expect(own.getByRole('listitem')).toContainText('Numret är ändrat.');
});
