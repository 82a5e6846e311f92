import { setPreferences } from '../../lib/preferences';
import { Pagination } from '../../ui/pagination';
import { Select } from '../../ui/select';
import { pageSizes, type ListView, type PageSize } from './list-address';

interface ListPagesProps {
  page: number;
  rows: PageSize;
  total: number;
  onChange: (change: Partial<ListView>) => void;
}

/** Where one is in the list, how to go on, and how many rows a page has (pages §0). */
export function ListPages({ page, rows, total, onChange }: ListPagesProps) {
  const pageCount = Math.ceil(total / rows);
  const first = (page - 1) * rows + 1;
  const toPage = (next: number) => {
    onChange({ page: next });
    document.querySelector('.students-table .table-scroller')?.scrollTo({ top: 0 });
    document.querySelector('.students-filter')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="students-pages no-print">
      <p className="meta tabular">
        {first > total
          ? `Sidan finns inte längre: listan har ${total} rader.`
          : `Visar ${first}–${Math.min(first + rows - 1, total)} av ${total}`}
      </p>
      <Pagination page={page} pageCount={pageCount} onPage={toPage} label="Sidor med elever" />
      <Select
        className="students-rows"
        label="Rader per sida"
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(rows)}
        onChange={(value) => {
          const size = pageSizes.find((one) => String(one) === value);
          if (!size) return;
          setPreferences({ rowsPerPage: size });
          onChange({ rows: size, page: 1 });
        }}
      />
    </div>
  );
}
