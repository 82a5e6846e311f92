import { isFiltered, readUserView, toUserFilter, writeUserView } from './user-address';

const read = (query: string) => readUserView(new URLSearchParams(query));

describe('the address of the list of accounts', () => {
  it('is empty for the list as it opens', () => {
    expect(writeUserView(read('')).toString()).toBe('');
    expect(isFiltered(read(''))).toBe(false);
  });

  it('survives being written and read', () => {
    const query = 'q=ek&roll=teacher&konto=avstangda&elevpost=saknas&sortera=senast&ordning=fallande&sida=3';
    expect(writeUserView(read(query)).toString()).toBe(query);
  });

  it('leaves out what it does not understand', () => {
    expect(writeUserView(read('roll=rektor&konto=kanske&sortera=kon&sida=-1&elevpost=ja')).toString()).toBe(
      '',
    );
  });

  it('asks the server only by what is in use', () => {
    expect(toUserFilter(read('q=%20ek%20&konto=avstangda'))).toEqual({ q: 'ek', active: false });
    expect(toUserFilter(read('roll=admin&elevpost=saknas'))).toEqual({ roles: ['ADMIN'], unlinked: true });
  });
});
