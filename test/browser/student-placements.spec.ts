import { expect, test, type Page } from '@playwright/test';
import { weekNumber } from '../../domain/days.js';
import { plannedHours } from '../../domain/placements/planned-hours.js';
import { weekCode } from '../../domain/placements/week.js';
import { expectNoSidewaysScroll, expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday } from '../support/days.js';

async function send<T>(page: Page, method: 'post' | 'put', path: string, data: object): Promise<T> {
  const answer = await page.request[method](`/api${path}`, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

/** A placement that began a week ago and has two weeks left. */
async function ongoing(page: Page) {
  const student = await makeStudent(page.request, { name: 'Sidan Sidansson' });
  const name = `Sidans vårdhem ${student.id.slice(-6)}`;
  const workplace = await send<{ _id: string }>(page, 'post', '/workplaces', { name, places: 2 });
  const { _id: id } = await send<{ _id: string }>(page, 'post', '/placements', {
    ...{ studentId: student.id, workplaceId: workplace._id, hoursPerWeek: 40 },
    ...{ startDate: dayFromToday(-7), endDate: dayFromToday(14) },
  });
  await send(page, 'put', `/placements/${id}/state`, {
    ...{ state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' },
  });
  return { id, student, name, workplaceId: workplace._id };
}

test('the student page shows the placement to staff, and an incident leads there', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const { id, student, name } = await ongoing(page);
  await send(page, 'post', `/placements/${id}/incidents`, { kind: 'INJURY', text: 'Skar sig i fingret.' });

  const admin = await anotherPerson(browser, 'systemadmin');
  await admin.goto('/');
  await admin.getByRole('button', { name: /^Notiser/ }).click();
  const notice = admin.getByRole('listitem').filter({ hasText: `Skada på APL: ${student.name}` });
  await notice.getByRole('link', { name: 'Se elev' }).click();
  const card = admin.getByRole('region', { name: 'Placering', exact: true });
  await expect(card.getByText('Skar sig i fingret.')).toBeVisible();
  await expect(card.getByRole('link', { name })).toBeVisible();

  const coordinator = await anotherPerson(browser, 'coordinator');
  await coordinator.goto(`/student/${student.id}`);
  const read = coordinator.getByRole('region', { name: 'Placering', exact: true });
  await expect(read.getByText(name, { exact: true })).toBeVisible();
  await expect(read.getByText('Pågår', { exact: true })).toBeVisible();
  await expect(read.getByText('Så räknas timmarna')).toBeVisible();
  await expect(read.getByText('Skar sig i fingret.')).toHaveCount(0);
  await expect(read.getByRole('button')).toHaveCount(0);
  await expectSoundInViews(coordinator, "the student's page with a placement");
});

test('an interruption asks for its day and reason, and a long word stays within the card', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { student, name } = await ongoing(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/student/${student.id}#placering`);
  const card = page.getByRole('region', { name: 'Placering', exact: true });
  await card.getByRole('button', { name: `Åtgärder för ${student.name} på ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Avbryt placeringen' }).click();
  const form = page.getByRole('dialog', { name: 'Avbryt placeringen' });
  const day = form.getByRole('textbox', { name: 'Sista dagen på arbetsplatsen' });
  await expect(day).toHaveValue(dayFromToday(0));
  await day.fill(dayFromToday(-3));
  await form.getByLabel('Skäl').fill('x'.repeat(300));
  await expectSoundInViews(page, 'the form of an interruption', { overlay: true });
  await form.getByRole('button', { name: 'Avbryt placeringen' }).click();
  await expect(form).toBeHidden();
  await expect(card.getByText(`avbruten ${dayFromToday(-3)}: xxx`)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the signed agreement is uploaded where it is attached, and a refused file leaves nothing', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { student, name } = await ongoing(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/student/${student.id}#placering`);
  const card = page.getByRole('region', { name: 'Placering', exact: true });
  await card.getByRole('button', { name: `Åtgärder för ${student.name} på ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Bifoga påskrivet avtal' }).click();
  const form = page.getByRole('dialog', { name: 'Bifoga påskrivet avtal' });
  const attach = form.getByRole('button', { name: 'Bifoga', exact: true });
  await attach.click();
  await expect(form.getByText('Välj det påskrivna avtalet.').first()).toBeVisible();
  const choose = (filename: string, content: string) =>
    form
      .locator('input[type=file]')
      .setInputFiles({ name: filename, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  await choose('tom.pdf', '');
  await expect(form.getByText('tom.pdf är tom.').first()).toBeVisible();
  await choose('avtal.exe', 'MZ');
  await expectSoundInViews(page, 'the form of a signed agreement', { within: '[role=dialog]' });
  await attach.click();
  await expect(form.getByText('Kunde inte bifoga avtalet')).toBeVisible();
  const files = page.getByRole('region', { name: 'Filer', exact: true });
  await expect(files.getByRole('listitem')).toHaveCount(0);
  await choose('Avtal Sidan.txt', 'Alla har skrivit under.');
  await expect(form.getByText('Avtal Sidan.txt')).toBeVisible();
  await attach.click();
  await expect(form).toBeHidden();
  await expect(card.getByText(/^Påskrivet avtal bifogat/)).toBeVisible();
  await expect(files.getByText('Avtal Sidan.txt')).toBeVisible();
});

test('planned hours and free places follow an interruption without a reload', async ({ page }) => {
  await signIn(page, 'admin');
  const { student, name, workplaceId } = await ongoing(page);
  const interrupt = async () => {
    await page.getByRole('button', { name: `Åtgärder för ${student.name} på ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Avbryt placeringen' }).click();
    const form = page.getByRole('dialog', { name: 'Avbryt placeringen' });
    await form.getByLabel('Skäl').fill('Sjuk.');
    await form.getByRole('button', { name: 'Avbryt placeringen' }).click();
    await expect(form).toBeHidden();
  };
  await page.goto(`/apl/plats/${workplaceId}`);
  await expect(page.getByText('1 av 2 platser lediga i dag')).toBeVisible();
  await interrupt();
  await expect(page.getByText('2 av 2 platser lediga i dag')).toBeVisible();

  await page.getByRole('button', { name: `Åtgärder för ${student.name} på ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Återuppta' }).click();
  await expect(page.getByText('1 av 2 platser lediga i dag')).toBeVisible();
  await page.goto(`/student/${student.id}#placering`);
  const hours = plannedHours(dayFromToday(-7), dayFromToday(14), 40);
  await expect(page.getByText(`0 h bekräftade · ${hours} h planerade`)).toBeVisible();
  await interrupt();
  await expect(page.getByText('0 h bekräftade · 0 h planerade')).toBeVisible();
});

test('an interruption is sent again once another user’s change has been read', async ({ page }) => {
  await signIn(page, 'admin');
  const { id, student, name, workplaceId } = await ongoing(page);
  await page.goto(`/student/${student.id}#placering`);
  await page.getByRole('button', { name: `Åtgärder för ${student.name} på ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Avbryt placeringen' }).click();
  const form = page.getByRole('dialog', { name: 'Avbryt placeringen' });
  await form.getByLabel('Skäl').fill('Sjuk.');
  await send(page, 'put', `/placements/${id}`, {
    ...{ workplaceId, startDate: dayFromToday(-7), endDate: dayFromToday(21), hoursPerWeek: 40 },
  });
  const submit = form.getByRole('button', { name: 'Avbryt placeringen' });
  await submit.click();
  await expect(form.getByText(/^Någon annan har ändrat placeringen/)).toBeVisible();
  await submit.click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Avbruten', { exact: true })).toBeVisible();
});

test('a week that another user has reported meanwhile is compared, not overwritten unseen', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { id, student } = await ongoing(page);
  const day = dayFromToday(-7);
  const week = weekCode(day);
  const name = `vecka ${weekNumber(day)}`;
  await page.goto(`/student/${student.id}#placering`);
  await page.getByRole('button', { name: `Andra timmar ${name}` }).click();
  const form = page.getByRole('dialog', { name: new RegExp(`^Vecka ${weekNumber(day)} på`) });
  const group = form.getByRole('group').first();
  await group.getByLabel('Timmar').fill('8');
  await send(page, 'put', `/placements/${id}/weeks/${week}`, {
    days: [{ day, hours: 0, absence: 'INVALID' }],
  });
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByRole('row', { name: /0 h och Ogiltig frånvaro\s+8 h$/ })).toBeVisible();
  await form.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/^8 h · /)).toBeVisible();
});

test('all placements at a workplace are reached, page by page', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Många Dagar' });
  const workplace = await send<{ _id: string }>(page, 'post', '/workplaces', {
    ...{ name: `Dagarnas hem ${student.id.slice(-6)}`, places: 2 },
  });
  for (let day = 1; day <= 51; day++)
    await send(page, 'post', '/placements', {
      ...{ studentId: student.id, workplaceId: workplace._id, hoursPerWeek: 8 },
      ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], startDate: dayFromToday(day), endDate: dayFromToday(day) },
    });
  await page.goto(`/apl/plats/${workplace._id}`);
  const card = page.getByRole('region', { name: 'Placeringar', exact: true });
  const entries = card.getByRole('link', { name: student.name });
  await expect(entries).toHaveCount(50);
  await expect(card.getByText(new RegExp(`^${dayFromToday(1)} `))).toHaveCount(0);
  await card
    .getByRole('navigation', { name: 'Placeringarnas sidor' })
    .getByText('2', { exact: true })
    .click();
  await expect(entries).toHaveCount(1);
  await expect(card.getByText(new RegExp(`^${dayFromToday(1)} `))).toBeVisible();
});
