import type { usePreferences } from '../../lib/preferences';
import { Pagination } from '../../ui/pagination';
import { Select } from '../../ui/select';

type PageSize = ReturnType<typeof usePreferences>['rowsPerPage'];

const pageSizes = [25, 50, 100] as const satisfies readonly PageSize[];

interface ExamPagesProps {
  page: number;
  rows: PageSize;
  total: number;
  onPage: (page: number) => void;
  onRows: (rows: PageSize) => void;
}

/** Where one is in the table, how to go on, and how many rows a page has (pages §0). */
export function ExamPages({ page, rows, total, onPage, onRows }: ExamPagesProps) {
  const first = (page - 1) * rows + 1;
  return (
    <div className="exam-pages no-print">
      <p className="meta tabular">
        {first > total
          ? `Sidan finns inte längre: listan har ${total} rader.`
          : `Visar ${first}–${Math.min(first + rows - 1, total)} av ${total}`}
      </p>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / rows)}
        onPage={onPage}
        label="Sidor med prövningar"
      />
      <Select
        label="Rader per sida"
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(rows)}
        onChange={(value) => {
          const size = pageSizes.find((one) => String(one) === value);
          if (size) onRows(size);
        }}
      />
    </div>
  );
}
