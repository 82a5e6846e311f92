import { expect, test } from '@playwright/test';
import { expectSoundInViews } from '../support/accessibility.js';
import { anotherPerson, makeStudent, signIn } from '../support/browser-session.js';
import { dayFromToday as day } from '../support/days.js';
import { Hands } from '../support/presses.js';

test('a plan is made from an exam, a course moved, removed and missed, and the plan agreed', async ({
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
  const first = await terms.first().getAttribute('aria-label');
  const second = await terms.nth(1).getAttribute('aria-label');
  const history = terms.filter({ hasText: 'HIST1B00X' });
  await expect(history).toHaveCount(1);
  await terms
    .first()
    .getByRole('button', { name: /^Åtgärder för/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: `Flytta till ${second}` }).click();
  await expect(page.getByText(new RegExp(`flyttad till ${second}`))).toBeVisible();
  expect(first).not.toBe(second);

  await history
    .getByRole('listitem')
    .filter({ hasText: 'HIST1B00X' })
    .getByRole('button', { name: /^Åtgärder för/ })
    .click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  await page.getByRole('button', { name: 'Ta bort', exact: true }).click();
  await expect(page.getByText(/100 poäng saknas\. Lägg till Historia/)).toBeVisible();
  await expectSoundInViews(page, 'the study plan');

  await page.getByRole('button', { name: 'Skriv kartläggning' }).click();
  const mapping = page.getByRole('dialog', { name: `Kartläggning för ${student.name}` });
  await mapping.getByLabel('Behov av stöd').fill('Längre tid på prov.');
  await expectSoundInViews(page, 'the form of a mapping', { overlay: true });
  await mapping.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Längre tid på prov.')).toBeVisible();

  await page.getByRole('button', { name: 'Godkänn för skolan' }).click();
  await expect(page.getByText('Godkänd av skolan', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Godkänn för skolan' })).toBeHidden();
});

test('a plan is made from a package, and its course enrolled and registered for, in few presses', async ({
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

test('a student wishes for what is missing and registers for an exam from the plan', async ({
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
  await hands.press(card.getByRole('button', { name: `Åtgärder för ${course!.name}` }));
  await expect(page.getByRole('menuitem', { name: 'Skriv in' })).toHaveCount(0);
  await hands.press(page.getByRole('menuitem', { name: 'Anmäl till prövning' }));
  await expect(page.getByRole('textbox', { name: 'Kurs', exact: true })).toHaveValue(course!.name);
});
