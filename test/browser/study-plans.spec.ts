import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { makeAccount, signInAs } from '../support/browser-account.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';
import { Hands } from '../support/presses.js';

test('makes a plan from an exam; moves, removes and misses a course; and agrees the plan', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Planera Planersson' });

  await page.goto(`/student/${student.id}`);
  await page.getByRole('link', { name: 'Studieplan', exact: true }).click();
  await expect(page.getByText('Eleven har ingen studieplan.')).toBeVisible();
  await page.getByRole('button', { name: 'Ny studieplan' }).click();
  const form = page.getByRole('dialog', { name: `Ny studieplan för ${student.name}` });
  await form.getByLabel('Mål').selectOption('Examen');
  await form.getByLabel('Program').selectOption('Gymnasieexamen, högskoleförberedande');
  await expectSoundInViews(page, 'the form of a study plan', { overlay: true });
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Målet nås inte med planen som den är.')).toBeVisible();

  const terms = page.getByRole('group', { name: 'Terminer' }).getByRole('region');
  // The first term may have too few weeks left for a course.
  const first = await terms.nth(1).getAttribute('aria-label');
  const second = await terms.nth(2).getAttribute('aria-label');
  const history = terms.filter({ hasText: 'HIST1B00X' });
  await expect(history).toHaveCount(1);
  await terms
    .nth(1)
    .getByRole('button', { name: /^Åtgärder för/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: `Flytta till ${second}` }).click();
  await expect(page.getByText(new RegExp(`flyttad till ${second}`)).first()).toBeVisible();
  expect(first).not.toBe(second);

  await history
    .getByRole('listitem')
    .filter({ hasText: 'HIST1B00X' })
    .getByRole('button', { name: /^Åtgärder för/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  const removal = page.getByRole('alertdialog');
  await removal.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(removal).toBeHidden();
  await expect(page.getByRole('group', { name: 'Terminer' })).toBeFocused();
  await expect(page.getByText(/100 poäng saknas\. Lägg till Historia/)).toBeVisible();
  await expectSoundInViews(page, 'the study plan');

  await page.getByRole('button', { name: 'Skriv kartläggning' }).click();
  const mapping = page.getByRole('dialog', { name: `Kartläggning för ${student.name}` });
  await mapping.getByLabel('Behov av stöd').fill('Längre tid på prov.');
  await expectSoundInViews(page, 'the form of a mapping', { overlay: true });
  await mapping.getByRole('button', { name: 'Spara' }).click();
  await expect(mapping).toBeHidden();
  await expect(page.getByText('Längre tid på prov.')).toBeVisible();

  await page.getByRole('button', { name: 'Godkänn för skolan' }).click();
  await expect(page.getByText('Godkänd av skolan', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Godkänn för skolan' })).toBeHidden();
});

test('a move is taken back by Ångra and by the keyboard, and leaves what was agreed', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Ångra Planersson' });
  const url = `/api/students/${student.id}/study-plan`;
  const [course] = (await (await page.request.get('/api/catalogue/courses?q=SVESVE01')).json()) as {
    _id: string;
    name: string;
  }[];
  const period = { startDate: day(0), plannedEndDate: day(800), pacePercent: 100 };
  await page.request.put(url, { data: { version: 0, goal: 'COURSES', ...period } });
  const added = await page.request.put(`${url}/items/${randomUUID()}`, {
    data: { courseId: course!._id, term: `${Number(day(366).slice(0, 4))}HT` },
  });
  expect(added.status(), await added.text()).toBe(200);
  await page.request.post(`${url}/agree`, { data: {} });

  await page.goto(`/studieplan/${student.id}`);
  const handle = page.getByRole('group', { name: 'Terminer' }).getByRole('link', { name: course!.name });
  const place = async () => handle.evaluate((link) => link.closest('[data-term]')!.getAttribute('data-term'));
  const agree = page.getByRole('button', { name: 'Godkänn för skolan' });
  const from = await place();
  const move = async () => {
    await page.getByRole('button', { name: `Åtgärder för ${course!.name}` }).click();
    await page
      .getByRole('menuitem', { name: /^Flytta till/, disabled: false })
      .last()
      .click();
    await expect(agree).toBeVisible();
    expect(await place()).not.toBe(from);
    await expect(handle).toBeFocused();
  };
  await move();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(agree).toBeHidden();
  expect(await place()).toBe(from);
  await move();
  await page.keyboard.press('Control+z');
  await expect(agree).toBeHidden();
  expect(await place()).toBe(from);
  await expect(handle).toBeFocused();
});

test('makes a plan from a package, and enrols and registers for its course, in few presses', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const student = await makeStudent(page.request, { name: 'Tryck Planersson' });
  const packages = (await (await page.request.get('/api/course-packages?q=Undersk')).json()) as {
    name: string;
  }[];
  const hands = new Hands(page);

  await page.goto(`/studieplan/${student.id}`);
  await hands.press(page.getByRole('button', { name: 'Ny studieplan' }));
  const form = page.getByRole('dialog', { name: `Ny studieplan för ${student.name}` });
  await hands.choose(form.getByLabel('Kurspaket'), packages[0]!.name);
  await hands.press(form.getByRole('button', { name: 'Spara' }));
  await expect(form).toBeHidden();
  hands.tookAtMost(4, 'make a plan from a package');

  const plan = (await (await page.request.get(`/api/students/${student.id}/study-plan`)).json()) as {
    items: { course: { _id: string; name: string } }[];
  };
  const { course } = plan.items[0]!;
  const instance = `Planerad grupp ${Date.now().toString(36)}`;
  const made = await page.request.post('/api/course-instances', {
    data: {
      ...{ courseId: course._id, name: instance, startDate: day(2), endDate: day(90) },
      capacity: 5,
    },
  });
  const created = (await made.json()) as { _id: string; version: number };
  await page.request.put(`/api/course-instances/${created._id}`, {
    data: { planning: 'OPEN', version: created.version },
  });
  const card = page
    .getByRole('group', { name: 'Terminer' })
    .getByRole('listitem')
    .filter({ hasText: course.name })
    .first();
  await hands.press(card.getByRole('button', { name: `Åtgärder för ${course.name}` }));
  await hands.press(page.getByRole('menuitem', { name: 'Skriv in' }));
  const enrolling = page.getByRole('dialog', { name: `Skriv in ${student.name}` });
  await expect(enrolling.getByLabel('Tillfälle', { exact: true }).locator('option:checked')).toContainText(
    /platser? kvar/,
  );
  await expectSoundInViews(page, 'enrolment from a study plan', { overlay: true });
  const submit = enrolling.getByRole('button', { name: /^Skriv in på/ });
  await expect(submit).toBeEnabled();
  await hands.press(submit);
  await expect(card.getByText('Inskriven')).toBeVisible();
  hands.tookAtMost(3, 'enrol on a planned course');

  await hands.press(card.getByRole('button', { name: `Åtgärder för ${course.name}` }));
  await hands.press(page.getByRole('menuitem', { name: 'Anmäl till prövning' }));
  await expect(page.getByRole('textbox', { name: 'Kurs', exact: true })).toHaveValue(course.name);
  hands.tookAtMost(2, 'come to the registration of the course');
});

test('a student requests what is missing and registers for an exam from the plan', async ({
  page,
  browser,
}) => {
  const { request: admin } = await anotherPerson(browser, 'admin');
  await signIn(page, 'student');
  const [own] = (await (await page.request.get('/api/students')).json()) as { _id: string }[];
  const courses = (await (await admin.get('/api/catalogue/courses?q=PSKPSY02')).json()) as {
    _id: string;
    name: string;
  }[];
  const [course] = courses;
  const pack = await admin.post('/api/course-packages', {
    data: {
      name: `Önskat paket ${Date.now().toString(36)}`,
      kind: 'LOCAL',
      courses: [{ courseId: course!._id }],
    },
  });
  const path = `/api/students/${own!._id}/study-plan`;
  const { version, items } = (await (await admin.get(path)).json()) as {
    version: number;
    items: { _id: string; course: { _id: string } }[];
  };
  const saved = await admin.put(path, {
    data: {
      ...{ version, goal: 'VOCATIONAL', packageId: ((await pack.json()) as { _id: string })._id },
      ...{ startDate: day(0), plannedEndDate: day(400), pacePercent: 50 },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  for (const item of items.filter((one) => one.course._id === course!._id))
    await admin.delete(`${path}/items/${item._id}`);

  const hands = new Hands(page);
  await page.goto(`/studieplan/${own!._id}`);
  await hands.press(page.getByRole('button', { name: `Önska ${course!.name}` }));
  await expect(page.getByText('Önskemålet är sparat')).toBeVisible();
  hands.tookAtMost(1, 'wish for what is missing');
  const card = page
    .getByRole('group', { name: 'Terminer' })
    .getByRole('listitem')
    .filter({ hasText: course!.name });
  await expect(card.getByText('Önskad')).toBeVisible();
  await card.getByRole('button', { name: `Åtgärder för ${course!.name}` }).click();
  await page.getByRole('menuitem', { name: 'Ta bort önskemålet' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(card.getByText('Önskad')).toBeVisible();
  await hands.press(card.getByRole('button', { name: `Åtgärder för ${course!.name}` }));
  await expect(page.getByRole('menuitem', { name: 'Skriv in' })).toHaveCount(0);
  await hands.press(page.getByRole('menuitem', { name: 'Anmäl till prövning' }));
  await expect(page.getByRole('textbox', { name: 'Kurs', exact: true })).toHaveValue(course!.name);

  await page.goto('/min-utbildning');
  await expect(page.getByText('Planen väntar på att du läser och godkänner den.')).toBeVisible();
  await page.goto('/min-dag');
  await page.getByRole('link', { name: 'Godkänn din studieplan' }).click();
  await page.getByRole('button', { name: 'Godkänn planen' }).click();
  await expect(page.getByText('Du har godkänt studieplanen')).toBeVisible();
  await page.goto('/min-dag');
  await expect(page.getByRole('heading', { name: 'Mina kurser' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Godkänn din studieplan' })).toHaveCount(0);
});

test('a counsellor maps and validates: totals, hours and needs shrink, and the student sees it', async ({
  page,
  browser,
}) => {
  const { request: admin } = await anotherPerson(browser, 'admin');
  const account = await makeAccount(admin, { name: 'Valida Validsson', role: 'student' });
  const student = await makeStudent(admin, { name: 'Valida Validsson' });
  const linked = await admin.post('/graphql', {
    data: {
      query: 'mutation($input: LinkStudentAccountInput!) { linkStudentAccount(input: $input) { id } }',
      variables: { input: { studentId: student.id, userId: account.id } },
    },
  });
  expect(linked.status(), await linked.text()).toBe(200);
  const courses = await Promise.all(
    ['SVESVE01', 'ENGENG05'].map(async (code) => {
      const [course] = (await (await admin.get(`/api/catalogue/courses?q=${code}`)).json()) as {
        _id: string;
        name: string;
      }[];
      return course!;
    }),
  );
  const [swedish, english] = courses as [{ _id: string; name: string }, { _id: string; name: string }];
  const made = await admin.post('/api/course-packages', {
    data: {
      ...{
        name: `Validerat paket ${Date.now().toString(36)}`,
        kind: 'LOCAL',
        targetPoints: 200,
        aplWeeks: 3,
      },
      courses: courses.map(({ _id }) => ({ courseId: _id })),
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const packageId = ((await made.json()) as { _id: string })._id;
  const enrolled = await admin.post('/api/student-enrollments', {
    data: { studentId: student.id, packageId },
  });
  expect(enrolled.status(), await enrolled.text()).toBe(201);
  const saved = await admin.put(`/api/students/${student.id}/study-plan`, {
    data: {
      ...{ version: 0, goal: 'VOCATIONAL', packageId, addCourses: true },
      ...{ startDate: day(0), plannedEndDate: day(400), pacePercent: 100 },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const hours = async () =>
    ((await (await admin.get(`/api/students/${student.id}/placement-hours`)).json()) as { required: number })
      .required;
  const needs = async () => {
    const found = await admin.get(`/api/course-matching?q=${encodeURIComponent(student.name)}`);
    return ((await found.json()) as { nodes: { course: { name: string } }[] }).nodes.length;
  };
  expect([await hours(), await needs()]).toEqual([60, 2]);

  await signIn(page, 'syv');
  await page.goto(`/studieplan/${student.id}`);
  const sum = (text: string) =>
    page.getByRole('listitem').filter({ hasText: 'Paketets poäng' }).getByText(text, { exact: true });
  await expect(sum('0 + 200 i planen av 200 p')).toBeVisible();
  await page.getByRole('button', { name: 'Skriv kartläggning' }).click();
  const mapping = page.getByRole('dialog', { name: `Kartläggning för ${student.name}` });
  await mapping.getByLabel('Tidigare studier och arbete').fill('Fem år som tolk.');
  await mapping.getByRole('button', { name: 'Spara' }).click();
  await expect(mapping).toBeHidden();
  await expect(page.getByText('Fem år som tolk.')).toBeVisible();
  const validate = async (name: string, points: number | null) => {
    await page.getByRole('button', { name: 'Validera kurs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Validera kurs' });
    await dialog.getByLabel('Kurs', { exact: true }).fill(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
    if (points !== null) {
      await dialog.getByLabel('Omfattning').selectOption('PART');
      await dialog.getByLabel('Validerade poäng').fill(String(points));
    }
    await dialog.getByLabel('Underlag').fill('Intyg från tolkförmedlingen.');
    await dialog.getByRole('button', { name: 'Spara' }).click();
    await expect(dialog).toBeHidden();
  };
  await validate(swedish.name, null);
  await expect(sum('100 + 100 i planen av 200 p')).toBeVisible();
  expect([await hours(), await needs()]).toEqual([30, 1]);
  await validate(english.name, 50);
  await expect(sum('150 + 50 i planen av 200 p')).toBeVisible();
  expect([await hours(), await needs()]).toEqual([15, 1]);
  const card = (name: string) =>
    page.getByRole('group', { name: 'Terminer' }).getByRole('listitem').filter({ hasText: name });
  await expect(card(swedish.name).getByText('Validerad', { exact: true })).toBeVisible();
  await expect(card(english.name).getByText('50 p validerade')).toBeVisible();

  const own = await browser.newPage();
  expect(await signInAs(own, account)).toBe(200);
  await own.goto(`/studieplan/${student.id}`);
  await expect(own.getByText('Fem år som tolk.')).toBeVisible();
  await expect(own.getByText('50 av 100 poäng')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Skriv ut' })).toBeVisible();
  for (const name of ['Validera kurs', 'Ändra kartläggning', 'Åtgärder för studieplanen'])
    await expect(own.getByRole('button', { name })).toHaveCount(0);
  await own.close();
});
