import { expect, test } from '@playwright/test';
import { isMade, signIn } from '../support/browser-session.js';
import { watchShifts } from '../support/browser-shifts.js';

/** Each list page, also with tabs and narrower filters. */
const lists = [
  '/students?status=alla',
  '/anvandare',
  '/teacher-management',
  '/course-instances?status=alla',
  '/student-enrollments',
  '/education',
  '/programsandcourses',
  '/programsandcourses?flik=program',
  '/programsandpackages',
  '/course-matching',
  '/course-matching?flik=matchade',
  '/course-matching?flik=namn',
  '/earnings',
  '/earnings?flik=prislistor',
  '/earnings?flik=frysningar',
  '/earnings?flik=korrigeringar',
  '/earnings?flik=provningsavgifter',
  '/examform',
  '/betyg',
  '/stats/courses',
  '/system/api-nycklar',
  '/system/atkomstlogg',
  '/system/revisionslogg',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no list is taller than 6 000 px when opened or wider than the screen, and nothing jumps', async ({
    page,
  }) => {
    await signIn(page, 'systemadmin');
    const shifted = await watchShifts(page);
    for (const path of lists) {
      await page.goto(path);
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const size = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return { scrollHeight, scrollWidth };
      });
      expect.soft(size.scrollHeight, `the height of ${path}`).toBeLessThanOrEqual(6_000);
      expect.soft(size.scrollWidth, `the width of ${path}`).toBeLessThanOrEqual(390);
      expect.soft(await shifted(), `the jumps of ${path}`).toBeLessThanOrEqual(0.05);
    }
  });

  test('a row is a two-line card; its details and more rows appear on demand', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/students?status=alla');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(25);
    const row = rows.first();
    const { height } = (await row.boundingBox())!;
    expect(height).toBeLessThanOrEqual(100);
    await expect(row.getByText('APL-status')).toBeHidden();
    await row.getByRole('button', { name: 'Visa mer' }).press('Enter');
    await expect(row.getByText('APL-status')).toBeVisible();
    await row.getByRole('button', { name: 'Visa mindre' }).press('Enter');
    await expect(row.getByText('APL-status')).toBeHidden();
    await page.getByRole('button', { name: 'Visa fler', exact: true }).click();
    await expect(page).toHaveURL(/rader=50/);
    await expect(rows).toHaveCount(50);
  });

  test('a card with a checkbox and a menu leaves room for the name: no word is broken, no fact is cut off', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.goto('/course-instances?status=alla');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const cards = await page.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const name = row.querySelector('th :is(a, button)')!;
        const cut = [...row.querySelectorAll<HTMLElement>('[data-card="fact"]')];
        const words = (name.textContent ?? '').split(' ').map((word) => {
          const range = document.createRange();
          const at = (name.textContent ?? '').indexOf(word);
          range.setStart(name.firstChild!, at);
          range.setEnd(name.firstChild!, at + word.length);
          return range.getClientRects().length;
        });
        return {
          name: name.textContent,
          lines: Math.round(name.getBoundingClientRect().height / 22),
          broken: words.some((lines) => lines > 1),
          cut: cut.filter((fact) => fact.scrollWidth > fact.clientWidth).map((fact) => fact.textContent),
        };
      }),
    );
    expect(cards.filter(({ broken, cut }) => broken || cut.length > 0)).toEqual([]);
    expect(cards.filter(({ lines }) => lines > 3)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no dot precedes a fact when the one before it is missing', async ({ page }) => {
    await signIn(page, 'teacher');
    await page.goto('/notifications');
    const row = page.locator('tbody tr').filter({ hasText: 'Studiedag på fredag' });
    await expect(row).toBeVisible();
    const dots = await row
      .locator('[data-card="fact"]:visible')
      .evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact, '::before').content));
    expect(dots).toEqual(['none']);
  });
});

test('on a phone the line of facts shows a course by name and has no stray dot', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, 'admin');
  for (const path of ['/examform', '/student-enrollments', '/education', '/notifications']) {
    await page.goto(path);
    await expect(page.locator('tbody tr').first(), path).toBeVisible();
    const lines = await page.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const facts = [...row.querySelectorAll<HTMLElement>('[data-card="fact"]')].filter(
          (fact) => getComputedStyle(fact).display !== 'none',
        );
        return {
          codes: facts.filter((fact) => {
            const code = fact.querySelector('.exam-code');
            return code && getComputedStyle(code).display !== 'none';
          }).length,
          // Dots separate facts: none before the first.
          dot: facts[0] ? getComputedStyle(facts[0], '::before').content : 'none',
          empty: facts.filter((fact) => fact.innerText.trim() === '').length,
        };
      }),
    );
    const without = { codes: 0, dot: 'none', empty: 0 };
    expect.soft(lines, path).toEqual(lines.map(() => without));
  }
  await context.close();
});

test('on a desktop the needs scroll next to their proposals', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/course-matching');
  await expect(page.locator('.matching-need').nth(20)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  await page.locator('.matching-need').nth(20).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Förslag' })).toBeInViewport();
});

test('on a desktop no exam comment is cut off and no row is taller than 64 px', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  // The demo school's own are the oldest, and all fit on one page.
  await page.goto('/examform?sortera=anmald&rader=100');
  await expect(page.locator('.exam-decision textarea').first()).toBeVisible();
  // The decision field comes with its row.
  const all = page.locator('tbody tr');
  for (let row = 0; row < (await all.count()); row += 5) await all.nth(row).scrollIntoViewIfNeeded();
  await all.last().scrollIntoViewIfNeeded();
  await expect(all.last().locator('textarea')).toBeVisible();
  await expect(page.locator('tbody tr textarea')).toHaveCount(await all.count());
  const rows = await all.evaluateAll((every) =>
    every.map((row) => {
      const comment = row.querySelector('textarea')!;
      return {
        name: row.querySelector('th')!.textContent,
        height: row.getBoundingClientRect().height,
        length: comment.value.length,
        twice: /Anmäld \d+ gånger/.test(row.textContent ?? ''),
        cut: comment.scrollHeight > comment.clientHeight + 1 ? comment.value : null,
      };
    }),
  );
  expect(rows.map(({ cut }) => cut).filter(Boolean)).toEqual([]);
  // Other tests create longer names and comments, which are not truncated either, and second registrations.
  const own = rows.filter(({ name, length, twice }) => !isMade(name) && length <= 45 && !twice);
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter(({ height }) => height > 64)).toEqual([]);
});

test('an empty search result offers to clear the search, without a second primary action', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const path of ['/course-instances?q=finnsinte', '/programsandcourses?flik=program&q=finnsinte']) {
    await page.goto(path);
    await expect(page.locator('.empty').getByRole('button', { name: 'Rensa filter' }), path).toBeVisible();
    await expect(page.locator('main .button-primary'), path).toHaveCount(1);
  }
});

test('a school without students is shown how to start, with a single primary action', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data?: { students?: object } };
    const none = data?.students && { ...data, students: { ...data.students, nodes: [], totalCount: 0 } };
    return route.fulfill({ response, json: { ...rest, data: none ?? data } });
  });
  await page.goto('/students');
  await expect(page.locator('.empty').getByRole('link', { name: 'Ny elev' })).toBeVisible();
  await expect(page.locator('main .button-primary')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
});

test('on a desktop a name longer than its column ends in an ellipsis', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/programsandpackages');
  const name = page.getByRole('link', { name: 'Svenska och engelska, grundläggande nivå' });
  await expect(name).toHaveCSS('text-overflow', 'ellipsis');
  expect(await name.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

test('on a desktop nothing jumps when a list opens', async ({ page }) => {
  await signIn(page, 'systemadmin');
  const shifted = await watchShifts(page);
  for (const path of lists) {
    await page.goto(path);
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect.soft(await shifted(), `the jumps of ${path}`).toBeLessThanOrEqual(0.05);
  }
});

test('on a desktop all rows of a list have equal height, the name stays visible, and a shadow hints at more', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const path of lists.filter((one) => !/flik|examform|betyg|earnings|matching|system/.test(one))) {
    await page.goto(path);
    await expect(page.locator('tbody tr').first(), path).toBeVisible();
    const heights = await page
      .locator('.list-table tbody tr')
      .evaluateAll((rows) => [
        ...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height / 2))),
      ]);
    expect.soft(heights.length, `the heights of the rows of ${path}`).toBeLessThanOrEqual(1);
  }
  await page.goto('/course-instances');
  await page.getByRole('button', { name: 'Kolumner' }).click();
  await page
    .getByRole('dialog', { name: 'Välj kolumner' })
    .getByRole('button', { name: 'Visa alla' })
    .click();
  await page.keyboard.press('Escape');
  const table = page.locator('.list-table');
  await expect(table).toHaveAttribute('data-after', 'true');
  const name = page.locator('tbody th').first();
  const { x } = (await name.boundingBox())!;
  await page.locator('.table-scroller').evaluate((scroller) => scroller.scrollTo({ left: 10_000 }));
  await expect(table).toHaveAttribute('data-after', 'false');
  await expect(table).toHaveAttribute('data-before', 'true');
  expect((await name.boundingBox())!.x).toBeLessThanOrEqual(x);
});
