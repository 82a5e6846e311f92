import { expect, test, type Page } from '@playwright/test';
import { liveLine } from '../support/browser-live.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const column = (page: Page, heading: string) => page.getByRole('region', { name: new RegExp(`^${heading}`) });
const cardIn = (page: Page, heading: string, name: string) =>
  column(page, heading).getByRole('button', { name, exact: true });

async function boardOf(page: Page, student: { name: string }, heading = 'Ej börjat'): Promise<void> {
  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  await expect(cardIn(page, heading, student.name)).toBeVisible();
}

async function moveByMenu(page: Page, name: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Flytta ${name} till…` }).click();
  await page.getByRole('menuitem', { name: to }).click();
}

test('a move, a comment and a seen mark in one browser appear in the other automatically', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Direkt Direktsson' });
  const colleague = await anotherPerson(browser, 'teacher');
  // The same teacher on a second screen sees that it has been read.
  const secondScreen = await anotherPerson(browser, 'teacher');
  for (const one of [page, colleague, secondScreen]) await boardOf(one, student);

  await moveByMenu(page, student.name, 'Är i fas');
  await expect(cardIn(colleague, 'Är i fas', student.name)).toBeVisible();
  await expect(cardIn(secondScreen, 'Är i fas', student.name)).toBeVisible();

  await cardIn(page, 'Är i fas', student.name).click();
  await page.getByRole('dialog').getByLabel('Lägg till kommentar').fill('Börjar på måndag.');
  await page.getByRole('dialog').getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Börjar på måndag.')).toBeVisible();
  const unread = (one: Page) => column(one, 'Är i fas').getByRole('img', { name: '1 olästa kommentarer' });
  await expect(unread(colleague)).toBeVisible();
  await expect(unread(secondScreen)).toBeVisible();
  const read = (one: Page) => column(one, 'Är i fas').getByRole('img', { name: '1 kommentarer, alla lästa' });

  await cardIn(colleague, 'Är i fas', student.name).click();
  await expect(colleague.getByRole('dialog').getByText('Börjar på måndag.')).toBeVisible();
  await expect(read(secondScreen)).toBeVisible();
  await colleague.keyboard.press('Escape');
  await expect(read(colleague)).toBeVisible();

  // A new comment appears in the open dialog without disturbing the draft.
  await cardIn(secondScreen, 'Är i fas', student.name).click();
  const box = secondScreen.getByRole('dialog').getByLabel('Lägg till kommentar');
  await box.pressSequentially('Halv men');
  await page.getByRole('dialog').getByLabel('Lägg till kommentar').fill('Handledaren heter Bo.');
  await page.getByRole('dialog').getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(secondScreen.getByRole('dialog').getByText('Handledaren heter Bo.')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Halv men');
});

test('a move made through REST appears on an open board, but waits while a card is being dragged', async ({
  page,
  browser,
}) => {
  await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Vänta Väntans' });
  const moved = await makeStudent(admin.request, { name: student.name });
  const line = liveLine(page);
  await boardOf(page, student);
  await line.listens('BoardChanged');
  await expect(cardIn(page, 'Ej börjat', moved.name)).toBeVisible();

  const box = await cardIn(page, 'Ej börjat', student.name).boundingBox();
  if (!box) throw new Error('The card has no box.');
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 30, { steps: 5 });
  await expect(page.locator('.apl-card-lifted')).toBeVisible();
  await admin.request.patch(`/api/students/${moved.id}`, { data: { aplStatus: 'GREEN' } });
  await line.heard(moved.id);
  await expect(cardIn(page, 'Ej börjat', moved.name)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(cardIn(page, 'Har kontrakt', moved.name)).toBeVisible();

  await admin.request.patch(`/api/students/${student.id}`, { data: { aplStatus: 'RED' } });
  await expect(cardIn(page, 'Praktik slut', student.name)).toBeVisible();
});

test('when two people move the same card, the first wins and the second is told who moved it where', async ({
  page,
  browser,
}) => {
  await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Tävla Tävling' });
  const line = liveLine(page);
  await boardOf(page, student);
  await line.listens('BoardChanged');

  await cardIn(page, 'Ej börjat', student.name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  // Another user moves the card during the drag.
  const answer = await admin.request.patch(`/api/students/${student.id}`, { data: { aplStatus: 'GREEN' } });
  expect(answer.status()).toBe(200);
  const { user } = (await (await admin.request.get('/api/auth/session')).json()) as {
    user: { name: string };
  };
  await line.heard(student.id);
  await page.keyboard.press('Space');

  const messages = page.getByRole('region', { name: 'Meddelanden' });
  await expect(messages.getByText(`Kortet har redan flyttats av ${user.name}`)).toBeVisible();
  await expect(messages.getByText(/är nu i Har kontrakt, skall gå eller har börjat praktik/)).toBeVisible();
  await expect(messages.getByText('flyttad till')).toHaveCount(0);
  await expect(cardIn(page, 'Har kontrakt', student.name)).toBeFocused();
  await expect(cardIn(page, 'Praktik slut', student.name)).toHaveCount(0);
});

test('shows a lost connection, and the board is up to date again after reconnecting', async ({
  page,
  browser,
}) => {
  await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const student = await makeStudent(admin.request, { name: 'Borta Bortasson' });
  // The WebSocket is routed through here, so that it can be cut.
  let cut: (() => Promise<void>) | undefined;
  let down = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (down) {
      void socket.close({ code: 1012 });
      return;
    }
    socket.connectToServer();
    cut = () => socket.close({ code: 1012 });
  });
  await boardOf(page, student);
  await expect.poll(() => cut !== undefined).toBe(true);

  down = true;
  await page.context().setOffline(true);
  await cut?.();
  await expect(page.getByText('Ingen anslutning.', { exact: true })).toBeVisible();
  await admin.request.patch(`/api/students/${student.id}`, { data: { aplStatus: 'BLUE' } });
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeVisible();

  down = false;
  await page.context().setOffline(false);
  await expect(cardIn(page, 'Bokade för samtal', student.name)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Ingen anslutning.')).toBeHidden();
});
