import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { importLaw } from '../../scripts/import-law.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** ESLint messages for one import in one file. */
function refusals(file: string, specifier: string): string[] {
  const linter = new Linter({ cwd: ROOT });
  const messages = linter.verify(
    `import it from '${specifier}';`,
    [
      {
        files: ['**/*.ts', '**/*.tsx'],
        plugins: { house: { rules: { law: importLaw } } },
        rules: { 'house/law': 'error' },
      },
    ],
    { filename: join(ROOT, file) },
  );
  return messages.map((message) => message.messageId ?? message.message);
}

describe('the import law', () => {
  it.each([
    ['client/src/features/apl/apl-page.tsx', '../../../../server/features/apl/apl.service'],
    ['server/features/apl/apl.service.ts', '../../../client/src/lib/dates.js'],
    ['domain/roles.ts', '../server/platform/auth/actor.js'],
    ['domain/roles.ts', '../client/src/lib/dates'],
    ['domain/labels/exam.ts', '../../server/features/exams/exams.policy.js'],
    ['domain/dates.ts', 'dayjs'],
    ['server/features/apl/apl.service.ts', '../../../test/support/boot.js'],
    ['server/features/apl/apl.service.ts', '../students/students.resolver.js'],
    ['server/features/apl/apl.resolver.ts', 'typeorm'],
    ['server/features/apl/apl.resolver.ts', 'pg'],
    ['server/platform/auth/sign-in/sign-in.ts', '../../../features/users/users.policy.js'],
    ['client/src/features/apl/card.tsx', '../students/student-name'],
    ['client/src/features/apl/parts/card.tsx', '../../students/student-name'],
    ['client/src/ui/button.tsx', '../features/apl/card'],
    ['client/src/lib/dates.ts', '../features/apl/card'],
    ['client/src/ui/button.tsx', '../entities/student/student-picker'],
    ['client/src/apollo/client.ts', '../entities/student/use-student-search'],
    ['client/src/graphql/enums.ts', '../entities/student/use-student-search'],
    ['client/src/entities/student/student-picker.tsx', '../../features/students/student-name'],
    ['client/src/entities/student/student-picker.tsx', '../../app/routes'],
    ['client/src/features/apl/card.tsx', '@mantine/core'],
    ['client/src/app/layout/layout.tsx', '@mantine/hooks'],
  ])('keeps %s from importing %s', (file, specifier) => {
    expect(refusals(file, specifier)).toEqual(['broken']);
  });

  it.each([
    ['server/features/apl/apl.service.ts', '../students/students.service.js'],
    ['server/features/apl/apl.service.ts', '../students/students.policy.js'],
    ['server/features/apl/apl.service.ts', './apl.policy.js'],
    ['server/features/students/students.service.ts', '../../platform/database/unit-of-work.js'],
    ['server/features/apl/apl.service.ts', 'typeorm'],
    ['server/features/apl/apl.service.ts', '../../../domain/roles.js'],
    ['client/src/features/apl/card.tsx', '../../../../domain/roles'],
    ['domain/roles.ts', './generated.js'],
    ['domain/labels/exam.ts', '../generated.js'],
    ['client/src/features/apl/card.tsx', './parts/menu'],
    ['client/src/features/apl/parts/menu.tsx', '../card'],
    ['client/src/features/apl/card.tsx', '../../ui/button'],
    ['client/src/features/apl/card.tsx', '../../entities/student/student-picker'],
    ['client/src/entities/teacher/teacher-load.tsx', '../student/student-label'],
    ['client/src/entities/student/student-picker.tsx', '../../ui/combobox'],
    ['client/src/app/routes/routes.tsx', '../features/apl/apl-page'],
    ['client/src/app/routes/routes.tsx', '../entities/job/use-job'],
    ['client/src/ui/button.tsx', '@mantine/core'],
  ])('lets %s import %s', (file, specifier) => {
    expect(refusals(file, specifier)).toEqual([]);
  });
});
