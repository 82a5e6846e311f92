import { storeFault } from './file-store.js';

const systemError = (code: string): Error => Object.assign(new Error(code), { code });

describe('storeFault', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('says that space has run out after %s', (code) => {
    expect(storeFault(systemError(code))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Utrymmet är slut. Försök igen senare.',
      retryAfter: expect.any(Number) as number,
    });
  });

  it.each(['EIO', 'EACCES', 'ECONNREFUSED'])('only logs %s', (code) => {
    const fault = storeFault(systemError(code));
    expect(fault).toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: { code } });
    expect(fault.message).not.toContain(code);
  });
});
