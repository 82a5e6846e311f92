import '../styles/content.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button, IconButton } from '../button';
import { Row } from '../layout';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** The name of the navigation. */
  label?: string;
}

/** The pages to show: the ends, the current one with its neighbours, gaps as null. */
function shownPages(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const pages = [...new Set(wanted)];
  return pages.flatMap((one, index) => {
    const before = pages[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}

/** Turns the pages of a list. */
export function Pagination({ page, pageCount, onPage, label = 'Sidor' }: PaginationProps) {
  // Past the last page, whose rows are gone, there is a way back.
  if (pageCount <= 1 && page <= 1) return null;
  return (
    <Row as="nav" gap="1" aria-label={label} className="pagination">
      <IconButton
        label="Föregående sida"
        disabled={page <= 1}
        icon={<IconChevronLeft className="icon" size={20} stroke={1.8} aria-hidden="true" />}
        onClick={() => onPage(page - 1)}
      />
      {shownPages(page, pageCount).map((one, index) =>
        one === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            key={one}
            variant={one === page ? 'soft' : 'quiet'}
            aria-label={`Sida ${one}`}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </Button>
        ),
      )}
      <IconButton
        label="Nästa sida"
        disabled={page >= pageCount}
        icon={<IconChevronRight className="icon" size={20} stroke={1.8} aria-hidden="true" />}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  );
}
