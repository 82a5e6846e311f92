import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen } from '@testing-library/react';
import { StudentHistoryDocument, type StudentHistoryQuery } from './student.generated';
import { UiProvider } from '../../ui/ui-provider';
import { HistoryCard } from './history-card';

function show(studentHistory: StudentHistoryQuery['studentHistory']) {
  const request = { query: StudentHistoryDocument, variables: { studentId: 's1' } };
  render(
    <MockedProvider mocks={[{ request, result: { data: { studentHistory } } }]}>
      <UiProvider>
        <HistoryCard studentId="s1" />
      </UiProvider>
    </MockedProvider>,
  );
}

describe('the card Ändringshistorik (specification §2, contract §7)', () => {
  it('says when nothing has been changed', async () => {
    show([]);
    expect(await screen.findByText('Ingen ändringshistorik')).toBeTruthy();
  });

  it('shows in Swedish who changed what, and from what', async () => {
    show([
      {
        __typename: 'HistoryEntry',
        id: 'h1',
        timestamp: '2026-11-20T10:00:00.000Z',
        changedBy: { __typename: 'UserRef', id: 'u1', name: 'Anders Nyström' },
        changedByRole: 'ADMIN',
        isImported: false,
        changes: ['mergedInto', 'phone'],
        previousValues: { mergedInto: null, phone: '0701234567' },
        newValues: { mergedInto: 'Amina Hassan', phone: null },
      } as StudentHistoryQuery['studentHistory'][number],
    ]);
    expect(await screen.findByText('Sammanslagen i:')).toBeTruthy();
    expect(screen.getByText('Amina Hassan')).toBeTruthy();
    expect(screen.getByText('Telefon:')).toBeTruthy();
    expect(screen.getAllByText('Ej angivet')).toHaveLength(2);
  });

  it.each([
    [false, 'Eleven lades till för hand.'],
    [true, 'Eleven kom med en importerad fil.'],
  ])('says of a creation in one line how it happened (imported: %s)', async (isImported, line) => {
    show([
      {
        __typename: 'HistoryEntry',
        id: 'h1',
        timestamp: '2026-11-20T10:00:00.000Z',
        changedBy: { __typename: 'UserRef', id: 'u1', name: 'Anders Nyström' },
        changedByRole: 'ADMIN',
        isImported,
        changes: ['name', 'phone', 'email'],
        previousValues: isImported ? { name: null, phone: null, email: null } : {},
        newValues: { name: 'Amina Hassan', phone: '0701234567', email: 'amina@exempel.se' },
      } as unknown as StudentHistoryQuery['studentHistory'][number],
    ]);
    expect(await screen.findByText(line)).toBeTruthy();
    expect(screen.queryByText('Telefon:')).toBeNull();
  });

  it('prints in full, since paper has no way to show more', async () => {
    const entries = Array.from({ length: 12 }, (_, index) => ({
      __typename: 'HistoryEntry',
      id: `h${index}`,
      timestamp: '2026-11-20T10:00:00.000Z',
      changedBy: null,
      changedByRole: null,
      isImported: false,
      changes: ['phone'],
      previousValues: { phone: null },
      newValues: { phone: `070${index}` },
    }));
    show(entries as unknown as StudentHistoryQuery['studentHistory']);
    expect(await screen.findAllByText('Systemet')).toHaveLength(8);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByText('Systemet')).toHaveLength(12);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByText('Systemet')).toHaveLength(8);
  });
});
