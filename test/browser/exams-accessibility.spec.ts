import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { makeStudent, signIn } from '../support/browser-session.js';

/** Rules that fail, with where. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`exams and notifications are accessible: ${colorScheme}, ${width} px`, async ({ page }) => {
      // Each look at a page by axe takes seconds on a small machine.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'admin');
      const student = await makeStudent(page.request, { name: 'Tillgänglig Prövning' });
      const answer = await page.request.post('/api/exams', {
        data: { studentId: student.id, course: 'Svenska 1', requestedMonth: 'Maj', materialReceived: true },
      });
      expect(answer.status()).toBe(201);
      // One row stands for all: axe takes its time with each.
      await page.goto(`/examform?namn=${encodeURIComponent(student.name)}`);
      const row = page.getByRole('row').filter({ hasText: student.name });
      await expect(row).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);

      // With everything that can be wrong, and the students' list open.
      await page.getByRole('button', { name: 'Registrera' }).click();
      await row.getByRole('button', { name: 'Spara' }).click();
      await expect(row.getByText('Beslut krävs')).toBeVisible();
      await page.getByRole('combobox', { name: 'Välj elev' }).fill(student.name);
      await expect(page.getByRole('option', { name: student.name })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);

      await page.getByRole('option', { name: student.name }).click();
      await page.getByRole('button', { name: /^Notiser, \d+ nya$/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notiser' });
      const notice = panel.getByRole('listitem').filter({ hasText: student.name });
      await notice.getByRole('button', { name: 'Ta bort notis' }).click();
      await panel.getByRole('button', { name: 'Hanterade' }).click();
      await expect(notice.getByRole('button', { name: 'Återställ' })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(width);
    });
  }
}
