import { strengthOf } from './password-strength';

describe('the strength of a new password', () => {
  it('says nothing of nothing', () => {
    expect(strengthOf('   ')).toBeNull();
  });

  it('goes by length, with å ä ö and emoji as one character each', () => {
    expect(strengthOf('abcdefghijklmn')?.tone).toBe('weak');
    expect(strengthOf('åäöåäö🦊bcdefghi')?.text).toContain('Bra');
    expect(strengthOf('fyra glada hästar springer')?.tone).toBe('strong');
  });

  it('does not take a pattern for strong', () => {
    expect(strengthOf('aAbBaAbBaAbBaAbBaAbBaAbB')?.tone).toBe('weak');
  });
});
