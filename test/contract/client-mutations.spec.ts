import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../client/src', import.meta.url));

/** Where a mutation has a second caller, and why. */
const SECOND_CALLERS: Record<string, string> = {
  UpdateMyProfile: 'settings-follower.tsx keeps what is chosen elsewhere than on the profile',
  UpdateImport: 'match-columns-step.tsx waits for the whole file to be judged anew',
  UpdateExamOccasion: 'use-occasion-form.ts saves the form, use-calendar-mutations.ts moves by dragging',
};

/** Components that still call their mutation themselves. A new one gets its hook; this list only grows shorter. */
const INLINE = [
  'app/layout/sign-out.ts',
  'entities/export/export-menu.tsx',
  ...[
    'api-keys/api-keys-card.tsx',
    'api-keys/create-key-dialog.tsx',
    'auth/forgot-password-dialog.tsx',
    'auth/login-form.tsx',
    'auth/reset-password-page.tsx',
    'calendar/occasions/occasion-actions.tsx',
    'calendar/occasions/print-summons-dialog.tsx',
    'calendar/subscription-dialog.tsx',
    'catalogue/programs/program-catalogue.tsx',
    'corrections/own-corrections.tsx',
    'corrections/student-corrections.tsx',
    'documents/history-dialog.tsx',
    'documents/own-documents.tsx',
    'documents/paper/batch-bar.tsx',
    'documents/school/municipalities-dialog.tsx',
    'documents/school/municipality-form.tsx',
    'documents/school/school-settings-dialog.tsx',
    'enrollments/bulk/action-dialog.tsx',
    'enrollments/csn/csn-dialog.tsx',
    'enrollments/csn/csn-withdraw-form.tsx',
    'enrollments/enroll/enroll-dialog.tsx',
    'exams/form/put-right-dialog.tsx',
    'files/file-panel.tsx',
    'imports/held-rows.tsx',
    'imports/match-columns-step.tsx',
    'imports/result-step.tsx',
    'imports/review-step.tsx',
    'notifications/handled-notifications.tsx',
    'packages/gy25-dialog.tsx',
    'profile/cards/password-card.tsx',
    'profile/cards/sessions-card.tsx',
    'profile/settings-follower.tsx',
    'student-records/anonymise-dialog.tsx',
    'student-records/end-dialog.tsx',
    'student-records/merge-dialog.tsx',
    'student/edit/teacher-control.tsx',
    'student/follow-up-card.tsx',
    'system/status-card.tsx',
  ].map((file) => `features/${file}`),
];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const files = sources(CLIENT).map((path) => ({
  name: relative(CLIENT, path),
  text: readFileSync(path, 'utf8'),
}));
const mutations = new Set(
  files
    .filter(({ name }) => name.startsWith('graphql/'))
    .flatMap(({ text }) => [...text.matchAll(/export type (\w+)Mutation =/g)].map(([, name]) => name!)),
);
/** Every file that names the document of a mutation, with those that it names. */
const callers = files
  .filter(({ name }) => !name.startsWith('graphql/'))
  .map(({ name, text }) => ({
    name,
    calls: [...new Set([...text.matchAll(/\b(\w+)Document\b/g)].map(([, called]) => called!))].filter(
      (called) => mutations.has(called),
    ),
  }))
  .filter(({ calls }) => calls.length > 0);

describe('a mutation has one hook', () => {
  it('is called from one file', () => {
    const twice = [...mutations].filter(
      (mutation) => callers.filter(({ calls }) => calls.includes(mutation)).length > 1,
    );
    expect(twice.sort()).toEqual(Object.keys(SECOND_CALLERS).sort());
  });

  it('is called from a file that is named for what it does: use-<verb>-<thing>', () => {
    const astray = callers.filter(({ name }) => !basename(name).startsWith('use-')).map(({ name }) => name);
    expect(astray.sort()).toEqual([...INLINE].sort());
  });
});
