import { IconShieldLock } from '@tabler/icons-react';
import { readFailure } from '../../apollo/failure';
import { inlineTexts, studentStatusLabels } from '../../lib/fixed-texts';
import { ListSearch } from '../../ui/list/list-search';
import { Message } from '../../ui/message';
import { shortestSearch, type FoundStudent, type StudentFinderState } from './use-student-finder';

interface StudentFinderProps {
  /** The name of this search among others on the page. */
  label?: string;
  q: string;
  finder: StudentFinderState;
  chosen: string | null;
  onSearch: (q: string) => void;
  onChoose: (id: string) => void;
}

/** The search with its hits, which stay beside the form. */
export function StudentFinder({
  label = 'Sök elev',
  q,
  finder,
  chosen,
  onSearch,
  onChoose,
}: StudentFinderProps) {
  const { rows, total, asked, loading, error } = finder;
  return (
    <section className="records-finder" aria-label={label}>
      <ListSearch
        label="Sök elev"
        placeholder="Namn, personnummer eller e-post"
        value={q}
        onSearch={onSearch}
      />
      <p className="meta" role="status">
        {asked ? countText(rows.length, total, loading) : `Skriv minst ${shortestSearch} tecken.`}
      </p>
      {error && <Message tone="error">Kunde inte söka. {readFailure(error).message}</Message>}
      {rows.length > 0 && (
        <ul className="records-hits" aria-label="Träffar">
          {rows.map((student) => (
            <li key={student.id}>
              <button
                type="button"
                className="records-hit"
                aria-current={student.id === chosen ? 'true' : undefined}
                onClick={() => onChoose(student.id)}
              >
                <span className="records-hit-name">
                  {student.name}
                  {student.isProtected && (
                    <IconShieldLock
                      className="icon"
                      size={16}
                      stroke={1.8}
                      aria-label="Skyddade personuppgifter"
                    />
                  )}
                </span>
                <span className="meta">{factsOf(student)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countText(shown: number, total: number, loading: boolean): string {
  if (total === 0) return loading ? 'Söker...' : 'Inga elever matchar sökningen.';
  return total > shown ? `Visar ${shown} av ${total} elever` : `${total} ${total === 1 ? 'elev' : 'elever'}`;
}

function factsOf({ personalNumber, withheld, status }: FoundStudent): string {
  const number =
    personalNumber ??
    (withheld.includes('personalNumber') ? inlineTexts.withheldValue : 'Personnummer saknas');
  return `${number} · ${studentStatusLabels[status]}`;
}
