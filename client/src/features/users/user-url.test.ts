import { userList } from '../../../../domain/lists/users';
import { listUrl } from '../../lib/list-url';

const { isFiltered, read: readView, toFilter, write } = listUrl(userList);
const read = (query: string) => readView(new URLSearchParams(query));

describe('the address of the account list', () => {
  it('is empty for the default list', () => {
    expect(write(read('')).toString()).toBe('');
    expect(isFiltered(read(''))).toBe(false);
  });

  it('survives a round trip', () => {
    const query = 'q=ek&roll=teacher&konto=avstangda&elevpost=saknas&sortera=senast&ordning=fallande&sida=3';
    expect(write(read(query)).toString()).toBe(query);
  });

  it('drops what it does not understand', () => {
    expect(write(read('roll=rektor&konto=kanske&sortera=kon&sida=-1&elevpost=ja')).toString()).toBe('');
  });

  it('queries the server only by what is in use', () => {
    expect(toFilter(read('q=%20ek%20&konto=avstangda'))).toEqual({ q: 'ek', active: false });
    expect(toFilter(read('roll=admin&elevpost=saknas'))).toEqual({ roles: ['ADMIN'], unlinked: true });
  });
});
