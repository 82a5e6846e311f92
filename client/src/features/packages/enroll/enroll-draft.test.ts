import { changed, enrollInput, previewInput, type Preview, type PreviewCourse } from './enroll-draft';

const plan = { packageId: 'paket', startDate: '2027-01-11' };

const course = (id: string, instanceId: string | null, endDate: string | null = '2027-02-12') =>
  ({
    course: { id },
    startDate: '2027-01-11',
    endDate,
    instance: instanceId === null ? null : { id: instanceId },
  }) as PreviewCourse;

describe('the courses of a package enrolment', () => {
  test('keep the suggested instance when a date is changed', () => {
    const changes = changed({}, course('sve', 'grupp'), { startDate: '2027-01-18' });
    expect(changes).toEqual({ sve: { instanceId: 'grupp', startDate: '2027-01-18' } });
    expect(previewInput(plan, ['anna'], changes)).toEqual({
      plan,
      studentIds: ['anna'],
      courses: [{ courseId: 'sve', startDate: '2027-01-18', courseInstanceId: 'grupp' }],
      proposeInstances: true,
      extendStudentDates: true,
    });
  });

  test('take the dates of another selected instance', () => {
    const dated = changed({}, course('sve', 'grupp'), { startDate: '2027-01-18' });
    expect(changed(dated, course('sve', 'grupp'), { instanceId: null })).toEqual({
      sve: { instanceId: null },
    });
  });

  test('are sent as shown', () => {
    const seen = { courses: [course('sve', 'grupp'), course('sfi', null, null)] } as unknown as Preview;
    expect(enrollInput(plan, ['anna'], seen)).toEqual({
      plan,
      studentIds: ['anna'],
      extendStudentDates: true,
      courses: [
        { courseId: 'sve', startDate: '2027-01-11', endDate: '2027-02-12', courseInstanceId: 'grupp' },
        { courseId: 'sfi', startDate: '2027-01-11', courseInstanceId: null },
      ],
    });
  });
});
