import { shiftMonth } from '../../../../../domain/days';
import { monthDays } from './calendar-days';

describe('the days of the calendar', () => {
  it('are whole weeks from Monday, with the events of each', () => {
    const one = {
      id: 'a',
      name: 'Svenska 1',
      startDate: '2026-11-02',
      endDate: '2026-11-30',
      gradesDueOn: '2026-12-14',
      status: 'ONGOING',
    };
    const days = monthDays('2026-11', [one, { ...one, id: 'b', status: 'CANCELLED' }]);
    expect(days).toHaveLength(42);
    expect(days[0]).toMatchObject({ date: '2026-10-26', inMonth: false });
    expect(days.find(({ date }) => date === '2026-11-02')!.events).toEqual([
      { id: 'a', name: 'Svenska 1', kind: 'start' },
    ]);
    expect(days.find(({ date }) => date === '2026-11-30')!.events).toEqual([
      { id: 'a', name: 'Svenska 1', kind: 'end' },
    ]);
  });

  it('cross the new year', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
