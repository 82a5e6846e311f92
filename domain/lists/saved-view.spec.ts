import { enrollmentList } from './enrollments.js';
import { ownParams, savedAddress } from './saved-view.js';
import { studentList } from './students.js';

const saved = (query: string) => savedAddress(studentList, new URLSearchParams(query));

describe('the saved part of a list address', () => {
  it('is its filters and order, however they were ordered in the address', () => {
    const address = 'mina=ja&kommun=Solna&sortera=kommun&ordning=fallande';
    expect(saved('ordning=fallande&kommun=Solna&sortera=kommun&mina=ja')).toBe(address);
    expect(saved(address)).toBe(address);
  });

  it('is empty for the default list', () => {
    expect(saved('status=ACTIVE&status=NOT_STARTED&sortera=namn&mina=nej')).toBe('');
  });

  it.each([
    'q=Anna',
    'sida=3',
    'rader=100',
    'sparad=x',
    'import=ny',
    'flik=x',
    'utbildning=19900101-2385',
    'kommun=900101 2385',
    `utbildning=${'x'.repeat(101)}`,
  ])('excludes %s', (query) => expect(saved(query)).toBe(''));

  it('excludes whose records are listed', () => {
    const query = new URLSearchParams({ elev: '01890000-0000-7000-8000-000000000001' });
    expect(savedAddress(enrollmentList, query)).toBe('');
  });

  it('keeps dates', () => {
    expect(saved('startFran=2026-08-01')).toBe('startFran=2026-08-01');
  });

  it('is a subset of what the list itself reads', () => {
    expect([...ownParams(studentList)]).toEqual(
      expect.arrayContaining(['q', 'kommun', 'status', 'sortera', 'ordning', 'sida']),
    );
  });
});
