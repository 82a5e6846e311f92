import { weeksOf } from '../views/timeline-weeks';
import { monthsOf, placeLanes, type LaneBar } from './lane-layout';

const bar = (key: string, lane: string, startDate: string, endDate: string): LaneBar => ({
  ...{ key, lane, startDate, endDate, name: key, note: '', fixed: false },
});

describe('lanes', () => {
  it('label months with their year, by the Thursday of each week', () => {
    const weeks = weeksOf([{ startDate: '2026-12-14', endDate: '2027-01-15' }]);
    expect(monthsOf(weeks)).toEqual([
      { key: '2026-12', label: 'december 2026', from: 1, to: 4 },
      { key: '2027-01', label: 'januari 2027', from: 4, to: 6 },
    ]);
  });

  it('stack overlapping bars and put others side by side', () => {
    const bars = [
      bar('a', '', '2027-01-11', '2027-01-29'),
      bar('b', '', '2027-01-18', '2027-01-22'),
      bar('c', '', '2027-02-01', '2027-02-05'),
      bar('d', 't', '2027-01-11', '2027-01-15'),
    ];
    const placed = placeLanes(
      [
        { key: '', label: 'Utan lärare' },
        { key: 'u', label: 'Utan tillfällen' },
        { key: 't', label: 'Öst' },
      ],
      bars,
      weeksOf(bars),
    );
    expect(placed.lanes.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [3, 4],
      [4, 5],
    ]);
    expect(placed.bars.map(({ key, row, from, to }) => [key, row, from, to])).toEqual([
      ['a', 1, 1, 4],
      ['b', 2, 2, 3],
      ['c', 1, 4, 5],
      ['d', 4, 1, 2],
    ]);
  });
});
