import { formFaults } from './form-faults';

const draft = { municipality: 'Solna', email: 'ingen', lines: ['a'] };

function refusedWith(...paths: readonly [path: string, message: string][]) {
  const fields = paths.map(([path, message]) => ({ path, reason: 'FORMAT', message }));
  const failure = { code: 'BAD_USER_INPUT', message: 'Fel.', fromServer: true, fields } as const;
  return formFaults('student', draft, {}, { failure, sent: draft });
}

it('places the rejected fields of the server, nested ones too, and keeps the rest for the summary', () => {
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

it('leaves what is refused in a line of a list to the line', () => {
  const { field, faultOf } = refusedWith(['lines.0', 'Raden är fel.']);
  expect(field('lines').error).toBeUndefined();
  expect(faultOf('lines.0')).toBe('Raden är fel.');
});

it('puts the server’s faults under the form’s fields, the first of each', () => {
  const { field } = refusedWith(
    ['input.email', 'Ett'],
    ['email', 'Två'],
    ['municipality.type', 'Finns inte'],
  );
  expect(field('municipality').error).toBe('Finns inte');
  expect(field('email').error).toBe('Ett');
});
