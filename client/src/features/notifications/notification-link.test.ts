import { studentLinkOf } from './notification-link';

describe("the link of a notification, 'Se elev' (permissions, D19)", () => {
  const student = '/student/0198f5a2-0000-7000-8000-00000000002a';

  it('leads to a student', () => expect(studentLinkOf({ url: student })).toBe(student));

  it.each([
    null,
    { url: 'https://ond.example/student/1' },
    { url: '//ond.example' },
    { url: '/student/1' },
    { url: `${student}/../../apl` },
    { url: 'javascript:alert(1)' },
  ])('is no link otherwise: %j', (meta) => expect(studentLinkOf(meta)).toBeNull());
});
