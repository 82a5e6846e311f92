import { strengthOf } from './password-strength';

describe('the strength of a new password', () => {
  it('says nothing about an empty password', () => {
    expect(strengthOf('   ')).toBeNull();
  });

  it('depends on length, with å ä ö and emoji as one character each', () => {
    expect(strengthOf('abcdefghijklmn')?.tone).toBe('weak');
    expect(strengthOf('åäöåäö🦊bcdefghi')?.text).toContain('Bra');
    expect(strengthOf('fyra glada hästar springer')?.tone).toBe('strong');
  });

  it('does not rate a pattern as strong', () => {
    expect(strengthOf('aAbBaAbBaAbBaAbBaAbBaAbB')?.tone).toBe('weak');
  });
});
