import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';

const column = (page: Page, heading: string) => page.getByRole('region', { name: new RegExp(`^${heading}`) });
const cardIn = (page: Page, heading: string, name: string) =>
  column(page, heading).getByRole('button', { name, exact: true });
const liveText = (page: Page) => page.locator('[id^="DndLiveRegion"]');
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Meddelanden' }).getByText(text);

/** Creates a student and filters the board to that card. */
async function boardWith(page: Page, name: string): Promise<{ id: string; name: string }> {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name });
  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeVisible();
  return student;
}

const totalOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByText(/^Totalt antal studenter: \d/).innerText())?.[0]);

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 120) };
}

async function storedStatus(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/student-details/${id}`);
  return ((await answer.json()) as { aplStatus: string }).aplStatus;
}

test('the board shows its heading, counts and five columns in order, with the checkbox ticked', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await page.goto('/apl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('APL Statusöversikt');
  const columns = page.getByRole('heading', { level: 2 });
  await expect(columns).toHaveText([
    /^Ej börjat \d+ student/,
    /^Praktik slut, ej närvarat \d+ student/,
    /^Bokade för samtal \d+ student/,
    /^Är i fas \d+ student/,
    /^Har kontrakt, skall gå eller har börjat praktik \d+ student/,
  ]);
  // Other tests may add students between the two reads.
  await expect(async () => {
    const perColumn = (await columns.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(perColumn.reduce((sum, count) => sum + count, 0)).toBe(await totalOf(page));
  }).toPass();
  await expect(page.getByLabel('Visa senaste kommentar längst ner')).toBeChecked();
});

test('own students and longest first are one press away, in the address, and can be saved as a default', async ({
  page,
}) => {
  await signIn(page, 'teacher');
  await page.goto('/apl');
  const all = await totalOf(page);
  const mine = page.getByRole('button', { name: 'Mina elever' });
  await mine.press('Enter');
  await expect(page).toHaveURL(/mina=ja/);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('heading', { level: 2, name: /^Ej börjat \d+ av \d+ studenter$/ }),
  ).toBeVisible();
  // Of the whole board; other tests may have added students.
  expect(await totalOf(page)).toBeGreaterThanOrEqual(all);

  await page.getByRole('button', { name: 'Längst i kolumnen först' }).click();
  await expect(page).toHaveURL(/mina=ja&langst=ja/);
  const days = await column(page, 'Ej börjat').locator('.apl-card-days').allInnerTexts();
  const counts = days.map((text) => Number(/\d+/.exec(text)?.[0] ?? 0));
  expect(counts.length).toBeGreaterThan(1);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));

  await page.getByRole('button', { name: 'Gör till min förvalda' }).click();
  await page.goto('/apl');
  await expect(page).toHaveURL(/mina=ja&langst=ja/);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Rensa filter' }).click();
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Gör till min förvalda' }).click();
  await page.goto('/apl');
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
});

test('dragging a card with the mouse moves and saves it; dropping it on its own column does nothing', async ({
  page,
}) => {
  const student = await boardWith(page, 'Musa Musdragen');
  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('SetAplStatus')) moves.push(request.postData() ?? '');
  });
  const from = await centre(cardIn(page, 'Ej börjat', student.name));

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeVisible();
  expect(moves).toHaveLength(0);

  const to = await centre(column(page, 'Är i fas'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(column(page, 'Är i fas')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(cardIn(page, 'Är i fas', student.name)).toBeVisible();
  await expect(toast(page, `${student.name} flyttad till Är i fas`)).toBeVisible();
  // A drop is not a click: no dialog opens.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => storedStatus(page, student.id)).toBe('YELLOW');
  expect(moves).toHaveLength(1);
});

test('by keyboard, Space lifts, arrows move, moves are announced in Swedish, and focus is kept', async ({
  page,
}) => {
  const student = await boardWith(page, 'Tage Tangent');
  await cardIn(page, 'Ej börjat', student.name).focus();
  await page.keyboard.press('Space');
  await expect(liveText(page)).toHaveText(`${student.name} är upplockad från Ej börjat, kolumn 1 av 5.`);
  await page.keyboard.press('ArrowRight');
  await expect(liveText(page)).toHaveText(
    `${student.name} är över Praktik slut, ej närvarat, kolumn 2 av 5.`,
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(liveText(page)).toHaveText(`${student.name} är över Är i fas, kolumn 4 av 5.`);
  await page.keyboard.press('ArrowLeft');
  await expect(liveText(page)).toHaveText(`${student.name} är över Bokade för samtal, kolumn 3 av 5.`);
  await page.keyboard.press('Space');
  await expect(liveText(page)).toHaveText(`${student.name} flyttades till Bokade för samtal.`);
  await expect(cardIn(page, 'Bokade för samtal', student.name)).toBeFocused();
  await expect.poll(() => storedStatus(page, student.id)).toBe('BLUE');

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(liveText(page)).toHaveText(
    `Flytten avbröts. ${student.name} ligger kvar i Bokade för samtal.`,
  );
  await expect(cardIn(page, 'Bokade för samtal', student.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: student.name })).toBeVisible();
});

test('a card’s menu moves it; Ångra and Ctrl+Z undo the moves', async ({ page }) => {
  const student = await boardWith(page, 'Meny Menysson');
  const moveByMenu = async (to: string) => {
    await page.getByRole('button', { name: `Flytta ${student.name} till…` }).click();
    await page.getByRole('menuitem', { name: to }).click();
  };
  await page.getByRole('button', { name: `Flytta ${student.name} till…` }).click();
  await expect(page.getByRole('menuitem', { name: 'Ej börjat' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Flytta ${student.name} till…` })).toBeFocused();

  await moveByMenu('Har kontrakt');
  await expect(cardIn(page, 'Har kontrakt', student.name)).toBeFocused();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeFocused();
  await expect.poll(() => storedStatus(page, student.id)).toBe('GRAY');

  await moveByMenu('Praktik slut');
  await moveByMenu('Är i fas');
  await expect(cardIn(page, 'Är i fas', student.name)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cardIn(page, 'Praktik slut', student.name)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeVisible();
  await expect.poll(() => storedStatus(page, student.id)).toBe('GRAY');
});

test('reverts a failed move without a message', async ({ page }) => {
  const student = await boardWith(page, 'Fel Felsson');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const other = await anotherPerson(page.context().browser()!, 'admin');
  // The session is removed: the server refuses the move.
  await page.context().clearCookies();
  await signIn(page, 'coordinator');
  await page.getByRole('button', { name: `Flytta ${student.name} till…` }).click();
  await page.getByRole('menuitem', { name: 'Är i fas' }).click();
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeVisible();
  await expect(cardIn(page, 'Är i fas', student.name)).toHaveCount(0);
  await expect(toast(page, 'flyttad till')).toHaveCount(0);
  await expect.poll(() => logged.some((text) => text.includes('The card could not be moved.'))).toBe(true);
  expect(await storedStatus(other, student.id)).toBe('GRAY');
});

test('name and municipality filter the board and are in the address; the total stays the same', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, {
    name: 'Filter Filtersson',
    municipality: { type: 'Växjö' },
  });
  await page.goto('/apl');
  const before = await totalOf(page);
  await page.getByLabel('Filtrera på namn').fill(student.name.toLocaleUpperCase('sv'));
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeVisible();
  await expect(column(page, 'Ej börjat').getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/namn=/);
  // Other tests may add students; the filter removes none.
  expect(await totalOf(page)).toBeGreaterThanOrEqual(before);
  await page.getByLabel('Kommun').selectOption('Danderyd');
  await expect(column(page, 'Ej börjat').getByText('Inga kort')).toBeVisible();
  await page.getByLabel('Kommun').selectOption('Växjö');
  await expect(page).toHaveURL(/kommun=V%C3%A4xj%C3%B6/);
  await page.reload();
  await expect(cardIn(page, 'Ej börjat', student.name)).toBeVisible();
  await expect(page.getByLabel('Kommun')).toHaveValue('Växjö');
  await page.getByRole('button', { name: 'Rensa filter' }).click();
  await expect(page).toHaveURL(/\/apl$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const fingerOn = async (page: Page) => {
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    return {
      down: (x: number, y: number) => send('touchStart', [{ x, y }]),
      move: (x: number, y: number) => send('touchMove', [{ x, y }]),
      up: () => send('touchEnd', []),
    };
  };
  const scrolled = (page: Page) => page.locator('.apl-scroller').evaluate(({ scrollLeft }) => scrollLeft);

  test('a quick swipe over a card scrolls the board and lifts nothing', async ({ page }) => {
    const student = await boardWith(page, 'Svepa Svepsson');
    const middle = await centre(cardIn(page, 'Ej börjat', student.name));
    // More than half a column: shorter swipes snap back, unless fast.
    const [x, y] = [middle.x + 100, middle.y];
    const finger = await fingerOn(page);
    // Sent without pauses: a resting finger would start a drag.
    const strokes = [1, 2, 3, 4, 5, 6].map((step) => () => finger.move(x - step * 40, y));
    await Promise.all([finger.down(x, y), ...strokes.map((stroke) => stroke())]);
    await finger.up();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
    await expect(cardIn(page, 'Ej börjat', student.name)).toHaveCount(1);
    expect(await storedStatus(page, student.id)).toBe('GRAY');
  });

  test('a long press lifts the card; the board scrolls at its edge; the next column takes the card', async ({
    page,
  }) => {
    const student = await boardWith(page, 'Peka Pekfinger');
    const { x, y } = await centre(cardIn(page, 'Ej börjat', student.name));
    const finger = await fingerOn(page);
    await finger.down(x, y);
    await expect(page.locator('.apl-card-lifted')).toBeVisible();
    for (let step = 1; step <= 10; step += 1) await finger.move(x + ((380 - x) * step) / 10, y + 20);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(240);
    await finger.move(195, y + 20);
    const target = page.locator('.apl-column[data-over]');
    await expect(target).not.toHaveAttribute('data-status', 'GRAY');
    // The board may scroll a little further; the release position counts.
    await finger.up();
    await expect(target).toHaveCount(0);
    await expect.poll(() => storedStatus(page, student.id)).not.toBe('GRAY');
    const status = await storedStatus(page, student.id);
    await expect(
      page.locator(`[data-status="${status}"]`).getByRole('button', { name: student.name, exact: true }),
    ).toBeVisible();
  });

  test('the page does not scroll sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, 'teacher');
    await page.goto('/apl');
    await expect(column(page, 'Ej börjat').getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('every card is printed', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/apl');
  await totalOf(page);
  expect(await column(page, 'Ej börjat').getByRole('listitem').count()).toBeLessThan(30);
  await page.emulateMedia({ media: 'print' });
  await expect(async () => {
    // Both at once: the lead is hidden in print, but present.
    const [lead, cards] = await page.evaluate((): [string, number] => [
      document.querySelector('.page-lead')?.textContent ?? '',
      document.querySelectorAll('.apl-printed li').length,
    ]);
    expect(cards).toBe(Number(/\d+/.exec(lead)?.[0]));
  }).toPass();
  await expect(page.locator('.apl-scroller')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.apl-printed')).toHaveCount(0);
});
