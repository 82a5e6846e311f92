import { ofStudentFields } from '../../../../../domain/student-fields';
import { rebase } from './edit-conflict';
import type { FormBase, FormValues } from './student-form';

const stored: FormValues = {
  ...ofStudentFields(() => ''),
  ...{ name: 'Anna Ek', phone: '070-000 00 00', municipality: 'Solna', exam: 'Ej anmäld' },
};
const base: FormBase = { version: 3, values: stored };
const theirs = (change: Partial<FormValues>): FormBase => ({ version: 4, values: { ...stored, ...change } });

describe('moving a form to a newer version', () => {
  it('keeps what was typed and takes what only the others changed', () => {
    const { values, fields } = rebase(
      base,
      { ...stored, email: 'anna@exempel.se' },
      theirs({ exam: 'Anmäld' }),
    );
    expect(values).toEqual({ ...stored, email: 'anna@exempel.se', exam: 'Anmäld' });
    expect(fields).toEqual([{ field: 'exam', before: 'Ej anmäld', theirs: 'Anmäld', mine: null }]);
  });

  it('names both values where both changed the same field, and keeps the typed one', () => {
    const { values, fields } = rebase(base, { ...stored, phone: '070-2' }, theirs({ phone: '070-1' }));
    expect(values.phone).toBe('070-2');
    expect(fields).toEqual([{ field: 'phone', before: '070-000 00 00', theirs: '070-1', mine: '070-2' }]);
  });

  it('has nothing to choose where both typed the same', () => {
    const { fields } = rebase(base, { ...stored, phone: '070-1 ' }, theirs({ phone: '070-1' }));
    expect(fields).toEqual([expect.objectContaining({ field: 'phone', mine: null })]);
  });

  it('also keeps a field that was emptied', () => {
    const { values, fields } = rebase(
      base,
      { ...stored, municipality: '' },
      theirs({ municipality: 'Täby' }),
    );
    expect(values.municipality).toBe('');
    expect(fields[0]?.mine).toBe('');
  });

  it('finds nothing when the newer version differs outside the form', () => {
    expect(rebase(base, { ...stored, exam: 'x' }, theirs({})).fields).toEqual([]);
  });
});
