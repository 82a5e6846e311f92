import {
  asksForMaterial,
  courseOf,
  coursesOf,
  emptyDraft,
  faultsOf,
  needsChooser,
  toRegisterInput,
  type ExamStudent,
} from './exam-draft';

type Entry = ExamStudent['education'][number];

function entry(name: string, fields: Partial<Entry> = {}): Entry {
  return { id: name, type: 'Course', name, status: 'ACTIVE', removedAt: null, ...fields };
}

function studentWith(...education: Entry[]): ExamStudent {
  return {
    id: 's1',
    name: 'Anna Ek',
    personalNumber: null,
    phone: null,
    email: null,
    municipality: null,
    teacher: null,
    withheld: [],
    education,
  };
}

describe('the course of a registration (contract, section 7)', () => {
  it('is the only active course, without a chooser', () => {
    const student = studentWith(entry('Svenska 1'), entry('Vårdpaketet', { type: 'CoursePackage' }));
    expect(courseOf(emptyDraft, student)).toBe('Svenska 1');
    expect(needsChooser(student)).toBe(false);
  });

  it('is always chosen by students themselves, whatever they study (contract, section 8)', () => {
    const student = studentWith(entry('Svenska 1'));
    const draft = { ...emptyDraft, studentId: 's1', requestedMonth: 'Maj' as const };
    expect(needsChooser(student, true)).toBe(true);
    expect(courseOf(draft, student, true)).toBeNull();
    expect(faultsOf(draft, student, true)).toEqual({ course: 'Välj en kurs.' });
    expect(toRegisterInput(draft, student, true)).toBeNull();
    expect(toRegisterInput({ ...draft, course: 'Historia' }, student, true)).toMatchObject({
      course: 'Historia',
    });
  });

  it('is chosen when there are several courses, or none in progress', () => {
    const several = studentWith(entry('Avslutad', { status: 'COMPLETED' }), entry('Svenska 1'));
    expect(coursesOf(several)).toEqual(['Svenska 1', 'Avslutad']);
    expect(needsChooser(several)).toBe(true);
    expect(courseOf({ ...emptyDraft, course: 'Historia' }, several)).toBe('Historia');
    expect(needsChooser(studentWith())).toBe(true);
    expect(needsChooser(studentWith(entry('Svenska 1', { status: 'COMPLETED' })))).toBe(true);
    expect(coursesOf(studentWith(entry('Borta', { removedAt: '2026-01-01T00:00:00Z' })))).toEqual([]);
  });

  it('asks for the material when its title contains sve in either case (specification, section 2)', () => {
    expect(['Svenska 1', 'SVE 3', 'Brasveda'].map(asksForMaterial)).toEqual([true, true, true]);
    expect(['Engelska 5', null].map(asksForMaterial)).toEqual([false, false]);
  });
});

describe('the payload (specification, section 5)', () => {
  const draft = { ...emptyDraft, studentId: 's1', requestedMonth: 'Maj' as const };

  it('omits an empty teacher and payment date, and the hidden checkbox', () => {
    expect(toRegisterInput({ ...draft, materialReceived: true }, studentWith(entry('Engelska 5')))).toEqual({
      studentId: 's1',
      course: 'Engelska 5',
      requestedMonth: 'Maj',
    });
  });

  it('includes the responsible teacher, the payment date and the ticked checkbox', () => {
    const student = {
      ...studentWith(entry('Svenska 1')),
      teacher: { id: 't1', userId: { id: 'u1', username: 'Åsa' } },
    };
    expect(
      toRegisterInput({ ...draft, paymentDate: '2026-11-02', materialReceived: true }, student),
    ).toMatchObject({ teacherId: 't1', paymentDate: '2026-11-02', materialReceived: true });
  });

  it('includes the student’s registration day only if staff filled it in', () => {
    const student = studentWith(entry('Svenska 1'));
    const draft = { ...emptyDraft, studentId: 's1', requestedMonth: 'Maj' as const };
    expect(toRegisterInput(draft, student)).not.toHaveProperty('registeredOn');
    expect(toRegisterInput({ ...draft, registeredOn: '2026-05-04' }, student)).toMatchObject({
      registeredOn: '2026-05-04',
    });
  });

  it('is empty while something is missing, and says what', () => {
    expect(toRegisterInput({ ...emptyDraft, studentId: 's1' }, studentWith())).toBeNull();
    expect(Object.keys(faultsOf({ ...emptyDraft, studentId: 's1' }, studentWith()))).toEqual([
      'course',
      'requestedMonth',
    ]);
    expect(Object.keys(faultsOf(emptyDraft, null))).toEqual(['studentId', 'requestedMonth']);
  });
});
