import { expect, test } from '@playwright/test';
import { eachWidth, everyView, expectSoundInViews } from '../support/accessibility.js';
import { makeStudent, signIn } from '../support/browser-session.js';

const METRIC = /^\d+ behov · \d+ säkra · \d+ osäkra · \d+ utan förslag$/;

test('pages §7: unknown words become needs, a new instance takes them, with undo, and all safe ones are matched', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  const mark = `m${Date.now().toString(36)}`;
  const words = `Vårdens grunder ${mark}`;
  const students = [
    await makeStudent(page.request, { name: `Ada ${mark}` }),
    await makeStudent(page.request, { name: `Bo ${mark}` }),
  ];
  for (const { id } of students) {
    const wish = await page.request.post('/api/course-matching/wishes', {
      data: { studentId: id, text: words },
    });
    expect(wish.status()).toBe(201);
  }

  await page.goto(`/course-matching?q=${mark}`);
  await expect(page).toHaveTitle('Kursmatchning – Studievy');
  await expect(page.getByRole('status').filter({ hasText: METRIC })).toHaveText(
    '2 behov · 0 säkra · 0 osäkra · 2 utan förslag',
  );
  await page.getByRole('link', { name: 'Till namnmatchning' }).click();
  await expect(page).toHaveURL(/flik=namn/);
  await expect(page.getByText('2 elever väntar')).toBeVisible();
  await page.getByRole('button', { name: 'Välj en annan kurs' }).click();
  await page.getByLabel('Kom ihåg som alias').check();
  await page.getByLabel('Kurs i katalogen').fill('Grundläggande vård och omsorg');
  await page
    .getByRole('option', { name: /^Grundläggande vård och omsorg / })
    .first()
    .click();
  await expect(page.getByText(/2 elever har fått ett behov/)).toBeVisible();
  await expect(page.getByText('Inga okända namn matchar sökningen.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Ta bort aliaset ${words}` })).toBeVisible();

  await page.goto(`/course-matching?q=${mark}`);
  for (const { name } of students) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Skapa nytt tillfälle av 2 elever' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('button', { name: 'Avbryt' }).click();
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Skapa nytt tillfälle av 2 elever' }).click();
  await box.getByLabel('Platser').fill('1');
  // Unsaved input: closing asks first.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('inte sparat');
  await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
  await box.getByLabel('Plats', { exact: true }).fill('Sal A112');
  await box.getByRole('button', { name: 'Skapa och skriv in' }).click();
  await expect(box.getByRole('alert')).toContainText('fullt');
  await box.getByLabel('Platser').fill('2');
  await box.getByRole('button', { name: 'Skapa och skriv in' }).click();
  await expect(page.getByText('2 elever matchade.')).toBeVisible();
  await expect(page.getByText('Inga behov matchar filtret.')).toBeVisible();

  // Undo reverts the action as a unit; the instance stays, so both are safe now.
  await page.getByRole('button', { name: 'Ångra', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: METRIC })).toHaveText(
    '2 behov · 2 säkra · 0 osäkra · 0 utan förslag',
  );
  await page.getByRole('button', { name: 'Hoppa över', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: METRIC })).toHaveText(
    '1 behov · 1 säkra · 0 osäkra · 0 utan förslag',
  );
  await page.getByRole('button', { name: 'Ångra', exact: true }).last().click();
  await expect(page.getByRole('status').filter({ hasText: METRIC })).toContainText('2 säkra');

  await page.getByRole('button', { name: 'Matcha alla säkra' }).click();
  await expect(box.getByText('2 elever skrivs in på 1 tillfälle.')).toBeVisible();
  await box.getByRole('button', { name: 'Matcha 2 elever' }).click();
  await expect(box).toBeHidden();
  await expect(page.getByText('Inga behov matchar filtret.')).toBeVisible();
  await page.goto(`/course-matching?flik=matchade&q=${mark}`);
  await expect(page.getByText('Visar 1–2 av 2')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: students[0]!.name })).toContainText('Ångra 2 elever');
  await page.getByRole('button', { name: 'Ångra senaste' }).click();
  await expect(box.getByText('Matchade 2 elever').first()).toBeVisible();
});

test('marking a name as no course asks first, lists it, and can be undone', async ({ page }) => {
  await signIn(page, 'admin');
  const mark = `n${Date.now().toString(36)}`;
  const words = `Körkort ${mark}`;
  const { id } = await makeStudent(page.request, { name: `Cia ${mark}` });
  await page.request.post('/api/course-matching/wishes', { data: { studentId: id, text: words } });
  await page.goto(`/course-matching?flik=namn&q=${mark}`);
  const press = page.getByRole('main').getByRole('button', { name: 'Ingen kurs', exact: true });
  await press.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`1 elev väntar på ”${words}”`);
  await question.getByRole('button', { name: 'Avbryt' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('1 elev väntar', { exact: true })).toBeVisible();
  await press.click();
  await question.getByRole('button', { name: 'Ingen kurs' }).click();
  await expect(page.getByText('Inga okända namn matchar sökningen.')).toBeVisible();
  await expect(page.getByText(`”${words}” är ingen kurs`)).toBeVisible();
  await page.getByRole('button', { name: 'Ångra', exact: true }).click();
  await expect(page.getByText('1 elev väntar', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Ta bort aliaset ${words}` })).toHaveCount(0);
});

test('chooses and matches a proposal by keyboard, showing its reasons and points', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/course-matching?visa=sakra');
  const first = page.locator('.matching-open').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const best = page.locator('.matching-proposal').first();
  await expect(best).toContainText('Samma kurskod +60');
  await expect(best).toContainText('Lediga platser +10');
  const student = await page.locator('#matching-proposals + .breaks a').innerText();
  await best.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const picked = page.getByRole('region', { name: /Valt/ });
  await expect(picked).toContainText(student);
  // The selection survives another tab and an empty result, and leaving the page asks first.
  const tabs = page.getByRole('navigation', { name: 'Kursmatchning' });
  await tabs.getByRole('link', { name: 'Namnmatchning' }).click();
  await tabs.getByRole('link', { name: 'Väntar på kurs' }).click();
  await expect(picked).toContainText(student);
  await page.getByLabel('Sök behov').fill('finns inte alls');
  await expect(page.getByText('Inga behov matchar filtret.')).toBeVisible();
  await expect(picked).toContainText(student);
  await page.getByRole('link', { name: 'Kurser', exact: true }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Det du har valt är inte matchat än.');
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await picked.getByRole('button', { name: 'Matcha vald' }).click();
  await expect(page.getByText('1 elev matchade.')).toBeVisible();
  await expect(picked).toBeHidden();
  await tabs.getByRole('link', { name: 'Matchade' }).click();
  const row = page.getByRole('row').filter({ hasText: student }).first();
  await row.getByRole('button', { name: `Ångra matchningen av ${student}` }).click();
  await expect(page.getByText('Matchningen är ångrad.')).toBeVisible();
});

test('needs and names meet WCAG 2.2 AA at every width, light and dark', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  const stops = [
    ['/course-matching?visa=osakra&rader=25', eachWidth],
    ['/course-matching?flik=matchade', eachWidth],
    ['/course-matching?flik=namn', everyView],
  ] as const;
  for (const [address, views] of stops) {
    await page.goto(address);
    await expect(
      page
        .locator('.matching-open, .list-table')
        .or(page.getByText(/^(Inget har matchats än\.|\d+ (okänt|okända) namn)$/))
        .first(),
    ).toBeVisible();
    await expectSoundInViews(page, address, { views });
  }
});

test('needs without an instance are grouped by course, with links to those waiting and to a new instance', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/course-matching');
  const group = page
    .getByRole('region', { name: 'Utan tillfälle' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Skapa tillfälle/ }) })
    .first();
  const text = group.getByRole('button', { name: /: \d+ väntar, tidigast \d+ [a-zåäö]+$/ });
  const waiting = Number(/(\d+) väntar/.exec((await text.textContent())!)![1]);
  await text.click();
  await expect(page).toHaveURL(/visa=utan-forslag/);
  await expect(page.getByRole('checkbox', { name: /^Välj / })).toHaveCount(waiting);
  await group.getByRole('button', { name: /^Skapa tillfälle/ }).click();
  await expect(
    page.getByRole('dialog', { name: `Nytt tillfälle av ${waiting} elev${waiting === 1 ? '' : 'er'}` }),
  ).toBeVisible();
});
