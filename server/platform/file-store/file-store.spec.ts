import { storeFault } from './file-store.js';

const systemError = (code: string): Error => Object.assign(new Error(code), { code });

describe('storeFault', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('says that the room is used up after %s', (code) => {
    expect(storeFault(systemError(code))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Utrymmet är slut. Försök igen senare.',
      retryAfter: expect.any(Number) as number,
    });
  });

  it.each(['EIO', 'EACCES', 'ECONNREFUSED'])('keeps %s to the log', (code) => {
    const fault = storeFault(systemError(code));
    expect(fault).toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: { code } });
    expect(fault.message).not.toContain(code);
  });
});
