import { MockedProvider } from '@apollo/client/testing/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EarningFreezesDocument, type FreezePartsFragment } from '../freezes.generated';
import { UiProvider } from '../../../ui/ui-provider';
import { FreezesTab } from './freezes-tab';

type Part = FreezePartsFragment['municipalities'][number];

/** As the server names it, which the cache finds it by. */
const named = <T,>(__typename: string, fields: T): T => ({ __typename, ...fields });

const part = (municipality: string, given: Partial<Part> = {}): Part =>
  named('FrozenMunicipality', {
    ...{ municipality, lines: 1, linesOre: 50_000, correctionsOre: 0, totalOre: 50_000, invoicedOre: 0 },
    ...{ status: 'FROZEN', invoices: [] },
    ...given,
  });

const freeze = (month: string, given: Partial<FreezePartsFragment> = {}): FreezePartsFragment =>
  named('EarningFreeze', {
    ...{ id: month, month: `${month}-01`, kind: 'FINAL', throughOn: `${month}-28`, totalOre: 150_000 },
    uninvoiced: ['Botkyrka', 'Täby'],
    ...{ frozenAt: `${month}-28T10:00:00.000Z`, frozenByName: 'Ada' },
    municipalities: [
      part('Botkyrka'),
      part('Salem', { status: 'INVOICED', invoicedOre: 50_000 }),
      part('Täby', { status: 'CORRECTED' }),
    ],
    ...given,
  });

async function chosenAfter(invoicing: string | null, earningFreezes: FreezePartsFragment[]) {
  render(
    <MockedProvider
      mocks={[{ request: { query: EarningFreezesDocument }, result: { data: { earningFreezes } } }]}
    >
      <MemoryRouter>
        <UiProvider>
          <FreezesTab view={{ invoicing, municipality: null }} onFreeze={() => undefined} />
        </UiProvider>
      </MemoryRouter>
    </MockedProvider>,
  );
  await screen.findAllByText('Botkyrka');
  return screen
    .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Välj (?!alla)/, checked: true })
    .map((box) => box.closest('label')?.textContent ?? box.getAttribute('aria-label'));
}

describe('the customers of a month (pages, X774)', () => {
  it('are all selected right after the freeze, except those already invoiced', async () => {
    const chosen = await chosenAfter('2026-09', [freeze('2026-10'), freeze('2026-09')]);
    expect(chosen).toHaveLength(2);
    expect(screen.getByText(/^2 kommuner valda/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fakturera valda' })).toBeInTheDocument();
  });

  it('are not selected otherwise, nor in a preliminary month', async () => {
    expect(await chosenAfter(null, [freeze('2026-09')])).toEqual([]);
    expect(await chosenAfter('2026-09', [freeze('2026-09', { kind: 'PRELIMINARY' })])).toEqual([]);
  });
});
