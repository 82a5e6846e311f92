import { draftOfWeek, reportedDays, usualDraft, weekFaults } from './week-draft';
import { usualHours, weeksOf } from './placement-weeks';

const weekdays = [1, 2, 3, 4, 5];
const placement = {
  weekdays,
  ...{ id: 'p', startDate: '2026-11-11', endDate: '2026-12-04', endedOn: null, hoursPerWeek: 35 },
};
const stored = {
  ...{ placementId: 'p', week: '2026-W47', monday: '2026-11-16', version: 3, hours: 14 },
  ...{ days: [{ day: '2026-11-16', hours: 7.5, absence: null, byWorkplace: false }] },
  ...{ reportedBy: 'Åsa Ödman', reportedAt: '2026-11-16T16:00:00.000Z' },
  ...{ confirmedBy: null, confirmedAt: null },
};

describe('the weeks of a placement', () => {
  it('are those up to today, latest first, with the placement’s days in each', () => {
    const weeks = weeksOf(placement, [stored, { ...stored, placementId: 'q' }], '2026-11-24');
    expect(weeks.map(({ code, days }) => [code, days.length])).toEqual([
      ['2026-W48', 2],
      ['2026-W47', 7],
      ['2026-W46', 5],
    ]);
    expect(weeks.map(({ isReported }) => isReported)).toEqual([false, true, false]);
    expect(weeksOf(placement, [{ ...stored, days: [] }], '2026-11-24')[1]).toMatchObject({
      ...{ isReported: false, stored: { version: 3 } },
    });
    expect(weeks.map(({ left }) => left)).toEqual([
      ['2026-11-23', '2026-11-24'],
      ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
      ['2026-11-11', '2026-11-12', '2026-11-13'],
    ]);
    expect(weeksOf(placement, [], '2026-11-10')).toEqual([]);
    const ended = weeksOf({ ...placement, endedOn: '2026-11-17' }, [], '2026-12-24');
    expect(ended.map(({ code, days }) => [code, days.length])).toEqual([
      ['2026-W47', 2],
      ['2026-W46', 5],
    ]);
  });

  it('have a fifth of the weekly hours on a usual day, in quarters', () => {
    expect([35, 40, 38, 33].map((hoursPerWeek) => usualHours({ hoursPerWeek, weekdays }))).toEqual([
      7, 8, 7.5, 6.5,
    ]);
  });
});

describe('the week form', () => {
  const week = { days: ['2026-11-20', '2026-11-21', '2026-11-22'] };

  it('sends the days with hours or absence', () => {
    const draft = { ...draftOfWeek(week, []), 'hours-2026-11-20': '7,5', 'absence-2026-11-22': 'VALID' };
    expect(reportedDays(week, draft)).toEqual([
      { day: '2026-11-20', hours: 7.5, absence: null },
      { day: '2026-11-22', hours: 0, absence: 'VALID' },
    ]);
  });

  it('fills in only weekdays with the usual hours', () => {
    expect(reportedDays(week, usualDraft(week, { hoursPerWeek: 35, weekdays }))).toEqual([
      { day: '2026-11-20', hours: 7, absence: null },
    ]);
  });

  it('fills in only the placement’s own weekdays', () => {
    const placement = { hoursPerWeek: 12, weekdays: [5, 6] };
    expect(reportedDays(week, usualDraft(week, placement)).map(({ day, hours }) => [day, hours])).toEqual([
      ['2026-11-20', 6],
      ['2026-11-21', 6],
    ]);
  });

  it('rejects more than a day, and anything but quarters', () => {
    const faultsOf = (text: string) => Object.keys(weekFaults({ 'hours-2026-11-20': text }));
    expect(['', '8', '7,25', '24', '0'].flatMap(faultsOf)).toEqual([]);
    expect(['25', '7,1', 'åtta', '-1'].flatMap(faultsOf)).toHaveLength(4);
  });
});
