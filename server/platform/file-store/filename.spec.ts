import { cleanFilename, contentDisposition, extensionOf } from './filename.js';

describe('cleanFilename', () => {
  it('keeps Swedish letters, dashes and quotes', () => {
    expect(cleanFilename('Åsa Öbergs intyg – "kopia".pdf')).toBe('Åsa Öbergs intyg – "kopia".pdf');
  });

  it('composes letters that macOS sends decomposed', () => {
    expect(cleanFilename('A\u030asa.pdf')).toBe('Åsa.pdf');
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\x\\intyg.pdf', 'intyg.pdf'],
    ['rad\r\nSet-Cookie: a=b.pdf', 'rad__Set-Cookie: a=b.pdf'],
    ['intyg\u202efdp.exe.pdf', 'intyg_fdp.exe.pdf'],
    ['nolla\u0000.pdf', 'nolla_.pdf'],
    ['  .pdf', 'fil.pdf'],
    ['', 'fil'],
    ['...', 'fil'],
    ['intyg.pdf. .', 'intyg.pdf'],
  ])('makes %j harmless', (given, stored) => {
    expect(cleanFilename(given)).toBe(stored);
  });

  it.each(['می\u200cخواهم.pdf', 'क्\u200dष.pdf', '👩\u200d🏫 intyg.pdf', '👩🏽\u200d🏫.pdf', '🏳️\u200d🌈.pdf'])(
    'keeps the joiners in %j, which would read differently without them',
    (name) => {
      expect(cleanFilename(name)).toBe(name);
    },
  );

  it.each([
    ['int\u200dyg.pdf', 'int_yg.pdf'],
    ['intyg.p\u200cdf', 'intyg.p_df'],
    ['\u200dintyg.pdf', '_intyg.pdf'],
    ['👩\u200d\u200d🏫.pdf', '👩\u200d_🏫.pdf'],
  ])('replaces in %j a joiner that joins nothing', (given, stored) => {
    expect(cleanFilename(given)).toBe(stored);
  });

  it('truncates a long name and keeps its extension', () => {
    const name = cleanFilename(`${'å'.repeat(400)}.docx`);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('å.docx')).toBe(true);
  });

  it('truncates between characters, never inside one', () => {
    expect(cleanFilename(`${'😀'.repeat(300)}.pdf`).isWellFormed()).toBe(true);
  });

  it('replaces a lone surrogate', () => {
    expect(cleanFilename('a\ud800.pdf')).toBe('a\ufffd.pdf');
  });
});

describe('extensionOf', () => {
  it.each([
    ['a.PDF', 'PDF'],
    ['a.tar.gz', 'gz'],
    ['a', ''],
    ['a.', ''],
    ['a.åäö', ''],
  ])('finds the extension of %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('contentDisposition', () => {
  it.each([
    ['Intyg Владимир.pdf', 'Intyg Vladimir.pdf'],
    ['Intyg Thị Ánh Nguyễn.pdf', 'Intyg Thi Anh Nguyen.pdf'],
    ['Αλέξανδρος.pdf', 'Alexandros.pdf'],
    ['Łukasz Søren Ægir.pdf', 'Lukasz Soren Aegir.pdf'],
    ['Åsa Öberg.pdf', 'Asa Oberg.pdf'],
    ['გიორგი.pdf', 'giorgi.pdf'],
  ])('transliterates %s to ASCII as %s', (name, ascii) => {
    expect(contentDisposition(name)).toContain(`filename="${ascii}"`);
  });

  it('writes an ASCII fallback and the full name', () => {
    expect(contentDisposition('Åsa Öbergs intyg – "kopia".pdf')).toBe(
      `attachment; filename="Asa Obergs intyg - _kopia_.pdf"; filename*=UTF-8''%C3%85sa%20%C3%96bergs%20intyg%20%E2%80%93%20%22kopia%22.pdf`,
    );
  });

  it('escapes everything that could end a value or a line', () => {
    const [, value] = /filename\*=UTF-8''(.*)$/.exec(contentDisposition(`a'(b)*!;\r\n.pdf`)) ?? [];
    expect(value).toBe('a%27%28b%29%2A%21%3B%0D%0A.pdf');
  });
});
