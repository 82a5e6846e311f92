import { rebase } from './field-changes';

const base = { phone: '070-000 00 00', municipality: 'Solna', exam: 'Ej anmäld', email: '' };
const fields = [
  { name: 'phone', label: 'Telefon' },
  { name: 'municipality', label: 'Kommun' },
  { name: 'exam', label: 'Provstatus' },
  { name: 'email', label: 'E-post' },
] as const;

const onto = (theirs: Partial<typeof base>, mine: Partial<typeof base>) =>
  rebase(fields, { base, mine: { ...base, ...mine }, latest: { ...base, ...theirs } });

describe('merging a form with a newer version', () => {
  it('keeps what was typed and takes what only others changed', () => {
    const { draft, changes } = onto({ exam: 'Anmäld' }, { email: 'anna@exempel.se' });
    expect(draft).toEqual({ ...base, email: 'anna@exempel.se', exam: 'Anmäld' });
    expect(changes).toEqual([
      { name: 'exam', label: 'Provstatus', before: 'Ej anmäld', theirs: 'Anmäld', mine: null },
    ]);
  });

  it('reports both values when both changed the same field, and keeps the typed one', () => {
    const { draft, changes } = onto({ phone: '070-1' }, { phone: '070-2' });
    expect(draft.phone).toBe('070-2');
    expect(changes).toEqual([
      { name: 'phone', label: 'Telefon', before: '070-000 00 00', theirs: '070-1', mine: '070-2' },
    ]);
  });

  it('has no conflict when both typed the same', () => {
    const { changes } = onto({ phone: '070-1' }, { phone: '070-1 ' });
    expect(changes).toEqual([expect.objectContaining({ name: 'phone', mine: null })]);
  });

  it('also keeps a cleared field', () => {
    const { draft, changes } = onto({ municipality: 'Täby' }, { municipality: '' });
    expect(draft.municipality).toBe('');
    expect(changes[0]?.mine).toBe('');
  });

  it('finds nothing when the newer version differs outside the form', () => {
    expect(onto({}, { exam: 'x' }).changes).toEqual([]);
  });
});
