import type { NotificationSubjectKind, Role } from '../../../../domain/generated';
import { examList } from '../../../../domain/lists/exams';
import { accessLogList } from '../../../../domain/lists/logs';
import { causeOf, studentLinkOf } from './notification-link';

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
  ])('is not a link otherwise: %j', (meta) => expect(studentLinkOf(meta)).toBeNull());
});

describe('the cause of a notification', () => {
  const id = '0198f5a2-0000-7000-8000-00000000002b';
  const student = '/student/0198f5a2-0000-7000-8000-00000000002a';
  const leadsTo = (kind: NotificationSubjectKind, role: Role = 'ADMIN') =>
    causeOf({ subject: { kind, id, isThere: true }, meta: { url: student } }, role);

  it.each<[NotificationSubjectKind, string]>([
    ['EXAM', `/examform?${examList.open}=${id}`],
    ['COMMENT', `${student}#kommentarer`],
    ['COURSE_INSTANCE', `/education/${id}`],
    ['INSTANCE_GRADES', `/betyg?kurs=${id}`],
    ['EXAM_GRADES', `/betyg?provning=${id}`],
    ['UNPLACED_GRADES', `/betyg?utan-tillfalle=${id}`],
    ['IMPORT', `/students?import=${id}`],
    ['HELD_ROWS', `/students?import=vantande&fil=${id}`],
    ['TEACHER', `/detaljer/Lärare/${id}`],
    ['CORRECTION', `${student}#rattelser`],
    ['WORKPLACE', `/apl/plats/${id}`],
  ])('is opened where it is: %s', (kind, to) => expect(leadsTo(kind)).toMatchObject({ to }));

  it('is not a link for those who cannot open its page', () => {
    expect(leadsTo('ACCESS_LOG', 'ADMIN')).toBeNull();
    const log = accessLogList.filters;
    expect(leadsTo('ACCESS_LOG', 'SYSTEMADMIN')).toMatchObject({
      to: `/system/atkomstlogg?${log.userId.param}=${id}&${log.isProtected.param}=ja`,
    });
  });

  it('says so when it no longer exists', () =>
    expect(causeOf({ subject: { kind: 'EXAM', id, isThere: false }, meta: null }, 'ADMIN')).toEqual({
      gone: 'Anmälan finns inte längre.',
    }));

  it('is null when there is nothing besides the student', () =>
    expect(causeOf({ subject: null, meta: { url: student } }, 'ADMIN')).toBeNull());
});
