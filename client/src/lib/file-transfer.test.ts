import { filenameFrom, transferPaths } from './file-transfer';

describe('the name of a download', () => {
  it('prefers filename* to the ASCII one', () => {
    const header = `attachment; filename="Asa Obergs intyg.pdf"; filename*=UTF-8''%C3%85sa%20%C3%96bergs%20intyg%20%E2%80%93%20%22kopia%22.pdf`;
    expect(filenameFrom(header, 'fil')).toBe('Åsa Öbergs intyg – "kopia".pdf');
  });

  it('uses the plain one, quoted or not, else the fallback', () => {
    expect(filenameFrom('attachment; filename="a \\"b\\".txt"', 'fil')).toBe('a "b".txt');
    expect(filenameFrom('attachment; filename=betyg.pdf', 'fil')).toBe('betyg.pdf');
    expect(filenameFrom(null, 'fil')).toBe('fil');
  });

  it('uses the fallback when filename* cannot be decoded', () => {
    const warn = console.warn;
    console.warn = () => undefined;
    expect(filenameFrom(`attachment; filename="a.txt"; filename*=UTF-8''%E0%A4%A`, 'fil')).toBe('a.txt');
    console.warn = warn;
  });
});

describe('the paths of raw files', () => {
  it('escape their parameters', () => {
    expect(transferPaths.file('../x')).toBe('/api/uploads/download/..%2Fx');
    expect(transferPaths.studentExport(new URLSearchParams({ q: 'å' }))).toBe(
      '/api/students/export?q=%C3%A5',
    );
    expect(transferPaths.studentExport(new URLSearchParams())).toBe('/api/students/export');
  });
});
