import { extendedDates } from './extended-dates.js';

const period = (startDate: string | null, endDate: string | null) => ({ startDate, endDate });

describe('the dates of a student who gets new courses', () => {
  const own = period('2027-01-11', '2027-06-11');

  test('stay the same when the courses are within them', () => {
    expect(extendedDates(own, [period('2027-01-11', '2027-06-11')])).toBeNull();
    expect(extendedDates(own, [])).toBeNull();
  });

  test('stretch from the first day of the courses to the last', () => {
    expect(
      extendedDates(own, [period('2027-01-04', '2027-03-01'), period('2027-03-02', '2027-08-20')]),
    ).toEqual(period('2027-01-04', '2027-08-20'));
    expect(extendedDates(own, [period('2027-02-01', '2027-08-20')])).toEqual(
      period('2027-01-11', '2027-08-20'),
    );
  });

  test('stay unset if they were, and a course without an end counts from its start', () => {
    expect(extendedDates(period(null, null), [period('2027-02-01', '2027-08-20')])).toBeNull();
    expect(extendedDates(own, [period('2027-09-01', null)])).toEqual(period('2027-01-11', '2027-09-01'));
    expect(extendedDates(own, [period(null, null)])).toBeNull();
  });
});
