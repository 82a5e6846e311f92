import { mayGrade, maySign, mayReadGrades, mayUnlock } from './grades.policy.js';

const teacher = { role: 'TEACHER', teacherId: 't1', studentId: null } as const;
const admin = { role: 'ADMIN', teacherId: null, studentId: null } as const;
const syv = { role: 'SYV', teacherId: null, studentId: null } as const;

describe('who may grade', () => {
  it('is the teacher of the course, any teacher if it has none, and an administrator', () => {
    expect(mayGrade(teacher, { teacherId: 't1' })).toBe(true);
    expect(mayGrade(teacher, { teacherId: null })).toBe(true);
    expect(mayGrade(teacher, { teacherId: 't2' })).toBe(false);
    expect(mayGrade(admin, { teacherId: 't2' })).toBe(true);
    expect(mayGrade(syv, { teacherId: null })).toBe(false);
  });
});

describe('who may sign', () => {
  it('is the assigned teacher or an administrator, never an API key', () => {
    expect(maySign(teacher, { teacherId: 't1' })).toBe(true);
    expect(maySign(teacher, { teacherId: null })).toBe(false);
    expect(maySign({ ...teacher, teacherId: null }, { teacherId: null })).toBe(false);
    expect(maySign(admin, { teacherId: null })).toBe(true);
    expect(maySign({ ...admin, isApiKey: true }, { teacherId: null })).toBe(false);
  });

  it('does not include unlocking, which takes an administrator', () => {
    expect([mayUnlock(teacher), mayUnlock(admin)]).toEqual([false, true]);
  });
});

describe('who may read a student’s grades', () => {
  it('is the student and staff', () => {
    const student = { role: 'STUDENT', studentId: 's1' } as const;
    expect(mayReadGrades(student, 's1')).toBe(true);
    expect(mayReadGrades(student, 's2')).toBe(false);
    expect(mayReadGrades(syv, 's2')).toBe(true);
    expect(mayReadGrades({ role: 'USER', studentId: null }, 's1')).toBe(false);
  });
});
