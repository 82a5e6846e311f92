import { ofStudentFields } from '../../../../../domain/student-fields';
import {
  differingFields,
  faultsOf,
  fieldErrorsOf,
  inputFor,
  type FormField,
  type FormValues,
} from './student-form';

const empty: FormValues = {
  ...ofStudentFields(() => ''),
  ...{ name: 'Anna Ek', email: 'anna@exempel.se', municipality: 'Solna' },
};
const none: ReadonlySet<FormField> = new Set();

describe('the student form', () => {
  it('sends the changed fields only, with the version that it was filled from', () => {
    const input = inputFor(
      '7',
      { version: 3, values: empty },
      { ...empty, phone: ' 070-1 ', name: 'Anna Ek ' },
    );
    expect(input).toEqual({ id: '7', version: 3, phone: '070-1' });
  });

  it('clears with null, a municipality inside its type', () => {
    const input = inputFor('7', { version: 3, values: empty }, { ...empty, email: '', municipality: '' });
    expect(input).toEqual({ id: '7', version: 3, email: null, municipality: { type: null } });
  });

  it('sees no difference in blanks around a text', () => {
    expect(differingFields(empty, { ...empty, exam: '  ' })).toEqual([]);
  });

  it('finds a missing name, a wrong check digit, a text that is no date, and dates in the wrong order', () => {
    expect(faultsOf({ ...empty, name: ' ' }, none)).toHaveProperty('name');
    expect(faultsOf({ ...empty, personalNumber: '20000101-0000' }, none)).toEqual({
      personalNumber: 'Födelsenumret 000 finns inte.',
    });
    expect(faultsOf(empty, new Set<FormField>(['startDate']))).toEqual({
      startDate: 'Startdatum är inget giltigt datum.',
    });
    expect(faultsOf({ ...empty, startDate: '2026-02-01', endDate: '2026-01-31' }, none)).toEqual({
      endDate: 'Slutdatum före startdatum.',
    });
    expect(faultsOf({ ...empty, startDate: '2026-02-01', endDate: '2026-02-01' }, none)).toEqual({});
    const neverBegun = { ...empty, startDate: '2026-02-01', endDate: '2026-01-31' };
    expect(faultsOf({ ...neverBegun, phone: '08-1' }, none, neverBegun)).toEqual({});
  });

  it('puts the server’s faults under the form’s fields, the first of each', () => {
    const fault = (path: string, message: string) => ({ path, reason: 'FORMAT', message });
    expect(
      fieldErrorsOf([
        fault('municipality.type', 'Finns inte'),
        fault('input.phone', 'Ett'),
        fault('phone', 'Två'),
        fault('other', 'x'),
      ]),
    ).toEqual({ municipality: 'Finns inte', phone: 'Ett' });
  });
});
