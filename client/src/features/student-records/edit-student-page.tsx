import './student-records.css';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { useSearch } from '../../lib/url-state/use-search';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHeader } from '../../ui/page-header';
import { StudentFinder } from './student-finder';
import { useStudentFinder } from './use-student-finder';

export interface EditStudentPageProps {
  /** The form and the tabs of the chosen student, and how one leaves the student unopened. */
  pane: (id: string, leave: () => void) => ReactNode;
}

/** 'Elev+' (pages §2): find at the left, edit at the right, on to the next with Alt and an arrow. */
export function EditStudentPage({ pane }: EditStudentPageProps) {
  const [params, changeSearch] = useSearch();
  const q = params.get('q') ?? '';
  const chosen = params.get('elev');
  const finder = useStudentFinder(q);
  const go = useCallback(
    (change: Record<string, string | null>, replace = false) => changeSearch(change, { replace }),
    [changeSearch],
  );
  const onSearch = useCallback((text: string) => go({ q: text }, true), [go]);
  const at = finder.rows.findIndex(({ id }) => id === chosen);
  const neighbour = (by: 1 | -1) => finder.rows[at + by];
  const move = (by: 1 | -1) => {
    const next = neighbour(by);
    if (next) go({ elev: next.id });
  };
  const leave = () => {
    const from = document.querySelector<HTMLElement>('.records-hit[aria-selected="true"]');
    go({ elev: null }, true);
    (from ?? document.querySelector<HTMLElement>('.records-finder input'))?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const hint = finder.rows.length > 0 ? 'Välj en elev i listan.' : 'Sök efter en elev för att börja.';
  return (
    <div onKeyDown={onKey}>
      <PageHeader
        title="Ändra elever"
        lead="Sök upp en elev och ändra direkt."
        actions={
          finder.rows.length > 0 && (
            <Neighbours
              before={neighbour(-1) !== undefined}
              after={neighbour(1) !== undefined}
              onMove={move}
            />
          )
        }
      />
      <div className="parts records-grid">
        <StudentFinder
          q={q}
          finder={finder}
          chosen={chosen}
          onSearch={onSearch}
          onChoose={(id) => go({ elev: id })}
        />
        <div className="records-pane">{chosen ? pane(chosen, leave) : <EmptyState text={hint} />}</div>
      </div>
    </div>
  );
}

interface NeighboursProps {
  before: boolean;
  after: boolean;
  onMove: (by: 1 | -1) => void;
}

function Neighbours({ before, after, onMove }: NeighboursProps) {
  return (
    <div className="row">
      <Button
        disabled={!before}
        aria-keyshortcuts="Alt+ArrowUp"
        icon={IconArrowUp}
        onClick={() => onMove(-1)}
      >
        Föregående
      </Button>
      <Button
        disabled={!after}
        aria-keyshortcuts="Alt+ArrowDown"
        icon={IconArrowDown}
        onClick={() => onMove(1)}
      >
        Nästa
      </Button>
    </div>
  );
}
