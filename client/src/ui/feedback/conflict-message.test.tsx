import { differencesOf } from './conflict-message';

describe('a conflict between two edits', () => {
  const fields = [
    { label: 'Namn', text: ({ name }: { name: string; points: string }) => name },
    { label: 'Poäng', text: ({ points }: { name: string; points: string }) => points },
  ];

  test('lists every differing field, with both values', () => {
    const stored = { name: 'Svenska', points: '150' };
    expect(differencesOf(fields, stored, { name: 'Svenska ', points: '' })).toEqual([
      { label: 'Poäng', stored: '150', own: '' },
    ]);
    expect(differencesOf(fields, stored, stored)).toEqual([]);
  });
});
