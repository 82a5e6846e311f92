import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type TableColumn, type TableSort } from './table';

interface Row {
  id: string;
  name: string;
  points: number;
}

const rows: Row[] = [
  { id: '1', name: 'Åsa Ek', points: 100 },
  { id: '2', name: 'Örjan Öst', points: 200 },
];
const columns: TableColumn<Row, 'NAME'>[] = [
  { key: 'name', header: 'Namn', cell: ({ name }) => name, sortField: 'NAME', rowHeader: true },
  { key: 'points', header: 'Poäng', cell: ({ points }) => points, numeric: true },
];
const onSort = jest.fn<(sort: TableSort<'NAME'>) => void>();
const onSelect = jest.fn<(selected: Set<string>) => void>();

function show(selected: Set<string> = new Set(), sort: TableSort<'NAME'> | null = null): void {
  render(
    <Table
      caption="Elever"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      selected={selected}
      onSelect={onSelect}
      selectLabel={({ name }) => `Välj ${name}`}
    />,
  );
}

/** The window is a phone's until the test has ended. */
function holdAPhone(): void {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.includes('max-width'),
  }));
}

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  onSort.mockClear();
  onSelect.mockClear();
});

describe('a table', () => {
  it('is a table to assistive technology: caption, column headers and row headers', () => {
    show();
    const table = screen.getByRole('table', { name: 'Elever' });
    expect(within(table).getByRole('columnheader', { name: 'Poäng' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'Åsa Ek' })).toBeInTheDocument();
    expect(within(table).getByRole('cell', { name: '200' })).toBeInTheDocument();
    // What only cards need would be a third of all elements.
    expect(table.querySelector('.table-label, .table-more')).toBeNull();
  });

  it('sorts by its headers and exposes the sort order', async () => {
    show(new Set(), { field: 'NAME', direction: 'ASC' });
    expect(screen.getByRole('columnheader', { name: 'Namn' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Namn' }));
    expect(onSort).toHaveBeenLastCalledWith({ field: 'NAME', direction: 'DESC' });
  });

  it('sorts by the same dropdown as a list when its headers are hidden', async () => {
    holdAPhone();
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortera efter' }), 'Namn, fallande');
    expect(onSort).toHaveBeenLastCalledWith({ field: 'NAME', direction: 'DESC' });
  });

  it('selects rows by name or the whole page at once, keeping those on other pages', async () => {
    show(new Set(['1', 'elsewhere']));
    expect(screen.getByRole('checkbox', { name: 'Välj Åsa Ek' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Välj alla på sidan' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Välj Örjan Öst' }));
    expect(onSelect).toHaveBeenLastCalledWith(new Set(['1', '2', 'elsewhere']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Välj Åsa Ek' }));
    expect(onSelect).toHaveBeenLastCalledWith(new Set(['elsewhere']));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }));
    expect(onSelect).toHaveBeenLastCalledWith(new Set(['1', '2', 'elsewhere']));
  });

  it('labels values on a phone, and hides the rest behind a button in each row', async () => {
    holdAPhone();
    const cards: TableColumn<Row>[] = [
      { key: 'name', header: 'Namn', cell: ({ name }) => name, rowHeader: true },
      { key: 'points', header: 'Poäng', cell: ({ points }) => points, card: 'fact' },
      { key: 'id', header: 'Nummer', cell: ({ id }) => id },
    ];
    render(<Table caption="Kurser" columns={cards} rows={rows} rowKey={({ id }) => id} />);
    const [first] = screen.getAllByRole('button', { name: 'Visa mer' });
    expect(first).toHaveAccessibleDescription('Åsa Ek');
    // Hidden cells are not rendered until the user expands the card.
    const card = first!.closest('tr')!;
    expect(card.cells).toHaveLength(3);
    await userEvent.click(first!);
    expect(card.cells).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Visa mindre' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('expands a card on request, stays expanded afterwards, and can be collapsed meanwhile', async () => {
    holdAPhone();
    const cards: TableColumn<Row>[] = [
      { key: 'name', header: 'Namn', cell: ({ name }) => name, rowHeader: true, card: 'fact' },
      { key: 'id', header: 'Nummer', cell: ({ id }) => id },
    ];
    const table = (open: string | null) => (
      <Table
        {...{ caption: 'Kurser', columns: cards, rows, rowKey: ({ id }: Row) => id }}
        opensCard={({ id }) => id === open}
      />
    );
    const { rerender } = render(table(null));
    rerender(table('1'));
    const fold = () => screen.getByRole('button', { name: 'Visa mindre' });
    expect(fold().closest('tr')).toHaveTextContent('Åsa Ek');
    rerender(table(null));
    expect(fold()).toBeInTheDocument();
    rerender(table('1'));
    await userEvent.click(fold());
    expect(screen.queryByRole('button', { name: 'Visa mindre' })).toBeNull();
  });

  it('has no such button when nothing is hidden', () => {
    holdAPhone();
    show();
    expect(screen.queryByRole('button', { name: 'Visa mer' })).toBeNull();
  });
});
