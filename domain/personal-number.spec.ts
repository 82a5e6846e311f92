import {
  ageAt,
  birthDate,
  formatPersonalNumber,
  holdsPersonalNumber,
  kindOfNumber,
  maskPersonalNumber,
  numberSought,
  numberWithKind,
  parsePersonalNumber,
} from './personal-number.js';

const NOW = new Date('2026-11-20T08:00:00Z');
const read = (text: string, now = NOW) => parsePersonalNumber(text, now);
const value = (text: string, now = NOW) => {
  const result = read(text, now);
  return result.ok ? result.value : result.reason;
};
const message = (text: string) => {
  const result = read(text);
  return result.ok ? null : result.message;
};

describe('parsing a personal number', () => {
  it.each([
    '19900101-9802',
    '199001019802',
    '19900101 9802',
    '900101-9802',
    '9001019802',
    ' 900101 - 9802 ',
    '900101\u20139802',
    '19900101 \u2013 9802',
  ])('parses %s as 199001019802', (spelling) => {
    expect(value(spelling)).toBe('199001019802');
  });

  it.each([
    ['851224-9809', '198512249809'],
    ['780615-9815', '197806159815'],
    ['000229-9808', '200002299808'],
    ['640823-9819', '196408239819'],
  ])('accepts the published test number %s', (spelling, twelve) => {
    expect(value(spelling)).toBe(twelve);
  });

  it.each([
    ['900161-9809', '199001619809'],
    ['720990-9808', '197209909808'],
    ['701063-2391', '197010632391'],
  ])('accepts the coordination number %s', (spelling, twelve) => {
    expect(value(spelling)).toBe(twelve);
  });

  it('picks the latest century that is not in the future', () => {
    expect(value('000229-9808')).toBe('200002299808');
    expect(value('640823-9819')).toBe('196408239819');
    expect(value('261120-9806', new Date('2026-11-20T08:00:00Z')).slice(0, 8)).toBe('20261120');
    expect(value('261120-9806', new Date('2026-11-19T08:00:00Z')).slice(0, 8)).toBe('19261120');
  });

  it('treats + as a hundred years earlier', () => {
    expect(value('000229+9808')).toBe('FORMAT'); // 1900 was no leap year
    expect(value('900101+9802')).toBe('189001019802');
    // From the year in which the hundredth birthday falls.
    expect(value('261224+9801')).toBe('192612249801');
    expect(value('19261224+9801')).toBe('192612249801');
  });

  it.each([
    ['20000131-TF01', '20000131TF01', 'TEMPORARY'],
    ['20000131-tf01', '20000131TF01', 'TEMPORARY'],
    ['20000131 tf26', '20000131TF26', 'TEMPORARY'],
    ['000131-TF01', '20000131TF01', 'TEMPORARY'],
    ['19900101-T809', '19900101T809', 'INTERIM'],
    ['900161-9809', '199001619809', 'SAMORDNINGSNUMMER'],
    ['900101-9802', '199001019802', 'PERSONNUMMER'],
  ])('accepts %s and detects its kind', (spelling, twelve, kind) => {
    expect(read(spelling)).toEqual({ ok: true, value: twelve, kind });
    expect(kindOfNumber(twelve)).toBe(kind);
  });

  it.each([
    ['20000131-TF01', '20000131TF01'],
    ['19900101-9802', '199001019802'],
    ['900101-98', '90010198'],
    ['20000131-T', '20000131T'],
    ['Anna', null],
    ['anna@exempel.se', null],
    ['123', null],
  ])('searches for %s as %s', (typed, stored) => {
    expect(numberSought(typed)).toBe(stored);
  });

  it('uses the date in Sweden, not in Greenwich', () => {
    expect(value('20261121-9802', new Date('2026-11-20T23:30:00Z'))).not.toBe('RANGE');
  });

  it.each([
    ['900101-9803', 'CHECKSUM', 'Kontrollsiffran stämmer inte.'],
    ['010229-9800', 'FORMAT', 'Datumet finns inte.'],
    ['19901301-9802', 'FORMAT', 'Datumet finns inte.'],
    ['900192-9802', 'FORMAT', 'Datumet finns inte.'],
    ['900160-9802', 'FORMAT', 'Datumet finns inte.'],
    ['900101-0000', 'FORMAT', 'Födelsenumret 000 finns inte.'],
    ['20990101-9802', 'RANGE', 'Datumet ligger i framtiden.'],
    ['10019802', 'FORMAT', 'Personnumret ska skrivas ÅÅÅÅMMDD-NNNN.'],
    ['101019802', 'FORMAT', 'Personnumret har nio siffror, saknar det en inledande nolla?'],
    ['1.99001E+11', 'FORMAT', 'Personnumret har blivit avrundat till ett tal.'],
    ['900101-T803', 'CHECKSUM', 'Kontrollsiffran stämmer inte.'],
    ['900101-A802', 'FORMAT', 'Personnumret ska skrivas ÅÅÅÅMMDD-NNNN.'],
    ['20000231-TF01', 'FORMAT', 'Datumet finns inte.'],
    [
      '19900101+9802',
      'FORMAT',
      'Plustecken skrivs bara för den som har fyllt hundra år, skriv ett bindestreck.',
    ],
    ['900101\u0000-9802', 'FORMAT', 'Personnumret ska skrivas ÅÅÅÅMMDD-NNNN.'],
    ['1990-01-01-9802', 'FORMAT', 'Personnumret ska skrivas ÅÅÅÅMMDD-NNNN.'],
    ['20000131-TF1', 'FORMAT', 'Personnumret ska skrivas ÅÅÅÅMMDD-NNNN.'],
    ['17990101-9802', 'RANGE', 'Århundradet stämmer inte.'],
    ['', 'REQUIRED', 'Personnumret måste fyllas i.'],
  ])('rejects %j as %s', (spelling, reason, sentence) => {
    expect(read(spelling)).toMatchObject({ ok: false, reason });
    expect(message(spelling)).toBe(sentence);
  });
});

describe('displaying a personal number', () => {
  it('writes it with century and hyphen', () => {
    expect(formatPersonalNumber('199001019802')).toBe('19900101-9802');
  });

  it('masks the last four digits', () => {
    expect(maskPersonalNumber('199001019802')).toBe('19900101-****');
    expect(maskPersonalNumber('20000131TF01')).toBe('20000131-****');
  });

  it('states its kind unless it is the usual one', () => {
    expect(numberWithKind('20000131-TF01', 'TEMPORARY')).toBe('20000131-TF01 (T-nummer)');
    expect(numberWithKind('19900101-9802', 'PERSONNUMMER')).toBe('19900101-9802');
    expect(numberWithKind(null, 'NONE')).toBeNull();
    // For a number without a stored kind, the format determines it.
    expect(numberWithKind('20000131-TF01')).toBe('20000131-TF01 (T-nummer)');
    expect(numberWithKind('19701063-2391')).toBe('19701063-2391 (samordningsnummer)');
    expect(numberWithKind('19900101-T982')).toBe('19900101-T982 (interimsnummer)');
    expect(numberWithKind('19900101-9802')).toBe('19900101-9802');
    expect(numberWithKind(null)).toBeNull();
  });

  it('gives the birth date, for a coordination number too', () => {
    expect(birthDate('199001019802')).toBe('1990-01-01');
    expect(birthDate('199001619809')).toBe('1990-01-01');
    expect(birthDate('20000131TF01')).toBe('2000-01-31');
  });

  it('counts age in whole years', () => {
    expect(ageAt('199011209802', NOW)).toBe(36);
    expect(ageAt('199011219801', NOW)).toBe(35);
  });
});

describe('a personal number in text', () => {
  it.each(['199001019802', 'Anna 900101-9802 ringde', '(701063-2391)', 'om 20000131-TF01'])(
    'is detected: %s',
    (text) => {
      expect(holdsPersonalNumber(text)).toBe(true);
    },
  );

  it.each(['Ärende 2024-118', 'Möte 20260301', 'Ring 070-123 45 67', '1234567890123'])(
    'is not detected: %s',
    (text) => {
      expect(holdsPersonalNumber(text)).toBe(false);
    },
  );
});
