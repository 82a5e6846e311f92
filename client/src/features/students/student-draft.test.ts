import { emptyDraft, hintsFor, toCreateInput } from './student-draft';

it('requires only the name', () => {
  expect(Object.keys(hintsFor(emptyDraft))).toEqual(['name']);
  expect(hintsFor({ ...emptyDraft, name: 'Anna Ek' })).toEqual({});
});

it('hints at a wrong personal number and at dates in the wrong order', () => {
  const draft = { ...emptyDraft, name: 'Anna', startDate: '2026-02-01', endDate: '2026-01-01' };
  expect(hintsFor({ ...draft, personalNumber: '900101-9803' })).toEqual({
    personalNumber: 'Kontrollsiffran stämmer inte.',
    endDate: 'Slutdatum före startdatum.',
  });
  expect(hintsFor({ ...draft, endDate: null, personalNumber: '19900101 – 9802' })).toEqual({});
});

it('sends empty fields as no value and trims the others', () => {
  const input = toCreateInput({ ...emptyDraft, name: ' Anna Ek ', email: ' ', municipality: 'Täby' });
  expect(input).toMatchObject({
    name: 'Anna Ek',
    email: null,
    municipality: { type: 'Täby' },
    teacherId: null,
  });
});
