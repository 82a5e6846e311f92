import { studentLabel } from './student-label';

describe('a student as an option', () => {
  it('is identified by birth date and municipality, never by the full personal number', () => {
    const municipality = { type: 'Solna' };
    expect(studentLabel({ name: 'Kim Ek', personalNumber: '19900228-1234', municipality })).toBe(
      'Kim Ek, 19900228, Solna',
    );
  });

  it('is only the name if nothing else may be seen', () => {
    expect(studentLabel({ name: 'Kim Ek', personalNumber: null, municipality: null })).toBe('Kim Ek');
  });
});
