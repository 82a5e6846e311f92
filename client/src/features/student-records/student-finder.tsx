import { counted } from '../../../../domain/numbers';
import { IconShieldLock } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { studentStatusLabels } from '../../../../domain/labels/student';
import { numberWithKind } from '../../../../domain/personal-number';
import type { FoundStudent } from '../../entities/student/use-student-search';
import { inlineTexts } from '../../lib/fixed-texts';
import { typeMoreText } from '../../lib/url-state/use-lookup';
import { ListSearch } from '../../ui/list/list-search';
import type { StudentFinderState } from './use-student-finder';
import { Grid } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';

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
  const listId = useId();
  const { active, walkTo, onKey } = useHitKeys(finder, q, onChoose);
  const idOf = (studentId: string) => `${listId}-${studentId}`;
  const activeId = active && idOf(active.id);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Grid as="section" gap="2" className="records-finder" aria-label={label} onKeyDown={onKey}>
      <ListSearch
        label="Sök elev"
        placeholder="Namn, personnummer eller e-post"
        value={q}
        onSearch={onSearch}
        control={{
          type: 'text',
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': rows.length > 0,
          'aria-controls': rows.length > 0 ? listId : undefined,
          'aria-activedescendant': activeId,
        }}
      />
      <p className="meta" role="status">
        {asked ? countText(rows.length, total, loading) : `${typeMoreText}.`}
      </p>
      <LoadFailed error={error} text="Kunde inte söka." />
      {rows.length > 0 && (
        <Grid className="records-hits box" id={listId} role="listbox" aria-label="Träffar">
          {rows.map((student) => (
            <Hit
              key={student.id}
              id={idOf(student.id)}
              student={student}
              isChosen={student.id === chosen}
              isActive={student.id === active?.id}
              onChoose={() => {
                walkTo(student.id);
                onChoose(student.id);
              }}
            />
          ))}
        </Grid>
      )}
    </Grid>
  );
}

/** The arrow keys walk the hits from the field, and Enter chooses the one that they have come to. */
function useHitKeys(
  { rows, loading }: StudentFinderState,
  q: string,
  onChoose: StudentFinderProps['onChoose'],
) {
  const [walkedTo, walkTo] = useState<string | null>(null);
  const active = rows.find(({ id }) => id === walkedTo);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const field = event.target instanceof HTMLInputElement ? event.target : null;
    // Looking for someone never sends the form that one looks in.
    if (event.key === 'Enter' && field) event.preventDefault();
    if (event.altKey || event.nativeEvent.isComposing || rows.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      const at = active ? rows.indexOf(active) + by : by === 1 ? 0 : rows.length - 1;
      walkTo(rows[(at + rows.length) % rows.length]!.id);
      event.currentTarget.querySelector('input')?.focus();
    }
    if (event.key !== 'Enter' || !field) return;
    // Hits of an older text are nobody's answer.
    const isAnswer = !loading && field.value.trim() === q.trim();
    const hit = active ?? (isAnswer ? rows[0] : undefined);
    if (hit) onChoose(hit.id);
  };
  return { active, walkTo, onKey };
}

interface HitProps {
  id: string;
  student: FoundStudent;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
}

function Hit({ id, student, isChosen, isActive, onChoose }: HitProps) {
  return (
    <button
      id={id}
      type="button"
      role="option"
      className="records-hit"
      // The arrow keys lead here from the field; Tab goes on to the form.
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      onClick={onChoose}
    >
      <span className="name with-sign">
        {student.name}
        {student.isProtected && (
          <IconShieldLock className="icon" size={16} stroke={1.8} aria-label="Skyddade personuppgifter" />
        )}
      </span>
      <span className="meta">{factsOf(student)}</span>
    </button>
  );
}

function countText(shown: number, total: number, loading: boolean): string {
  if (total === 0) return loading ? 'Söker…' : 'Inga elever matchar sökningen.';
  return total > shown ? `Visar ${shown} av ${total} elever` : counted(total, 'elev', 'elever');
}

function factsOf({ personalNumber, withheld, status }: FoundStudent): string {
  const number =
    numberWithKind(personalNumber) ??
    (withheld.includes('personalNumber') ? inlineTexts.withheldValue : 'Personnummer saknas');
  return `${number} · ${studentStatusLabels[status]}`;
}
