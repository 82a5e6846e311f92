import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../client/src', import.meta.url));

/** The badge component of each state, and the labels it shows. */
const BADGES: Readonly<Record<string, string>> = {
  'entities/course/instance-status-badge.tsx': 'courseInstanceStatusLabels',
  'entities/enrollment/enrollment-status-badge.tsx': 'enrollmentStatusLabels',
  'entities/exam/exam-status-badge.tsx': 'examStatusLabels',
  'entities/student/student-status-badge.tsx': 'studentStatusLabels',
};

/** A hand-written badge, or the bare label as the whole cell. */
const BY_HAND = (labels: string): RegExp =>
  new RegExp(`<Badge[^>]*>[^<]*${labels}|cell: \\([^)]*\\) =>\\s*${labels}\\[`);

const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(?<!\.test)\.tsx$/.test(path),
);

describe('each state has one badge', () => {
  it.each(Object.entries(BADGES))('%s shows %s', (badge, labels) => {
    const astray = sources.filter(
      (path) => path !== badge && BY_HAND(labels).test(readFileSync(join(CLIENT, path), 'utf8')),
    );
    expect(astray).toEqual([]);
    expect(BY_HAND(labels).test(readFileSync(join(CLIENT, badge), 'utf8'))).toBe(true);
  });

  it('detects what it looks for', () => {
    const pattern = BY_HAND('examStatusLabels');
    expect(pattern.test('<Badge tone="info">{examStatusLabels.INTRESSE}</Badge>')).toBe(true);
    expect(pattern.test('cell: ({ status }) => examStatusLabels[status]')).toBe(true);
    expect(pattern.test('text: `${name}: ${examStatusLabels[status]}`')).toBe(false);
  });
});
