import { formFaults } from './form-faults';

const draft = { municipality: 'Solna', email: 'ingen', lines: ['a'] };

function refusedWith(...paths: readonly [path: string, message: string][]) {
  const fields = paths.map(([path, message]) => ({ path, reason: 'FORMAT', message }));
  const failure = { code: 'BAD_USER_INPUT', message: 'Fel.', fromServer: true, fields } as const;
  return formFaults('student', draft, {}, { failure, sent: draft });
}

it('places the server’s field errors, including nested ones, and leaves the rest to the summary', () => {
  const { field, errors } = refusedWith(
    ['municipality.type', 'Kommunen finns inte i listan.'],
    ['input.email', 'E-postadressen är inte giltig.'],
    ['unknown', 'Fältet är okänt.'],
  );
  expect(field('municipality').error).toBe('Kommunen finns inte i listan.');
  expect(field('email').error).toBe('E-postadressen är inte giltig.');
  expect(errors).toEqual([
    { fieldId: 'student-municipality', message: 'Kommunen finns inte i listan.' },
    { fieldId: 'student-email', message: 'E-postadressen är inte giltig.' },
    { message: 'Fältet är okänt.' },
  ]);
});

it('leaves errors in a row of a list to that row', () => {
  const { field, faultOf } = refusedWith(['lines.0', 'Raden är fel.']);
  expect(field('lines').error).toBeUndefined();
  expect(faultOf('lines.0')).toBe('Raden är fel.');
});

it('adds the server’s errors to the form’s own, the first for each field', () => {
  const { field } = refusedWith(
    ['input.email', 'Ett'],
    ['email', 'Två'],
    ['municipality.type', 'Finns inte'],
  );
  expect(field('municipality').error).toBe('Finns inte');
  expect(field('email').error).toBe('Ett');
});
