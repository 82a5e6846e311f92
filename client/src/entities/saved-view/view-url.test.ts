import { studentList } from '../../../../domain/lists/students';
import { listUrl } from '../../lib/list-url';
import { differs, isLost, openedAddress, usualAddress, viewAddress } from './view-url';

const solna = { id: 'a1', address: 'kommun=Solna&sortera=kommun&ordning=stigande', isDefault: false };
const columnsOnly = { id: 'b2', address: '', isDefault: false };
const usual = { ...solna, isDefault: true };

const at = (query: string) => new URLSearchParams(query);
const opened = (query: string, views = [solna, columnsOnly]) =>
  openedAddress(studentList, at(query), views)?.toString() ?? null;

describe('the address of a list with saved views', () => {
  test('opens a view as it was saved when it names only the view', () => {
    expect(opened('sparad=a1')).toBe(`${solna.address}&sparad=a1`);
    expect(opened('sparad=b2')).toBeNull();
  });

  test('is left as it is when it says more than the view', () => {
    expect(opened('sparad=a1&kommun=Lund')).toBeNull();
    expect(opened('sparad=a1&status=alla')).toBeNull();
    expect(opened(`${solna.address}&sparad=a1`)).toBeNull();
  });

  test('opens the user’s own default when it is empty, if there is one', () => {
    expect(opened('', [usual, columnsOnly])).toBe(`${solna.address}&sparad=a1`);
    expect(opened('import=ny', [usual])).toBe(`import=ny&${solna.address}&sparad=a1`);
    expect(opened('')).toBeNull();
  });

  test('does not open the default when filtered, searched or paged', () => {
    for (const query of ['kommun=Lund', 'q=ek', 'sida=2', 'sortera=namn', 'sparad=ingen'])
      expect(opened(query, [usual])).toBeNull();
  });

  test('forgets a deleted view and keeps its filters', () => {
    expect(opened('sparad=gone&kommun=Lund')).toBe('kommun=Lund');
    expect(opened('sparad=gone')).toBe('');
    expect(isLost(studentList, at('sparad=gone'), [solna])).toBe(true);
    expect(isLost(studentList, at('sparad=gone&kommun=Lund'), [solna])).toBe(false);
    expect(isLost(studentList, at('sparad=ingen'), [solna])).toBe(false);
  });

  test('says “no view” only if the list would otherwise open with one', () => {
    expect(opened('sparad=ingen')).toBe('');
    expect(opened('sparad=ingen&kommun=Lund', [usual])).toBe('kommun=Lund');
    expect(usualAddress(studentList, at(`${solna.address}&sparad=a1&sida=2`), [solna]).toString()).toBe('');
    expect(usualAddress(studentList, at('sparad=a1&flik=x'), [usual]).toString()).toBe('flik=x&sparad=ingen');
  });

  test('of a view keeps parameters of other parts, but neither page nor search', () => {
    expect(viewAddress(studentList, at('q=ek&sida=3&vy=kalender&kommun=Lund'), solna).toString()).toBe(
      `vy=kalender&${solna.address}&sparad=a1`,
    );
  });

  test('differs from the view by filters and order, not by search or page', () => {
    expect(differs(studentList, at(`${solna.address}&sparad=a1&q=ek&sida=2`), solna)).toBe(false);
    expect(differs(studentList, at('ordning=stigande&sortera=kommun&kommun=Solna'), solna)).toBe(false);
    expect(differs(studentList, at('kommun=Solna'), solna)).toBe(true);
  });
});

describe('a change to a list', () => {
  const { read, write } = listUrl(studentList);
  const changed = (query: string, change: object) => {
    const before = read(at(query));
    return write({ ...before, page: 1, ...change }, before).toString();
  };

  test('keeps the view open', () => {
    expect(changed('kommun=Solna&sparad=a1', { mine: true })).toBe('mina=ja&kommun=Solna&sparad=a1');
    expect(changed('sparad=b2', { page: 2 })).toBe('sida=2&sparad=b2');
    expect(changed('sida=2&sparad=b2', { page: 1 })).toBe('sparad=b2');
  });

  test('that removes the last filter selects neither the view nor the default', () => {
    expect(changed('kommun=Solna&sparad=a1', { municipalities: [] })).toBe('sparad=ingen');
    expect(changed('kommun=Solna', { municipalities: [] })).toBe('sparad=ingen');
  });
});

describe('the saved view that stays open', () => {
  const { read, write } = listUrl(studentList);
  const after = (query: string, change: object) => {
    const before = read(at(query));
    return write({ ...before, ...change }, before).get('sparad');
  };

  test('is none once its filters have been removed', () => {
    expect(after('kommun=Solna&sparad=a1', { page: 2 })).toBe('a1');
    expect(after('kommun=Solna&sparad=a1', { municipalities: [] })).toBe('ingen');
  });

  test('stays when a search is started and cleared, which is not part of it', () => {
    expect(after('sparad=b2', { q: 'ek' })).toBe('b2');
    expect(after('q=ek&sparad=b2', { q: null })).toBe('b2');
  });
});
