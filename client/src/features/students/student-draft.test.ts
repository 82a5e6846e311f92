import { emptyDraft, faultsByField, hintsFor, isEmptyDraft, toCreateInput } from './student-draft';

it('asks for the name alone', () => {
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

it('places the rejected fields of the server, nested ones too, and keeps the rest for the summary', () => {
  const { placed, others } = faultsByField([
    { path: 'municipality.type', message: 'Kommunen finns inte i listan.' },
    { path: 'input.email', message: 'E-postadressen är inte giltig.' },
    { path: 'unknown', message: 'Fältet är okänt.' },
  ]);
  expect(placed).toEqual({
    municipality: 'Kommunen finns inte i listan.',
    email: 'E-postadressen är inte giltig.',
  });
  expect(others).toEqual(['Fältet är okänt.']);
});

it('knows a form that nobody has touched', () => {
  expect(isEmptyDraft(emptyDraft)).toBe(true);
  expect(isEmptyDraft({ ...emptyDraft, exam: 'klar' })).toBe(false);
});
