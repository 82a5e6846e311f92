import {
  noCourseFilter,
  readCourseView,
  toCourseFilter,
  writeCourseView,
  type CourseView,
} from './course-address';

const full: CourseView = {
  tab: 'kurser',
  q: 'mat',
  system: 'GY11',
  level: 'UPPER_SECONDARY',
  subject: 'Matematik',
  price: 'SCIENCE',
  packageId: 'p1',
  status: 'ENDING',
  unpaired: true,
  unknownCode: true,
  withoutTeacher: true,
  sort: { field: 'STUDENTS', direction: 'DESC' },
  page: 2,
  rows: 100,
  open: 'c1',
};

it('keeps every part of a view in the address', () => {
  expect(readCourseView(writeCourseView(full))).toEqual(full);
});

it('leaves out what is as usual, and what it does not understand', () => {
  const usual = readCourseView(new URLSearchParams('system=GY99&sida=0&sortera=x'));
  expect(usual).toMatchObject(noCourseFilter);
  expect(writeCourseView(usual).toString()).toBe('');
  expect(toCourseFilter(usual)).toEqual({});
});
