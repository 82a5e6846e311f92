import type { AppError } from '../errors/app-error.js';
import { readAccessReason } from './access-reason.js';

function refusalOf(text: string): { path: string; reason: string }[] {
  try {
    readAccessReason(encodeURIComponent(text));
  } catch (error) {
    return ((error as AppError).fields ?? []).map(({ path, reason }) => ({ path, reason }));
  }
  return [];
}

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('the reason for an access', () => {
  it.each([
    ['percent-encoded', encodeURIComponent('Pröva åtgärd – 50 %'), 'Pröva åtgärd – 50 %'],
    ['as UTF-8 bytes', bytes('Ärende från Täby'), 'Ärende från Täby'],
    ['as Latin-1', 'Ärende', 'Ärende'],
    ['with a percent sign that encodes nothing', 'Betyg 50 %', 'Betyg 50 %'],
    ['with decomposed letters', encodeURIComponent('A\u030a'), 'Å'],
  ])('is parsed %s', (_way, header, text) => {
    expect(readAccessReason(header)).toBe(text);
  });

  it('stays on one line, without control characters and directional marks', () => {
    expect(readAccessReason('a%0D%0Ab%00%1B%09c%E2%80%AEd')).toBe('a b cd');
  });

  it('has at most two hundred characters; a longer one is rejected under its name', () => {
    expect([...readAccessReason(encodeURIComponent('😀'.repeat(200)))!]).toHaveLength(200);
    expect(refusalOf('😀'.repeat(201))).toEqual([{ path: 'Access-Reason', reason: 'TOO_LONG' }]);
  });

  it.each([
    '199001019802',
    '19900101-9802',
    'Anna 900101-9802 ringde',
    '900101–9802.',
    '19550322-TF01',
    '(701063-2391)',
  ])('contains no personal number: %s', (text) => {
    expect(refusalOf(text)).toEqual([{ path: 'Access-Reason', reason: 'NOT_ALLOWED' }]);
  });

  it.each([
    'Ärende 2024-118',
    'Möte 20260301',
    'Ring 070-123 45 67',
    'Kurs SVESVE01',
    'Diarienummer 1234567890123',
  ])('may contain other numbers: %s', (text) =>
    expect(readAccessReason(encodeURIComponent(text))).toBe(text),
  );

  it.each([undefined, '', '   ', '%20%0A'])('is null when the header is %j', (header) => {
    expect(readAccessReason(header)).toBeNull();
  });
});
