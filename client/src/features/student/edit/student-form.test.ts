import { ofStudentFields } from '../../../../../domain/student-fields';
import { differingFields, faultsOf, inputFor, type FormValues } from './student-form';

const empty: FormValues = {
  ...ofStudentFields(() => ''),
  ...{ name: 'Anna Ek', email: 'anna@exempel.se', municipality: 'Solna' },
};
const student = { id: '7', version: 3 };

describe('the student form', () => {
  it('sends only the changed fields, with the version it was filled from', () => {
    const input = inputFor(student, empty, { ...empty, phone: ' 070-1 ', name: 'Anna Ek ' });
    expect(input).toEqual({ id: '7', version: 3, phone: '070-1' });
  });

  it('clears with null, and a municipality inside its type', () => {
    const input = inputFor(student, empty, { ...empty, email: '', municipality: '' });
    expect(input).toEqual({ id: '7', version: 3, email: null, municipality: { type: null } });
  });

  it('ignores surrounding blanks in a text', () => {
    expect(differingFields(empty, { ...empty, exam: '  ' })).toEqual([]);
  });

  it('reports a missing name, a wrong check digit, and dates in the wrong order', () => {
    expect(faultsOf({ ...empty, name: ' ' })).toHaveProperty('name');
    expect(faultsOf({ ...empty, personalNumber: '20000101-0000' })).toEqual({
      personalNumber: 'Födelsenumret 000 finns inte.',
    });
    expect(faultsOf({ ...empty, startDate: '2026-02-01', endDate: '2026-01-31' })).toEqual({
      endDate: 'Slutdatum före startdatum.',
    });
    expect(faultsOf({ ...empty, startDate: '2026-02-01', endDate: '2026-02-01' })).toEqual({});
    const neverBegun = { ...empty, startDate: '2026-02-01', endDate: '2026-01-31' };
    expect(faultsOf({ ...neverBegun, phone: '08-1' }, neverBegun)).toEqual({});
  });
});
