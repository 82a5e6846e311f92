import {
  holdsPersonalNumber,
  maskPersonalNumber,
  numberWithKind,
  readPersonalNumber,
} from './personal-number';

const now = new Date('2026-11-20T12:00:00Z');

describe('a personal number', () => {
  it.each([
    ['19900101-9802', '19900101-9802'],
    ['199001019802', '19900101-9802'],
    ['900101-9802', '19900101-9802'],
    ['9001019802', '19900101-9802'],
    ['900101+9802', '18900101-9802'],
    ['19900161-9809', '19900161-9809'],
    ['20000131-tf01', '20000131-TF01'],
    ['900101-T809', '19900101-T809'],
    ['261224+9801', '19261224-9801'],
  ])('is understood as %p', (typed, value) => {
    expect(readPersonalNumber(typed, now)).toEqual({ value });
  });

  it.each([
    ['19900101-9803', 'CHECKSUM'],
    ['19901301-9802', 'DATE'],
    ['1990-01-01-9802', 'FORMAT'],
    ['', 'FORMAT'],
    ['20000131-TF1', 'FORMAT'],
    ['900101-T803', 'CHECKSUM'],
    ['19900101+9802', 'PLUS'],
  ])('%p is refused for its %s', (typed, fault) => {
    expect(readPersonalNumber(typed, now)).toEqual({ fault });
  });

  it('names its kind where that is not the usual one', () => {
    expect(numberWithKind('20000131-TF01', 'TEMPORARY')).toBe('20000131-TF01 (T-nummer)');
    expect(numberWithKind('19900101-9802', 'PERSONNUMMER')).toBe('19900101-9802');
    expect(numberWithKind(null, 'NONE')).toBeNull();
    // Where a list holds the number alone, its shape says the kind.
    expect(numberWithKind('20000131-TF01')).toBe('20000131-TF01 (T-nummer)');
    expect(numberWithKind('19701063-2391')).toBe('19701063-2391 (samordningsnummer)');
    expect(numberWithKind('19900101-T982')).toBe('19900101-T982 (interimsnummer)');
    expect(numberWithKind('19900101-9802')).toBe('19900101-9802');
    expect(numberWithKind(null)).toBeNull();
  });

  it('is masked by its last four digits', () => {
    expect(maskPersonalNumber('19900101-9802')).toBe('19900101-****');
  });
});

describe('a personal number in a text', () => {
  it.each(['199001019802', 'Anna 900101-9802 ringde', '(701063-2391)', 'om 20000131-TF01'])(
    'is found: %s',
    (text) => {
      expect(holdsPersonalNumber(text)).toBe(true);
    },
  );

  it.each(['Ärende 2024-118', 'Möte 20260301', 'Ring 070-123 45 67', '1234567890123'])(
    'is not: %s',
    (text) => {
      expect(holdsPersonalNumber(text)).toBe(false);
    },
  );
});
