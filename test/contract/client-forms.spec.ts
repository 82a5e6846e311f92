import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../client/src', import.meta.url));

/** Forms that edit no record, with the reason. */
const OTHERWISE: Record<string, string> = {
  'app/access-reason/reason-form.tsx':
    'why a protected student is opened: nothing is saved, and nothing of it kept',
  'features/auth/forgot-password-dialog.tsx': 'before anyone is signed in, within the first load',
  'features/auth/login-form.tsx': 'before anyone is signed in, within the first load',
  'features/auth/reset-password-page.tsx': 'before anyone is signed in, within the first load',
  'features/comments/comment-box.tsx': 'closed without a question: the draft stays for the next time',
  'features/documents/verify-page.tsx': 'a question, for anyone who holds a paper',
  'features/profile/cards/task-item.tsx': 'one field in its row',
  'features/profile/cards/tasks-card.tsx': 'one field above its list',
  'features/supervisor/absence-card.tsx': 'a day, by someone without an account, which no draft keeps',
  'features/supervisor/assessment-card.tsx':
    'an assessment by someone without an account, which no draft keeps',
  'features/supervisor/sign-form.tsx': 'one name by someone without an account, which no draft keeps',
};
/** Other conflict handling: each grade is saved on its own. */
const OWN_CONFLICT = ['features/grades/sheet/save-mark.tsx'];

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('graphql/'))
  .map((name) => ({ name, text: readFileSync(join(CLIENT, name), 'utf8') }));
const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe('forms are built in one way', () => {
  it('a form is drawn only where its problems are shown, or listed as an exception', () => {
    const byHand = files
      .filter(({ text }) => /<form\b|as="form"/.test(text) && !text.includes('<FormProblems'))
      .map(({ name }) => name);
    expect(byHand.sort()).toEqual(Object.keys(OTHERWISE));
  });

  it('only the record form and listed exceptions handle version conflicts; only lib and ui access drafts', () => {
    expect(filesWith(/['"]VERSION['"]/).filter((name) => !OWN_CONFLICT.includes(name))).toEqual([
      'ui/form/use-record-form.ts',
    ]);
    expect(filesWith(/\b(read|write)Draft\(/).filter((name) => !/^(lib|ui)\//.test(name))).toEqual([]);
  });
});
