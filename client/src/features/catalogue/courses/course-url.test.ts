import { courseList } from '../../../../../domain/lists/catalogue/courses';
import { listUrl, type ListView } from '../../../lib/list-url';

const { none, read, toFilter, write } = listUrl(courseList);

const full: ListView<typeof courseList> = {
  q: 'mat',
  systems: ['GY11'],
  levels: ['UPPER_SECONDARY'],
  subject: 'Matematik',
  priceCategories: ['SCIENCE'],
  packageId: '01890000-0000-7000-8000-000000000001',
  statuses: ['ENDING'],
  unpaired: true,
  unknownCode: true,
  withoutTeacher: true,
  sort: { field: 'STUDENTS', direction: 'DESC' },
  page: 2,
  rows: 100,
  open: 'c1',
};

it('keeps every part of a view in the address', () => {
  expect(read(write(full))).toEqual(full);
});

it('omits defaults and what it does not understand', () => {
  const usual = read(new URLSearchParams('system=GY99&sida=0&sortera=x'));
  expect(usual).toMatchObject(none);
  expect(write(usual).toString()).toBe('');
  expect(toFilter(usual)).toEqual({});
});
