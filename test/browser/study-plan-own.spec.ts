import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeAccount, signInAs } from '../support/browser-account.js';
import { anotherPerson, makeStudent } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';

test('a student sees the study plan in the profile, wishes for a course and agrees', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const account = await makeAccount(admin.request, { name: 'Egen Planersson', role: 'student' });
  const student = await makeStudent(admin.request, { name: 'Egen Planersson' });
  await admin.request.put(`/api/students/${student.id}/account`, { data: { userId: account.id } });
  const made = await admin.request.put(`/api/students/${student.id}/study-plan`, {
    data: { goal: 'ELIGIBILITY', startDate: day(0), plannedEndDate: day(400), pacePercent: 50 },
  });
  expect(made.ok()).toBe(true);

  expect(await signInAs(page, account)).toBe(200);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Studieplan' });
  await expect(card).toContainText('Behörighet');
  await expect(card).toContainText('Planen väntar på att du läser och godkänner den.');
  await expectSoundInViews(page, 'the profile with a study plan');

  await card.getByRole('button', { name: 'Önska en kurs' }).click();
  const wish = page.getByRole('dialog', { name: 'Önska en kurs' });
  await wish.getByLabel('Kurs').fill('ENGE1000X');
  await page
    .getByRole('option', { name: /^Engelska 5/ })
    .first()
    .click();
  await wish.getByRole('button', { name: 'Önska', exact: true }).click();
  await expect(card).toContainText('Dina önskemål');
  await expect(card).toContainText('Engelska 5');

  await card.getByRole('button', { name: 'Godkänn planen' }).click();
  await expect(card.getByRole('button', { name: 'Godkänn planen' })).toBeHidden();
  await expect(card).not.toContainText('väntar');
  await card.getByRole('link', { name: 'Läs studieplanen' }).click();
  await expect(page).toHaveURL(`/studieplan/${student.id}`);
  const other = await makeStudent(admin.request, { name: 'Annan Planersson' });
  await page.goto(`/studieplan/${other.id}`);
  await expect(page).toHaveURL('/unauthorized');

  await admin.goto(`/studieplan/${student.id}`);
  const changes = admin.getByRole('region', { name: 'Ändringar' });
  await changes
    .getByRole('button', { name: `Visa planen ${day(0)}` })
    .first()
    .click();
  const then = changes.getByRole('region', { name: `Planen ${day(0)}` });
  await expect(then).toContainText('Engelska 5');
  await expectSoundInViews(admin, 'a study plan as of a day');
});
