import { historyLabel, historyValue } from './history-values';

describe('the change history', () => {
  it('names fields in Swedish, and leaves an unknown one as it is', () => {
    expect(['personalNumber', 'aplStatus', 'comment', 'teacher', 'shoeSize'].map(historyLabel)).toEqual([
      'Personnummer',
      'APL-status',
      'Kommentar',
      'Ansvarig lärare',
      'shoeSize',
    ]);
  });

  it('formats values for people', () => {
    expect(historyValue('phone', null)).toBe('Ej angivet');
    expect(historyValue('comment', null)).toBe('[RADERAD]');
    expect(historyValue('aplStatus', 'YELLOW')).toBe('Är i fas');
    expect(historyValue('isProtected', true)).toBe('Ja');
    expect(historyValue('municipality', { type: 'Täby' })).toBe('Täby');
    expect(historyValue('education', ['Matematik 1', 'Svenska 1'])).toBe('Matematik 1, Svenska 1');
    expect(historyValue('account', '019b')).toBe('Kopplat');
    expect(historyValue('exam', 'Anmäld')).toBe('Anmäld');
    expect(historyValue('teacherId', '019b4a3e-7f00-7abc-8def-0123456789ab')).toBe('Angivet');
  });
});
