import { studentList } from '../../../../domain/lists/students';
import { teacherList } from '../../../../domain/lists/teachers';
import { rememberNext, startOf } from './list-walk';

const question = { filter: { statuses: ['ACTIVE'] }, first: 50 };

test('a page begins where the previous one ended', () => {
  expect(startOf(studentList, question, 2)).toBeUndefined();
  rememberNext(studentList, question, { page: 1, nextCursor: 'a' });
  rememberNext(studentList, question, { page: 2, nextCursor: 'b' });
  expect([1, 2, 3, 4].map((page) => startOf(studentList, question, page))).toEqual([
    undefined,
    'a',
    'b',
    undefined,
  ]);
});

test('a different query or list starts over', () => {
  rememberNext(studentList, question, { page: 1, nextCursor: 'a' });
  expect(startOf(studentList, { ...question, first: 100 }, 2)).toBeUndefined();
  expect(startOf(teacherList, question, 2)).toBeUndefined();
  rememberNext(studentList, { ...question, filter: {} }, { page: 1, nextCursor: 'c' });
  expect(startOf(studentList, question, 2)).toBeUndefined();
});
