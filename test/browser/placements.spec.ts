import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

test('a workplace is added, and a placement planned, agreed and begun from the card', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Placera Placersson' });
  const name = `Lönnens vårdhem ${student.id.slice(-6)}`;

  await page.goto('/apl');
  await page.getByRole('link', { name: 'Arbetsplatser' }).click();
  await page.getByRole('button', { name: 'Ny arbetsplats' }).first().click();
  const form = page.getByRole('dialog', { name: 'Ny arbetsplats' });
  await form.getByLabel('Namn').fill(name);
  await form.getByLabel('Organisationsnummer').fill('556016-0681');
  await form.getByRole('textbox', { name: 'Ort' }).fill('Sollentuna');
  await form.getByLabel('Vård och omsorg').check();
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Kontrollsiffran stämmer inte.').first()).toBeVisible();
  await form.getByLabel('Organisationsnummer').fill('556016-0680');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1 av 1 plats ledig i dag')).toBeVisible();
  await expectSoundInViews(page, 'the workplace');

  await page.getByRole('button', { name: 'Lägg till handledare' }).click();
  const supervisor = page.getByRole('dialog', { name: 'Ny handledare' });
  await supervisor.getByLabel('Namn').fill('Karin Holm');
  await supervisor.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Karin Holm', { exact: true })).toBeVisible();

  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  await page.getByRole('main').getByRole('button', { name: student.name, exact: true }).click();
  const card = page.getByRole('dialog', { name: student.name, exact: true });
  await card.getByRole('button', { name: 'Planera placering' }).click();
  const plan = page.getByRole('dialog', { name: `Planera placering för ${student.name}` });
  await plan.getByLabel('Arbetsplats').fill(name);
  await page.getByRole('option', { name }).click();
  await expectSoundInViews(page, 'the form of a placement', { overlay: true });
  await plan.getByLabel('Handledare').selectOption('Karin Holm');
  await plan.getByRole('button', { name: 'Spara' }).click();
  await expect(plan).toBeHidden();
  await expect(card.getByText('Planerad', { exact: true })).toBeVisible();
  await expect(card.getByText('160 timmar')).toBeVisible();

  await card.getByRole('button', { name: 'Avtalet är påskrivet' }).click();
  const agreement = page.getByRole('dialog', { name: 'Avtalet är påskrivet' });
  await agreement.getByRole('button', { name: 'Avtalet är påskrivet' }).click();
  await expect(card.getByText('Avtal klart')).toBeVisible();
  await card.getByRole('button', { name: 'Starta' }).click();
  await expect(card.getByText('Pågår', { exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.locator('.apl-card').filter({ hasText: student.name })).toContainText(`${name}Slut`);
});
