import { enrollmentList } from './enrollments.js';
import { ownParams, savedAddress } from './saved-view.js';
import { studentList } from './students.js';

const saved = (query: string) => savedAddress(studentList, new URLSearchParams(query));

describe('what is saved of a list’s address', () => {
  it('is how it is narrowed and ordered, whatever the order that it is written in', () => {
    const address = 'mina=ja&kommun=Solna&sortera=kommun&ordning=fallande';
    expect(saved('ordning=fallande&kommun=Solna&sortera=kommun&mina=ja')).toBe(address);
    expect(saved(address)).toBe(address);
  });

  it('is nothing where the list is as usual', () => {
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
  ])('is no %s', (query) => expect(saved(query)).toBe(''));

  it('is not whose records they are', () => {
    const query = new URLSearchParams({ elev: '01890000-0000-7000-8000-000000000001' });
    expect(savedAddress(enrollmentList, query)).toBe('');
  });

  it('keeps days', () => {
    expect(saved('startFran=2026-08-01')).toBe('startFran=2026-08-01');
  });

  it('is a part of what the list itself reads', () => {
    expect([...ownParams(studentList)]).toEqual(
      expect.arrayContaining(['q', 'kommun', 'status', 'sortera', 'ordning', 'sida']),
    );
  });
});
