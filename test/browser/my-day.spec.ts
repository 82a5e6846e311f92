import { expect, test, type Page } from '@playwright/test';
import { swedishDay } from '../../domain/dates.js';
import { addDays } from '../../domain/days.js';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('Min dag is the first link in each role’s menu and has the sections for that role', async ({ page }) => {
  await signIn(page, 'admin');
  // Whether anyone's studies end soon in the demo school depends on the weekday.
  await makeStudent(page.request, { name: 'Snart Klar', endDate: addDays(swedishDay(new Date()), 9) });
  for (const [account, sections] of [
    [
      'teacher',
      [
        'Att följa upp',
        'Försenade betyg',
        'Olästa kommentarer',
        'Prövningar att hålla',
        'Längst tid utan aktivitet',
      ],
    ],
    ['admin', ['Att följa upp', 'Anmälningar till prövning', 'Behov utan kurstillfälle', 'Försenade betyg']],
    ['syv', ['Att följa upp', 'Studierna slutar snart']],
    ['student', ['Det som kommer', 'Mina kurser', 'Mina prövningar', 'Papper att hämta']],
  ] as const) {
    await page.context().clearCookies();
    await signIn(page, account);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link');
    await expect(links.first()).toHaveText('Min dag');
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Min dag' })).toBeFocused();
    for (const title of sections)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
});

test('a counsellor’s follow-up stays on their day until done, and marking it done can be undone', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Följd Upp' });
  await page.context().clearCookies();
  await signIn(page, 'syv');
  await page.goto(`/detaljer/Elev/${student.id}`);
  await page.getByRole('button', { name: 'Följ upp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Följ upp Följd Upp' });
  await dialog.getByLabel('Anteckning').fill('Ring om praktiken');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText(/Följd Upp .* står på Min dag/)).toBeVisible();
  await page.goto('/min-dag');
  const list = section(page, 'Att följa upp');
  const row = list.getByRole('listitem').filter({ hasText: 'Ring om praktiken' });
  await expect(row.getByRole('link', { name: 'Följd Upp' })).toHaveAttribute(
    'href',
    `/student/${student.id}`,
  );
  await row.getByRole('button', { name: /^Ändra: Följd Upp/ }).click();
  const change = page.getByRole('dialog', { name: 'Ändra uppföljningen av Följd Upp' });
  await change.getByLabel('Anteckning').fill('Ring om praktiken i vår');
  await change.getByRole('button', { name: 'Spara' }).click();
  await expect(row).toContainText('Ring om praktiken i vår');
  await row.getByRole('button', { name: /^Klar: Följd Upp/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(row).toHaveCount(1);
  // The latest opened student is listed.
  await expect(section(page, 'Senast öppnade elever').getByRole('link', { name: 'Följd Upp' })).toBeVisible();
});

test('Min dag explains a missing role and a failed load, and recovers after reconnecting', async ({
  page,
}) => {
  await signIn(page, 'user');
  await page.goto('/min-dag');
  await expect(page.getByText('Ditt konto har ingen roll vid skolan än.')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, 'coordinator');
  let isDown = true;
  await page.route('**/graphql', async (route) => {
    const isDay = route.request().postData()?.includes('CounsellorDay');
    await (isDay && isDown ? route.abort() : route.continue());
  });
  await page.goto('/min-dag');
  await expect(page.getByText('Kunde inte hämta din dag.')).toBeVisible();
  const asked = page.waitForRequest((request) => request.postData()?.includes('CounsellorDay') ?? false);
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
  await asked;
  await expect(page.getByText('Kunde inte hämta din dag.')).toBeVisible();
  // After reconnecting the day refreshes automatically.
  isDown = false;
  await expect(section(page, 'Klart').or(section(page, 'Att följa upp')).first()).toBeVisible();
  await expect(page.getByText('Kunde inte hämta din dag.')).toBeHidden();
});

test('Min dag is sound in every view', async ({ page }) => {
  test.slow();
  await signIn(page, 'teacher');
  await page.goto('/min-dag');
  await expect(page.getByRole('heading', { level: 2, name: 'Att betygsätta' })).toBeVisible();
  await expectSoundInViews(page, 'the day of a teacher');
});

test('a frozen month not yet invoiced links to its customers, selected for invoicing', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/min-dag');
  await section(page, 'Att frysa och fakturera')
    .getByRole('link', { name: /^Fakturera \d{4}-\d{2}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/flik=frysningar&fakturera=/);
  const bar = page.getByRole('region', { name: 'Valda kommuner' });
  await expect(bar).toContainText(/kommun(er)? vald/);
  await expect(bar.getByRole('button', { name: 'Fakturera valda' })).toBeVisible();
});

test('a link preselects the month to freeze, and waiting import rows have their own page', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/earnings?flik=frysningar&frys=2026-01');
  const dialog = page.getByRole('dialog', { name: 'Frys period' });
  await expect(dialog.getByLabel('Månad')).toHaveValue('2026-01');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/earnings\?flik=frysningar/);
  await expect(page).not.toHaveURL(/frys=/);
  await page.goto('/students?import=vantande&fil=01890000-0000-7000-8000-000000000001');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rader som väntar på en administratör' }),
  ).toBeVisible();
  await expect(page.getByText('Inga rader väntar.')).toBeVisible();
});
