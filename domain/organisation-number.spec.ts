import { parseOrganisationNumber } from './organisation-number.js';

describe('an organisation number', () => {
  // 556016-0680: 5·2=10→1, 5, 6·2=12→3, 0, 1·2=2, 6, 0, 6, 8·2=16→7; sum 30, so the check digit is 0.
  test.each(['556016-0680', '5560160680', '165560160680', ' 556016 – 0680 ', '556016\u22120680'])(
    'is parsed from %p',
    (text) => {
      expect(parseOrganisationNumber(text)).toEqual({ ok: true, value: '5560160680' });
    },
  );

  test('requires a valid check digit', () => {
    expect(parseOrganisationNumber('556016-0681')).toMatchObject({ ok: false, reason: 'CHECKSUM' });
  });

  test('is not the personal number of a sole trader, and the error says so', () => {
    const { message } = parseOrganisationNumber('121212-1212') as { message: string };
    expect(message).toContain('inget personnummer');
  });

  test.each(['', '556016-068', 'Telefonaktiebolaget', '551016-0680'])('is not %p', (text) => {
    expect(parseOrganisationNumber(text)).toMatchObject({ ok: false, reason: 'FORMAT' });
  });
});
