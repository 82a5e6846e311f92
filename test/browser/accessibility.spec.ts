import { expect, test } from '@playwright/test';
import { accessibilityFaults, expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.js';

test('the page check reports a missing image text, low contrast, a text outside landmarks and an overly wide element', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/favicon.svg';
    const pale = document.createElement('p');
    pale.textContent = 'Knappt läsbart';
    pale.style.color = '#ddd';
    pale.style.background = '#fff';
    document.querySelector('main')!.append(picture, pale);
    const lone = document.createElement('p');
    lone.textContent = 'Utanför allt';
    lone.style.width = '3000px';
    document.body.append(lone);
  });
  const named = (faults: string[]) => faults.map((fault) => fault.split(':')[0]).sort();
  const faults = await accessibilityFaults(page);
  expect(named(faults)).toEqual(['color-contrast', 'image-alt', 'region']);
  expect(faults.join()).toContain('<img src="/favicon.svg">');
  expect(named(await accessibilityFaults(page, { overlay: true }))).toEqual(['color-contrast', 'image-alt']);
  expect(named(await accessibilityFaults(page, { within: 'main' }))).toEqual(['color-contrast', 'image-alt']);
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt: #main > img/);
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow(/3000/);
});
