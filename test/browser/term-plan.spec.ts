import { expect, test, type Page } from '@playwright/test';
import { eachWidth, expectSoundInViews } from '../support/accessibility.js';
import { signIn } from '../support/browser-session.js';
import { Hands } from '../support/presses.js';
import { dayFromToday as day } from '../support/days.js';

// The term planner: a term's instances are copied to the next one, changed in a table or in lanes, and created together.

async function makeInstances(page: Page, name: string, count: number): Promise<void> {
  const courses = (await (await page.request.get('/api/courses')).json()) as {
    _id: string;
    courseName: string;
  }[];
  const courseId = courses.find(({ courseName }) => courseName === 'Historia nivå 1b')!._id;
  for (let index = 1; index <= count; index += 1) {
    const answer = await page.request.post('/api/course-instances', {
      data: {
        ...{ courseId, name: `${name} ${String(index).padStart(2, '0')}`, location: 'Sal 7', capacity: 20 },
        ...{ startDate: day(-35), endDate: day(35), pacePercent: 50 },
      },
    });
    expect(answer.status()).toBe(201);
  }
}

async function choose(page: Page, hands: Hands, name: string, count: number): Promise<void> {
  await hands.press(page.getByLabel('Sök kurstillfälle'));
  await hands.type(name);
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`(?<!\\d)${count} kurstillfällen`) }),
  ).toBeVisible();
  await hands.press(page.getByRole('checkbox', { name: 'Välj alla på sidan' }));
  await hands.press(page.getByRole('link', { name: 'Kopiera till nästa termin' }));
}

test('plans twenty instances of next term in at most fifteen presses, and undoes it', async ({ page }) => {
  await signIn(page, 'admin');
  const name = `Termin ${Date.now().toString(36)}`;
  await makeInstances(page, name, 20);
  await page.goto('/students');
  const hands = new Hands(page);
  await hands.press(page.getByRole('link', { name: 'Kurstillfällen', exact: true }));
  await choose(page, hands, name, 20);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Planera (våren|hösten) 20\d\d$/ }),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Ta med/, checked: true })).toHaveCount(20);

  await hands.press(page.getByLabel(`Lärare för ${name} 01`));
  await page.getByLabel(`Lärare för ${name} 01`).selectOption({ label: 'Birgitta Öhman' });
  await hands.press(page.getByLabel(`Platser för ${name} 02`));
  await hands.key('Control+a');
  await hands.type('30');
  await hands.press(page.getByRole('checkbox', { name: `Ta med ${name} 20` }));
  await hands.press(page.getByRole('checkbox', { name: `Ta med ${name} 20` }));
  await hands.press(page.getByRole('button', { name: 'Skapa 20 kurstillfällen' }));
  await expect(page.getByText(/^20 kurstillfällen är skapade för (våren|hösten) 20\d\d\.$/)).toBeVisible();
  hands.tookAtMost(15, 'plan twenty instances of next term');

  const made = async () => {
    const answer = await page.request.get(`/api/course-instances?q=${encodeURIComponent(name)}`);
    return (await answer.json()) as { name: string; capacity: number; teacherName: string | null }[];
  };
  const all = await made();
  expect(all).toHaveLength(40);
  expect(all.find(({ teacherName }) => teacherName === 'Birgitta Öhman')?.name).toBe(`${name} 01`);
  expect(all.find(({ capacity }) => capacity === 30)?.name).toBe(`${name} 02`);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByText('20 kurstillfällen är borttagna.')).toBeVisible();
  expect(await made()).toHaveLength(20);
});

test('moves an instance between weeks, teachers and rooms by keyboard, menu and mouse', async ({ page }) => {
  await signIn(page, 'admin');
  const name = `Bana ${Date.now().toString(36)}`;
  await makeInstances(page, name, 2);
  await page.goto('/course-instances');
  await choose(page, new Hands(page), name, 2);
  const start = page.getByLabel(`Start för ${name} 01`);
  const first = await start.inputValue();
  await page.getByRole('button', { name: 'Per lärare' }).click();
  const bar = page.getByRole('button', { name: new RegExp(`^${name} 01, ${first}`) });
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  const moved = page.getByRole('button', { name: new RegExp(`^${name} 01, `) });
  await expect(moved).toBeFocused();
  await expect(moved).not.toHaveAccessibleName(new RegExp(first));
  await page.keyboard.press('Shift+ArrowDown');
  await moved.click();
  await page.getByRole('menuitem', { name: 'Flytta till Birgitta Öhman' }).click();
  await page.getByRole('button', { name: 'Tabell' }).click();
  await expect(start).not.toHaveValue(first);
  await expect(page.getByLabel(`Lärare för ${name} 01`).locator('option:checked')).toHaveText(
    'Birgitta Öhman',
  );

  const before = await start.inputValue();
  await page.getByRole('button', { name: 'Per lokal' }).click();
  const from = (await moved.boundingBox())!;
  const week = (await page.locator('[data-week="0"]').boundingBox())!.width;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - week, y, { steps: 4 });
  await page.mouse.move(x - 2 * week, y, { steps: 8 });
  await page.mouse.up();
  await expect(moved).not.toHaveAccessibleName(new RegExp(before));
  // For 50 ms after a drag, dnd-kit swallows clicks, so that letting go does not press what lies beneath.
  await expect(async () => {
    await page.getByRole('button', { name: 'Tabell' }).click({ timeout: 2_000 });
    await expect(start).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const earlier = (Date.parse(before) - Date.parse(await start.inputValue())) / 86_400_000;
  // A holiday moves a start by some days.
  expect(Math.round(earlier / 7)).toBe(2);

  await page.getByRole('button', { name: 'Per lokal' }).click();
  await expectSoundInViews(page, 'the rooms', { views: eachWidth });
});
