import { counted } from '../../../../domain/numbers';
import '../styles/list.css';
import { pageSizes, type PageSize } from '../../lib/url-state/url-values';
import { setPreferences } from '../../lib/session/preferences';
import { usePhone } from '../../lib/use-medium';
import { Button } from '../button';
import { Pagination } from './pagination';
import { Select } from '../fields/select';
import { Row } from '../layout';

interface ListPagesProps {
  page: number;
  rows: PageSize;
  total: number;
  /** For screen readers: 'Sidor med elever'. */
  label: string;
  onChange: (change: { page: number; rows?: PageSize }) => void;
}

/** Where one is in the list, how to go on, and how many rows a page has (pages §0). */
export function ListPages({ page, rows, total, label, onChange }: ListPagesProps) {
  const first = (page - 1) * rows + 1;
  const larger = usePhone() && page === 1 && total > rows ? pageSizes.find((size) => size > rows) : undefined;
  const toPage = (next: number) => {
    onChange({ page: next });
    document.querySelector('.list-table .table-scroller')?.scrollTo({ top: 0 });
    document.querySelector('.list-filter')?.scrollIntoView({ block: 'start' });
  };
  return (
    <Row gap="3 4" justify="space-between" className="above-3 no-print">
      <p className="meta tabular">
        {first > total
          ? `Sidan finns inte längre: listan har ${counted(total, 'rad', 'rader')}.`
          : `Visar ${first}–${Math.min(first + rows - 1, total)} av ${total}`}
      </p>
      {total > rows && (
        <p className="meta not-on-phone">
          Webbläsarens sökning (Ctrl+F) söker bara på den här sidan. Sök i hela listan med sökfältet ovanför.
        </p>
      )}
      {larger ? (
        <Button className="list-larger" onClick={() => onChange({ rows: larger, page: 1 })}>
          Visa fler
        </Button>
      ) : (
        <Pagination page={page} pageCount={Math.ceil(total / rows)} onPage={toPage} label={label} />
      )}
      <Select
        className="list-rows not-on-phone"
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
    </Row>
  );
}
