import { expect, test } from '@playwright/test';
import { mondayOf, weekNumber } from '../../domain/days.js';
import { formatNumber } from '../../domain/numbers.js';
import { weekCode } from '../../domain/placements/week.js';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday } from '../support/days.js';
import { Hands } from '../support/presses.js';
import { readPdf } from '../support/read-pdf.js';

test('adds a workplace, then plans, agrees and starts a placement from the card', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Placera Placersson' });
  const name = `Lönnens vårdhem ${student.id.slice(-6)}`;

  await page.goto('/apl');
  await page.getByRole('link', { name: 'Arbetsplatser' }).click();
  await page.getByRole('button', { name: 'Ny arbetsplats' }).first().click();
  const form = page.getByRole('dialog', { name: 'Ny arbetsplats' });
  await form.getByLabel('Namn').fill(name);
  await form.getByLabel('Organisationsnummer').fill('556016-0681');
  await form.getByRole('textbox', { name: 'Ort' }).fill('Sollentuna');
  await form.getByLabel('Vård och omsorg').check();
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Kontrollsiffran stämmer inte.').first()).toBeVisible();
  await form.getByLabel('Organisationsnummer').fill('556016-0680');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('1 av 1 plats ledig i dag')).toBeVisible();
  await expectSoundInViews(page, 'the workplace');

  await page.getByRole('button', { name: 'Lägg till handledare' }).click();
  const supervisor = page.getByRole('dialog', { name: 'Ny handledare' });
  await supervisor.getByLabel('Namn').fill('Karin Holm');
  await supervisor.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Karin Holm', { exact: true })).toBeVisible();

  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  await page.getByRole('main').getByRole('button', { name: student.name, exact: true }).click();
  const card = page.getByRole('dialog', { name: student.name, exact: true });
  await card.getByRole('button', { name: 'Planera placering' }).click();
  const plan = page.getByRole('dialog', { name: `Planera placering för ${student.name}` });
  await plan.getByLabel('Arbetsplats').fill(name);
  await page.getByRole('option', { name }).click();
  await expectSoundInViews(page, 'the form of a placement', { overlay: true });
  await plan.getByLabel('Handledare').selectOption('Karin Holm');
  await plan.getByRole('textbox', { name: 'Första dagen' }).fill(dayFromToday(0));
  await plan.getByRole('textbox', { name: 'Sista dagen' }).fill(dayFromToday(27));
  await plan.getByRole('button', { name: 'Spara' }).click();
  await expect(plan).toBeHidden();
  await expect(card.getByText('Planerad', { exact: true })).toBeVisible();
  await expect(card.getByText('160 timmar')).toBeVisible();

  await card.getByRole('button', { name: `Åtgärder för ${student.name} på ${name}` }).click();
  await expectSoundInViews(page, 'the menu of a placement', { overlay: true });
  await page.getByRole('menuitem', { name: 'Avtalet är påskrivet' }).click();
  const agreement = page.getByRole('dialog', { name: 'Avtalet är påskrivet' });
  await agreement.getByRole('button', { name: 'Avtalet är påskrivet' }).click();
  await expect(card.getByText('Avtal klart')).toBeVisible();
  await card.getByRole('button', { name: 'Starta' }).click();
  await expect(card.getByText('Pågår', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: `Planera mittsamtal: ${student.name}` }).click();
  const talk = page.getByRole('dialog', { name: `Planera mittsamtal för ${student.name}` });
  await talk.getByLabel('Dag').fill(dayFromToday(21));
  await expectSoundInViews(page, 'the form of a talk', { overlay: true });
  await talk.getByRole('button', { name: 'Spara' }).click();
  await expect(card.getByText(`Mittsamtal planerat ${dayFromToday(21)}`)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.locator('.apl-card').filter({ hasText: student.name })).toContainText(
    `${name}Mittsamtal ${dayFromToday(21)}`,
  );
});

test('merges a duplicate workplace after a preview', async ({ page }) => {
  await signIn(page, 'admin');
  const mark = Date.now().toString(36);
  const made = async (name: string) => {
    const answer = await page.request.post('/api/workplaces', {
      data: { name: `${name} ${mark}`, places: 1 },
    });
    return ((await answer.json()) as { _id: string })._id;
  };
  const [kept, double] = [await made('Sälgens kök'), await made('Oxbärets kök')];
  await page.request.post(`/api/workplaces/${double}/supervisors`, { data: { name: 'Rut Sälg' } });

  await page.goto(`/apl/plats/${kept}`);
  await page.getByRole('button', { name: `Åtgärder för Sälgens kök ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Slå ihop med en annan…' }).click();
  const merge = page.getByRole('dialog', { name: `Slå ihop med Sälgens kök ${mark}` });
  await merge.getByLabel('Arbetsplats som går upp i den').fill(`Oxbärets kök ${mark}`);
  await page.getByRole('option', { name: `Oxbärets kök ${mark}` }).click();
  await expect(merge.getByText(/^Flyttas: 0 placeringar, och 1 handledare\./)).toBeVisible();
  await expectSoundInViews(page, 'the preview of a merge', { overlay: true });
  await merge.getByRole('button', { name: 'Slå ihop' }).click();
  await expect(merge).toBeHidden();
  await expect(page.getByText('Rut Sälg', { exact: true })).toBeVisible();
  expect((await page.request.get(`/api/workplaces/${double}`)).status()).toBe(404);
});

test('gives a student a free place and sends its agreement in few presses', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Föreslagen Platsson' });
  const name = `Bokens butik ${student.id.slice(-6)}`;
  await page.request.post('/api/workplaces', { data: { name, places: 1, branches: ['CRAFTS'] } });

  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  const hands = new Hands(page);
  await hands.press(page.getByRole('main').getByRole('button', { name: student.name, exact: true }));
  const card = page.getByRole('dialog', { name: student.name, exact: true });
  await hands.press(card.getByRole('button', { name: 'Föreslå plats' }));
  const proposals = page.getByRole('dialog', { name: `Föreslå plats för ${student.name}` });
  await expectSoundInViews(page, 'the proposed places', { overlay: true });
  await hands.press(proposals.getByLabel('Bransch'));
  await proposals.getByLabel('Bransch').selectOption('Hantverk');
  await expect(proposals.getByRole('listitem').first()).toContainText('Rätt bransch: Hantverk');
  await hands.press(proposals.getByRole('button', { name: `Planera på ${name}` }));
  const plan = page.getByRole('dialog', { name: `Planera placering för ${student.name}` });
  await expect(plan.getByLabel('Arbetsplats')).toHaveValue(name);
  await hands.press(plan.getByRole('button', { name: 'Spara' }));
  await hands.press(card.getByRole('button', { name: 'Skicka avtal' }));
  await expect(card.getByText('Väntar på arbetsplatsen')).toBeVisible();
  hands.tookAtMost(8, 'give a student a free place and send the agreement');

  await page.goto('/apl/platser');
  await page.getByRole('link', { name: 'Lediga platser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lediga platser' })).toBeVisible();
  await page.goto('/apl/platser/lediga?bransch=CRAFTS');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('0 av 1');
  await expect(row.getByText(/^fullt /)).toBeAttached();
  await expectSoundInViews(page, 'the free places');
});

test('a student reports a week on a phone, the school confirms it, and both see the total', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const phone = await anotherPerson(browser, 'student');
  await phone.setViewportSize({ width: 390, height: 844 });
  const asked = await phone.request.post('/graphql', { data: { query: '{ myProfile { studentId name } }' } });
  const { studentId, name } = (
    (await asked.json()) as { data: { myProfile: { studentId: string; name: string } } }
  ).data.myProfile;
  const listed = await page.request.get(`/api/students/${studentId}/placements`);
  const ongoing = ((await listed.json()) as { _id: string; state: string }[]).find(
    ({ state }) => state === 'ONGOING',
  );
  const monday = mondayOf(dayFromToday(-7));
  const answer = await page.request.get(`/api/students/${studentId}/placement-hours`);
  const before = (await answer.json()) as { reported: number; confirmed: number };
  try {
    const week = `vecka ${weekNumber(monday)}`;
    await phone.goto('/min-utbildning');
    const own = phone.getByRole('region', { name: 'Min APL' });
    await expect(own.getByRole('link', { name: /\(karta\)$/ })).toBeVisible();
    await expectSoundInViews(phone, "the student's placement");
    await own.getByRole('button', { name: `5 × 7 h ${week}` }).click();
    await expect(own.getByRole('button', { name: `5 × 7 h ${week}` })).toHaveCount(0);
    await expect(own.getByRole('heading', { name: /rapporter/ })).toBeFocused();
    await phone.getByRole('button', { name: 'Ångra' }).click();
    await own.getByRole('button', { name: `Andra timmar ${week}` }).click();
    const form = phone.getByRole('dialog', { name: /^Vecka \d+ på / });
    await form.getByRole('button', { name: '7 timmar varje vardag' }).click();
    const friday = form.getByRole('group', { name: /^fredag/ });
    await friday.getByLabel('Timmar').fill('7,1');
    await form.getByRole('button', { name: 'Spara' }).click();
    await expect(form.getByText('Ange 0 till 24 timmar i hela kvartar').first()).toBeVisible();
    await expectSoundInViews(phone, 'the form of a week', { overlay: true });
    await friday.getByLabel('Timmar').fill('4,5');
    await friday.getByLabel('Frånvaro').selectOption('Giltig frånvaro');
    await form.getByRole('button', { name: 'Spara' }).click();
    const sum = new RegExp(`^${formatNumber(before.reported + 32.5, 2)}( av [\\d\\s]+)? h$`);
    const confirmed = `${formatNumber(before.confirmed + 32.5, 2)} h bekräftade`;
    await expect(own.getByText(sum)).toBeVisible();
    await own.getByRole('link', { name: 'Alla veckor, avtal, samtal och omdöme' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Min APL' })).toBeVisible();
    const hours = phone.getByRole('region', { name: 'Timmar' });
    await expect(hours.getByText(/32,5 h · .* fre 4,5 h och giltig frånvaro/)).toBeVisible();
    await expectSoundInViews(phone, "all of the student's placement");

    await page.goto(`/apl?namn=${encodeURIComponent(name)}`);
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const card = page.getByRole('dialog', { name, exact: true });
    await expect(card.getByText(`rapporterad av ${name}`)).toBeVisible();
    await expect(card.getByText(sum)).toBeVisible();
    await card.getByText('Så räknas timmarna').click();
    await expect(card.getByText(/inga timmar krävs|15 % av/)).toBeVisible();
    await card.getByRole('button', { name: `Bekräfta ${week}` }).click();
    await expect(card.getByText(confirmed)).toBeVisible();
    await expectSoundInViews(page, 'the hours of a placement', { overlay: true });

    await phone.reload();
    await expect(hours.getByText('Bekräftad', { exact: true })).toBeVisible();
    await expect(hours.getByText(confirmed)).toBeVisible();
    await expect(hours.getByRole('button', { name: `Ändra ${week}` })).toHaveCount(0);
  } finally {
    const path = `/api/placements/${ongoing?._id}/weeks/${weekCode(monday)}`;
    expect((await page.request.put(path, { data: { days: [] } })).status()).toBe(200);
  }
});

test('a student opens the certificate of hours as a PDF', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'student');
  const asked = await page.request.post('/graphql', {
    data: { query: '{ myProfile { name } placements { nodes { state workplace { name } } } }' },
  });
  const { data } = (await asked.json()) as {
    data: {
      myProfile: { name: string };
      placements: { nodes: { state: string; workplace: { name: string } }[] };
    };
  };
  const begun = data.placements.nodes.find(({ state }) => !['PLANNED', 'AGREED'].includes(state))!;
  await page.goto('/min-utbildning');
  await page.getByRole('link', { name: 'Alla veckor, avtal, samtal och omdöme' }).click();
  await page.waitForURL(/\/min-utbildning\/apl$/);
  const button = page.getByRole('button', { name: 'Intyg över APL-timmar' }).first();
  const opened = page.context().waitForEvent('page');
  const shown = page
    .context()
    .waitForEvent('request', (request) => /\/api\/documents\/[\da-f-]+\/file\?visa=1$/.test(request.url()));
  await button.focus();
  await page.keyboard.press('Enter');
  // A browser without a viewer for PDF stays on an empty page.
  const file = await page.request.get((await shown).url());
  await (await opened).close();
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const { text, title, language } = await readPdf(await file.body());
  for (const part of ['Intyg över APL-timmar', data.myProfile.name, begun.workplace.name])
    expect(text).toContain(part);
  expect(String(title)).toContain('Intyg');
  expect(language).toBe('sv-SE');
});
