import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../../../ui/button';
import { announce } from '../../../ui/feedback/live-region';
import { ListSearch } from '../../../ui/list/list-search';
import { Grid, Row } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

export interface Found {
  id: string;
  label: string;
  meta?: string | null;
}

interface SearchAddProps {
  label: string;
  placeholder: string;
  typed: string;
  /** Must be stable. */
  onSearch: (typed: string) => void;
  /** Undefined while they are looked up, or nothing was asked. */
  results: readonly Found[] | undefined;
  /** False while the results belong to an earlier query: Enter then picks nothing. */
  isCurrent?: boolean;
  chosen: readonly Found[];
  onChoose: (chosen: Found[]) => void;
  /** What the chosen are called: 'Valda elever'. */
  chosenLabel: string;
  /** The dialog begins here. */
  isFirst?: boolean;
}

/** Maximum number of names shown; a longer pasted list shows only the count. */
const mostNamed = 12;

/** Finds things by typing, and gathers those that are pressed; Enter takes the first. */
export function SearchAdd(props: SearchAddProps) {
  const { label, placeholder, typed, onSearch, results, isCurrent = true } = props;
  const { chosen, onChoose, chosenLabel, isFirst } = props;
  const free = results?.filter(({ id }) => !chosen.some((one) => one.id === id));
  const onTake = (one: Found) => onChoose([...chosen, one]);
  const onKeyDown = useFirstByEnter({ typed, onSearch, free: isCurrent ? free : undefined, onTake });
  return (
    <Grid gap="2" className="enrollments-search">
      <h3 className="field-label">{label}</h3>
      <ListSearch
        {...{ label, placeholder, onSearch }}
        value={typed}
        control={{ onKeyDown, 'data-autofocus': isFirst }}
      />
      {typed !== '' && free && (
        <ul className="enrollments-found" aria-label={`Träffar: ${label}`}>
          {free.length === 0 && <li className="meta">Inga träffar</li>}
          {free.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onTake(one)}>
                {sign(IconPlus, 16, 2)}
                <span className="sr-only">Lägg till</span>
                {one.label}
                {one.meta && <span className="meta">{one.meta}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <Row as="ul" className="enrollments-chosen" aria-label={chosenLabel}>
          {chosen.slice(0, mostNamed).map((one) => (
            <li key={one.id}>
              <span>
                {one.label}
                {one.meta && <span className="meta"> {one.meta}</span>}
              </span>
              <IconButton
                size="sm"
                label={`Ta bort ${one.label}`}
                icon={sign(IconX, 14, 2.2)}
                onClick={() => onChoose(chosen.filter(({ id }) => id !== one.id))}
              />
            </li>
          ))}
          {chosen.length > mostNamed && <li className="meta">och {chosen.length - mostNamed} till</li>}
          {chosen.length > 1 && (
            <li>
              <Button size="sm" variant="quiet" onClick={() => onChoose([])}>
                Ta bort alla {chosen.length}
              </Button>
            </li>
          )}
        </Row>
      )}
    </Grid>
  );
}

interface ByEnter {
  typed: string;
  onSearch: (typed: string) => void;
  free: readonly Found[] | undefined;
  onTake: (one: Found) => void;
}

/** Enter takes the first hit, once it is there, and empties the field; in an empty field it sends the form. */
function useFirstByEnter({ typed, onSearch, free, onTake }: ByEnter) {
  const [isAwaited, setAwaited] = useState(false);
  const isThere = isAwaited && free !== undefined;
  useEffect(() => {
    if (!isThere) return;
    setAwaited(false);
    const first = free[0];
    if (!first) return;
    onTake(first);
    onSearch('');
    announce(`${first.label} är vald.`);
  }, [isThere, free, onTake, onSearch]);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text === '') return setAwaited(false);
    event.preventDefault();
    if (text !== typed) onSearch(text);
    setAwaited(true);
  };
}
