import { formatCode, newCode, readCode } from './document-code.rules.js';

describe('a document code', () => {
  it('has twelve letters and digits that are hard to confuse', () => {
    for (let i = 0; i < 200; i += 1) expect(newCode()).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/);
  });

  it('is printed in groups and accepted however it is typed', () => {
    const code = newCode();
    expect(formatCode(code)).toMatch(/^(.{4}-){2}.{4}$/);
    expect(readCode(formatCode(code))).toBe(code);
    expect(readCode(` ${formatCode(code).toLowerCase().replaceAll('-', ' – ')} `)).toBe(code);
  });

  it.each(['', 'ABCD', 'ABCD-EFGH-JKM1', 'ABCD-EFGH-JKMN-P', "' OR 1=1 --", 'ÅÄÖÅ-ÄÖÅÄ-ÖÅÄÖ'])(
    'cannot be %j',
    (typed) => expect(readCode(typed)).toBeNull(),
  );
});
