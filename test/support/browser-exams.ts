import { expect, type Page } from '@playwright/test';
import { makeStudent } from './browser-session.js';

export const tray = (page: Page) => page.getByRole('region', { name: 'Väntar på tid' });
export const cell = (page: Page, day: string) => page.locator(`[role="gridcell"][data-date="${day}"]`);
export const toast = (page: Page) => page.getByRole('region', { name: 'Meddelanden' });
export const dialog = (page: Page) => page.getByRole('dialog');

/** A student with an accepted registration, created through the API; `page` is an administrator's. */
export async function registered(
  page: Page,
  name: string,
  given: Record<string, unknown> = {},
  course = 'Svenska 1',
): Promise<string> {
  const student = await makeStudent(page.request, { name, email: 'kallad@exempel.se', ...given });
  const made = await page.request.post('/api/exams', {
    data: { studentId: student.id, course, requestedMonth: 'Mars', paymentDate: '2026-11-01' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { _id } = (await made.json()) as { _id: string };
  const decided = await page.request.put(`/api/exams/${_id}/decision`, { data: { decision: 'accept' } });
  expect(decided.status()).toBe(200);
  return student.name;
}

export async function occasion(page: Page, day: string, given: Record<string, unknown> = {}): Promise<void> {
  const query = `mutation($input: CreateExamOccasionInput!) { createExamOccasion(input: $input) { id } }`;
  const courses = (await (await page.request.get('/api/courses')).json()) as {
    _id: string;
    courseName: string;
  }[];
  const course = courses.find(({ courseName }) => courseName === 'Svenska 1');
  const input = { heldOn: day, startsAt: '09:00', endsAt: '12:00', courseIds: [course?._id], ...given };
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  expect(await answer.json()).toMatchObject({
    data: { createExamOccasion: { id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown as string } },
  });
}
