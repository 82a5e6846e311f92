import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.js';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the REST API reference is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    const reference = page.locator('rapi-doc');
    await expect(reference.locator('.nav-bar-path').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
