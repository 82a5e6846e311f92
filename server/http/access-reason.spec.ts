import { readAccessReason } from './access-reason.js';

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('the reason of an access', () => {
  it.each([
    ['percent-encoded', encodeURIComponent('Pröva åtgärd – 50 %'), 'Pröva åtgärd – 50 %'],
    ['as UTF-8 bytes', bytes('Ärende från Täby'), 'Ärende från Täby'],
    ['as Latin-1', 'Ärende', 'Ärende'],
    ['with a percent sign that encodes nothing', 'Betyg 50 %', 'Betyg 50 %'],
    ['with decomposed letters', encodeURIComponent('A\u030a'), 'Å'],
  ])('is read %s', (_way, header, text) => {
    expect(readAccessReason(header)).toBe(text);
  });

  it('keeps one line, without control characters and marks of direction', () => {
    expect(readAccessReason('a%0D%0Ab%00%1B%09c%E2%80%AEd')).toBe('a b cd');
  });

  it('is cut to two hundred characters, never in the middle of one', () => {
    const reason = readAccessReason(encodeURIComponent('😀'.repeat(300)));
    expect([...reason!]).toHaveLength(200);
    expect(reason).toBe(reason!.toWellFormed());
  });

  it.each([undefined, '', '   ', '%20%0A'])('is none when the header is %j', (header) => {
    expect(readAccessReason(header)).toBeNull();
  });
});
