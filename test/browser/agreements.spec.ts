import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addDays, mondayOf } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeAccount, signInAs } from '../support/browser-account.js';
import { makeEndedCourse } from '../support/browser-course.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday } from '../support/days.js';
import { Hands } from '../support/presses.js';

/** The link in the mail to the supervisor. */
async function linkIn(address: string): Promise<string> {
  const folder = join(process.env['BROWSER_DATA_DIR']!, 'mail');
  let path: string | undefined;
  await expect(async () => {
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const mail = mails.find((text) => text.includes(`To: ${address}`))?.replaceAll(/=\r?\n/g, '');
    path = /\/handledare\/[\w-]+/.exec(mail ?? '')?.[0];
    expect(path).toBeDefined();
  }).toPass();
  return path!;
}

test('sends an agreement; the school signs it, then the supervisor, on a phone without an account', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Avtal Avtalsson' });
  const mark = student.id.slice(-8);
  const email = `handledare-${mark}@exempel.se`;
  const made = await page.request.post('/api/workplaces', {
    data: { name: `Lindens café ${mark}`, places: 2 },
  });
  const { _id: workplaceId } = (await made.json()) as { _id: string };
  const added = await page.request.post(`/api/workplaces/${workplaceId}/supervisors`, {
    data: { name: 'Karin Holm', email },
  });
  const { supervisors } = (await added.json()) as { supervisors: { _id: string }[] };
  const planned = await page.request.post('/api/placements', {
    data: {
      ...{ studentId: student.id, workplaceId, supervisorId: supervisors[0]!._id },
      ...{ startDate: '2027-01-11', endDate: '2027-02-05', hoursPerWeek: 40 },
    },
  });
  expect(planned.status(), await planned.text()).toBe(201);

  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  await page.getByRole('main').getByRole('button', { name: student.name, exact: true }).click();
  const card = page.getByRole('dialog', { name: student.name, exact: true });
  await card.getByRole('button', { name: 'Skicka avtal' }).click();
  await expect(card.getByText('Väntar på arbetsplatsen')).toBeVisible();
  await card.getByRole('button', { name: 'Skriv under' }).click();
  const form = page.getByRole('dialog', { name: `Skriv under avtalet för ${student.name}` });
  const { name } = (
    (await (await page.request.get('/api/auth/session')).json()) as { user: { name: string } }
  ).user;
  await form.getByLabel('Ditt namn').fill('Någon Annan');
  await form.getByRole('button', { name: 'Skriv under' }).click();
  await expect(form.getByText('Skriv ditt namn som det står på kontot').first()).toBeVisible();
  await form.getByLabel('Ditt namn').fill(name);
  await expectSoundInViews(page, 'the agreement to sign', { overlay: true });
  await form.getByRole('button', { name: 'Skriv under' }).click();
  await expect(card.getByText('Påskrivet av skolan')).toBeVisible();
  await expect(card.getByText(`Handledarens länk skickad till ${email}`)).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(await linkIn(email));
  const hands = new Hands(phone);
  await expect(phone.getByRole('heading', { name: /^Avtal .\.$/ })).toBeVisible();
  await expect(phone.getByText(student.name)).toHaveCount(0);
  await expectSoundInViews(phone, 'the page of the supervisor');
  await phone.getByRole('button', { name: 'English' }).click();
  await expect(phone.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Svenska' }).click();
  await hands.press(phone.getByLabel('Ditt namn'));
  await hands.type('Karin Holm');
  await hands.press(phone.getByRole('button', { name: 'Skriv under' }));
  hands.tookAtMost(2, 'sign as a supervisor');
  await expect(phone.getByText('Arbetsplatsen har skrivit under avtalet.')).toBeVisible();
  await phone.goto('/handledare/fel');
  await expect(phone.getByText('Länken gäller inte. Be skolan om en ny.')).toBeVisible();
  await context.close();

  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  await page.getByRole('main').getByRole('button', { name: student.name, exact: true }).click();
  await expect(card.getByText('Påskrivet av arbetsplatsen')).toBeVisible();
});

test('a supervisor confirms a week in two presses, reports absence, and sees error messages in English', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Vecka Veckasson' });
  const mark = student.id.slice(-8);
  const email = `vecka-${mark}@exempel.se`;
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as { _id: string; supervisors: { _id: string }[] };
  };
  const { _id: workplaceId } = await post('/api/workplaces', { name: `Veckans snickeri ${mark}`, places: 2 });
  const { supervisors } = await post(`/api/workplaces/${workplaceId}/supervisors`, {
    ...{ name: 'Karin Holm', email },
  });
  const monday = addDays(mondayOf(dayFromToday(0)), -7);
  const { _id: id } = await post('/api/placements', {
    ...{ studentId: student.id, workplaceId, supervisorId: supervisors[0]!._id },
    ...{ startDate: monday, endDate: addDays(monday, 40), hoursPerWeek: 40 },
  });
  await page.request.put(`/api/placements/${id}/state`, {
    data: { state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' },
  });
  const report = (hours: number) =>
    page.request.put(`/api/placements/${id}/weeks/${weekCode(monday)}`, {
      data: { days: [{ day: monday, hours }] },
    });
  expect((await report(8)).ok()).toBe(true);
  await post(`/api/placements/${id}/link`, {});

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(await linkIn(email));
  const [year, number] = weekCode(monday).split('-W');
  const isThisYear = weekCode(dayFromToday(0)).startsWith(`${year}-`);
  const week = isThisYear ? String(Number(number)) : `${Number(number)} ${year}`;
  await expect(phone.getByText(`Vecka ${week}: 8 h`)).toBeVisible();
  await expectSoundInViews(phone, 'the weeks of the supervisor');
  const hands = new Hands(phone);
  await hands.press(phone.getByRole('button', { name: `Bekräfta: Vecka ${week}: 8 h` }));
  await expect(phone.getByText(`Vecka ${week} är bekräftad.`)).toBeVisible();
  hands.tookAtMost(2, 'confirm a week as a supervisor');

  // The school changes the week while the page is open.
  expect((await report(7.5)).ok()).toBe(true);
  await phone.reload();
  await phone.getByRole('button', { name: 'English' }).click();
  await expect(phone.getByText(`Week ${week}: 7.5 h`)).toBeVisible();
  expect((await report(6)).ok()).toBe(true);
  await phone.getByRole('button', { name: `Confirm: Week ${week}: 7.5 h` }).click();
  await expect(phone.getByText('This has been changed since you opened the page.')).toBeVisible();
  await expect(phone.getByText(`Week ${week}: 6 h`)).toBeVisible();
  await phone.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(phone.getByText('The absence has been reported.')).toBeVisible();
  await expect(phone.getByText(/absent 1 day/)).toBeVisible();

  // Absence in a confirmed week takes the confirmation back, and says so.
  await phone.getByRole('button', { name: `Confirm: Week ${week}: 6 h` }).click();
  await expect(phone.getByText(`Week ${week} is confirmed.`)).toBeVisible();
  await phone.getByLabel('Day', { exact: true }).fill(addDays(monday, 1));
  await phone.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(phone.getByText(`Please confirm week ${week} again.`)).toBeVisible();
  await expect(phone.getByText(`Week ${week} is confirmed.`)).toBeHidden();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: 'Supervisor' })).toBeVisible();
  await expect(phone).toHaveTitle('Supervisor – Studievy');
  // A page that cannot be read says why.
  const extensions = { code: 'TOO_MANY_REQUESTS', errorId: '1' };
  const refusal = { status: 429, json: { errors: [{ message: 'Vänta en stund.', extensions }] } };
  await phone.route('**/graphql', (route) => route.fulfill(refusal));
  await phone.reload();
  await expect(phone.getByText('Too many attempts. Please wait a while and try again.')).toBeVisible();
  await context.close();
});

test('a supervisor assesses goals on a phone, the teacher reads it, and grading without it asks for a reason', async ({
  page,
  browser,
}) => {
  const { name: teacher } = await signIn(page, 'teacher');
  const admin = await anotherPerson(browser, 'admin');
  const course = await makeEndedCourse(admin.request, {
    ...{ code: 'SVESVE01', teacher },
    students: ['Omdömes Ek', 'Utan Alm'],
  });
  const [assessed, lacking] = course.students as [{ id: string; name: string }, { id: string; name: string }];
  const mark = assessed.id.slice(-8);
  const email = `omdome-${mark}@exempel.se`;
  const post = async (path: string, data: object) => {
    const response = await admin.request.post(path, { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as { _id: string; supervisors: { _id: string }[] };
  };
  const { _id: workplaceId } = await post('/api/workplaces', { name: `Almens kök ${mark}`, places: 5 });
  const { supervisors } = await post(`/api/workplaces/${workplaceId}/supervisors`, {
    ...{ name: 'Karin Holm', email },
  });
  const placed = async (studentId: string) => {
    const answer = await admin.request.get(`/api/students/${studentId}/placement-courses`);
    const { courses } = (await answer.json()) as {
      courses: { enrollmentId: string; courseId: string }[];
    };
    const [{ enrollmentId, courseId }] = courses as [{ enrollmentId: string; courseId: string }];
    const { _id: id } = await post('/api/placements', {
      ...{ studentId, workplaceId, supervisorId: supervisors[0]!._id },
      ...{ startDate: dayFromToday(-20), endDate: dayFromToday(2), hoursPerWeek: 40 },
      ...{ enrollmentIds: [enrollmentId], goals: [{ courseId, text: 'Följa rutiner för hygien' }] },
    });
    await admin.request.put(`/api/placements/${id}/state`, {
      data: { state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' },
    });
    return id;
  };
  const id = await placed(assessed.id);
  await placed(lacking.id);
  await post(`/api/placements/${id}/link`, {});

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const link = await linkIn(email);
  await phone.goto(link);
  const late = await context.newPage();
  await late.goto(`${link}?lang=en`);
  await expect(late.getByRole('button', { name: 'Save the assessment' })).toBeVisible();
  await expect(phone.getByText('Följa rutiner för hygien')).toBeVisible();
  await phone.getByRole('button', { name: 'Spara omdömet' }).click();
  await expect(phone.getByText('Välj en nivå för varje mål').first()).toBeVisible();
  await expectSoundInViews(phone, 'the assessment of the supervisor');
  await phone.getByLabel('Nivå').selectOption('På god väg');
  await phone.getByLabel('Sammanfattande omdöme').fill('Arbetar säkert.');
  await phone.getByRole('button', { name: 'Spara omdömet' }).click();
  await expect(phone.getByText('Omdömet är sparat. Skolan läser det.')).toBeVisible();
  await expect(phone.getByText('Detta har någon annan sparat.')).toBeHidden();

  // The page that was opened before shows what it would replace.
  await late.getByLabel('Level').selectOption('Not yet');
  await late.getByLabel('Overall assessment').fill('Too slow.');
  await late.getByRole('button', { name: 'Save the assessment' }).click();
  await expect(late.getByText('Someone else has saved this.')).toBeVisible();
  await expect(late.getByText('Arbetar säkert.')).toBeVisible();
  await expect(late.getByLabel('Overall assessment')).toHaveValue('Too slow.');
  await expectSoundInViews(late, 'the assessment that someone else has saved');
  // Leaving unsaved input asks first; leaving saved input does not.
  const elsewhere = { name: 'Tillgänglighetsredogörelse' };
  await late.getByRole('link', elsewhere).click();
  const question = late.getByRole('alertdialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(late.getByLabel('Overall assessment')).toHaveValue('Too slow.');
  await phone.getByRole('link', elsewhere).click();
  await expect(phone).not.toHaveURL(/handledare/);
  await context.close();

  await admin.goto(`/apl?namn=${encodeURIComponent(assessed.name)}`);
  await admin.getByRole('main').getByRole('button', { name: assessed.name, exact: true }).click();
  const card = admin.getByRole('dialog', { name: assessed.name, exact: true });
  await expect(card.getByText('Arbetar säkert.')).toBeVisible();
  await expect(card.getByText('På god väg')).toBeVisible();
  await card.getByRole('button', { name: `Omdömet är läst: ${assessed.name}` }).click();
  await expect(card.getByText(/läst av/)).toBeVisible();

  await page.goto('/betyg');
  await page.getByRole('searchbox', { name: 'Sök kurs eller lärare' }).fill(course.name);
  await page.locator('.grade-group').filter({ hasText: course.name }).click();
  for (const { name } of [assessed, lacking]) {
    const line = page.locator('.grade-line').filter({ hasText: name });
    await line
      .getByRole('group', { name: `Betyg, ${name}` })
      .getByRole('radio', { name: 'C', exact: true })
      .click({ force: true });
    // The next click is by coordinates, and this line may grow.
    await expect(line.getByText('Utkast sparat')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Signera kursen' }).first().click();
  const sign = page.getByRole('dialog', { name: 'Signera kursen' });
  await expect(sign.getByText(`Handledarens omdöme saknas: ${lacking.name}.`)).toBeVisible();
  await expectSoundInViews(page, 'the question about the assessment', { overlay: true });
  await sign.getByLabel('Ditt lösenord').fill('Demo-2026-skola');
  await sign.getByRole('button', { name: 'Signera och publicera' }).click();
  await expect(sign.getByText('Skriv varför.').first()).toBeVisible();
  await sign.getByLabel('Skäl').fill('Handledaren har slutat.');
  await sign.getByRole('button', { name: 'Signera och publicera' }).click();
  await expect(sign).toBeHidden();
  await expect(page.locator('.grade-line').filter({ hasText: lacking.name })).toContainText('Signerat');
});

test('warns when a placement’s first day has come without an agreement; a double press sends only once', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Försenad Avtalsson' });
  const made = await page.request.post('/api/workplaces', {
    data: { name: `Rönnens café ${student.id.slice(-8)}`, places: 1 },
  });
  const { _id: workplaceId } = (await made.json()) as { _id: string };
  const email = `dubbel-${student.id.slice(-8)}@exempel.se`;
  const added = await page.request.post(`/api/workplaces/${workplaceId}/supervisors`, {
    data: { name: 'Karin Holm', email },
  });
  const { supervisors } = (await added.json()) as { supervisors: { _id: string }[] };
  const planned = await page.request.post('/api/placements', {
    data: {
      ...{ studentId: student.id, workplaceId, supervisorId: supervisors[0]!._id },
      ...{ startDate: dayFromToday(-1), endDate: dayFromToday(30), hoursPerWeek: 40 },
    },
  });
  expect(planned.status(), await planned.text()).toBe(201);

  await page.goto(`/apl?namn=${encodeURIComponent(student.name)}`);
  const face = page.locator('.apl-card').filter({ hasText: student.name });
  await expect(face).toContainText(`Försenat: Avtal ${dayFromToday(-1)}`);
  await expect(face).toContainText('Avtal saknas');
  await expectSoundInViews(page, 'a card that warns');
  await page.getByRole('main').getByRole('button', { name: student.name, exact: true }).click();
  const card = page.getByRole('dialog', { name: student.name, exact: true });
  await expect(card.getByText('Avtalet är inte påskrivet av alla.', { exact: true })).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => {
    const name = /mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (name) sent.push(name);
  });
  await card.getByRole('button', { name: 'Skicka avtal' }).dblclick();
  await expect(card.getByText('Väntar på arbetsplatsen')).toBeVisible();
  const unreached = card.getByText('Handledaren har ingen länk till avtalet.');
  await expect(unreached).toBeHidden();
  const actions = card.getByRole('button', { name: /^Åtgärder för/ });
  await actions.click();
  await expect(page.getByRole('menuitem', { name: 'Återkalla länken' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  expect(sent.filter((name) => /Agreement|Link/.test(name))).toEqual(['SendAgreement']);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The supervisor can report absence when the placement has begun.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(await linkIn(email));
  await expect(phone.getByRole('button', { name: 'Skriv under' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Anmäl frånvaro' })).toHaveCount(0);
  await page.request.put(`/api/placements/${((await planned.json()) as { _id: string })._id}/state`, {
    data: { state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' },
  });
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Anmäl frånvaro' })).toBeVisible();
  await context.close();
});

test('a student whose agreement has changed reads the new version before signing it', async ({
  page,
  browser,
}) => {
  const admin = await anotherPerson(browser, 'admin');
  const account = await makeAccount(admin.request, { name: 'Ny Version', role: 'student' });
  const { id: studentId } = await makeStudent(admin.request, { name: account.name });
  await admin.request.put(`/api/students/${studentId}/account`, { data: { userId: account.id } });
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const response = await admin.request.fetch(`/api${path}`, { method, data });
    expect(response.ok(), await response.text()).toBe(true);
    return ((await response.json()) as { _id: string })._id;
  };
  const workplaceId = await send('POST', '/workplaces', { name: `Nya kök ${account.name}`, places: 1 });
  const terms = { workplaceId, startDate: dayFromToday(7), endDate: dayFromToday(27), hoursPerWeek: 40 };
  const id = await send('POST', '/placements', { studentId, ...terms });
  await send('POST', `/placements/${id}/agreement/send`, {});

  expect(await signInAs(page, account)).toBe(200);
  await page.goto('/min-utbildning/apl');
  await page.getByRole('button', { name: /^Läs och skriv under/ }).click();
  const form = page.getByRole('dialog', { name: 'Skriv under ditt APL-avtal' });
  await expect(form.getByText('40 timmar i veckan')).toBeVisible();
  await send('PUT', `/placements/${id}`, { ...terms, hoursPerWeek: 30, newAgreement: true });
  await form.getByLabel('Ditt namn').fill(account.name);
  await form.getByRole('button', { name: 'Skriv under' }).click();
  await expect(form.getByText('Avtalet har ändrats eller dragits tillbaka. Läs det på nytt.')).toBeVisible();
  await expect(form.getByText('30 timmar i veckan')).toBeVisible();
  await form.getByRole('button', { name: 'Skriv under' }).click();
  await expect(page.getByText('Påskrivet av eleven')).toBeVisible();
});
