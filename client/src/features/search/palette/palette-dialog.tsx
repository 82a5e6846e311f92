import '../search.css';
import './palette.css';
import { IconCornerDownLeft } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { emptyTexts } from '../../../lib/fixed-texts';
import { takeTypedAhead } from '../../../lib/palette';
import { pageActions } from '../../../lib/page-actions';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Marked } from '../marked';
import { longestSearch } from '../search-question';
import { useOptionWalk } from '../use-option-walk';
import { useSearch } from '../use-search';
import {
  foundGroups,
  knownGroups,
  wantedName,
  type PaletteEntry,
  type PaletteGroup,
  type PalettePage,
} from './palette-entries';
import { sign } from '../../../ui/text/sign';

export interface PaletteDialogProps {
  /** The pages that the person may open. */
  pages: readonly PalettePage[];
  /** Whether people and courses are looked for as well (specification §2: coordinator and up). */
  searches: boolean;
  mayOpenCourses: boolean;
  /** Whether a student who is found can be enrolled from here. */
  mayEnroll: boolean;
  opened: boolean;
  onClose: () => void;
}

type PaletteProps = Omit<PaletteDialogProps, 'opened' | 'onClose'> & {
  choose: (entry: PaletteEntry) => void;
};

/** 'Gå till': pages, people, courses and what can be done here, found by typing and opened with Enter. */
export function PaletteDialog(props: PaletteDialogProps) {
  const navigate = useNavigate();
  const chosen = useRef<PaletteEntry | null>(null);
  // Once it has closed and given the focus back: the page or dialog that comes takes it from there.
  const go = () => {
    const { to, run } = chosen.current ?? {};
    chosen.current = null;
    if (to !== undefined) void navigate(to);
    else run?.();
  };
  const choose = (entry: PaletteEntry) => {
    chosen.current = entry;
    props.onClose();
  };
  return (
    <Dialog opened={props.opened} onClose={props.onClose} onClosed={go} title="Gå till" size="lg">
      <Palette {...props} choose={choose} />
    </Dialog>
  );
}

function Palette(props: PaletteProps) {
  const { searches, choose } = props;
  const { id, typed, groups, active, activeId, type, onKey, takeAhead } = usePalette(props);
  return (
    <>
      <TextField
        className="palette-field"
        data-autofocus
        role="combobox"
        aria-expanded
        data-always-open
        aria-controls={id}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        label={searches ? 'Sida, person, kurs eller något att göra' : 'Sida eller något att göra'}
        hideLabel
        placeholder={searches ? 'Sida, person, kurs…' : 'Sida…'}
        maxLength={longestSearch}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onFocus={takeAhead}
        onKeyDown={onKey}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <div id={id} role="listbox" aria-label="Träffar" className="palette-list">
        {groups.map((group) => (
          <Group key={group.heading} {...{ id, group, active, choose }} wanted={typed.trim()} />
        ))}
      </div>
      {groups.length === 0 && (
        <p className="meta" role="status">
          {emptyTexts.searchHits}
        </p>
      )}
    </>
  );
}

/** The palette's input, its entries, and the active entry. */
function usePalette({ pages, searches, choose, ...rights }: PaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [actions] = useState(pageActions);
  const { found, search } = useSearch();
  const groups = [...knownGroups(typed, actions, pages), ...foundGroups(typed, found.groups, rights)];
  const entries = groups.flatMap((group) => group.entries);
  const keys = entries.map(({ key }) => key);
  const { active, activeId, reset, move } = useOptionWalk(id, keys, 'first');
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = entries.find(({ key }) => key === active);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    reset();
    if (searches) search({ type: 'ALLA', text: wantedName(text), day: null }, 'after a pause');
  };
  const takeAhead = () => {
    const text = takeTypedAhead();
    if (text) type(typed + text);
  };
  return { id, typed, groups, active, activeId, type, onKey, takeAhead };
}

interface GroupProps {
  id: string;
  group: PaletteGroup;
  wanted: string;
  active: string | null;
  choose: (entry: PaletteEntry) => void;
}

function Group({ id, group: { heading, entries }, wanted, active, choose }: GroupProps) {
  return (
    <div role="group" aria-label={heading}>
      <p className="search-heading" aria-hidden="true">
        {heading}
      </p>
      {entries.map((entry) => (
        <div
          key={entry.key}
          id={`${id}-${entry.key}`}
          role="option"
          aria-selected={entry.key === active}
          className="palette-option"
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(entry)}
        >
          <span>
            <Marked text={entry.label} wanted={wanted} />
            {entry.hint && <span className="meta palette-hint"> {entry.hint}</span>}
          </span>
          {entry.key === active && sign(IconCornerDownLeft, 16)}
        </div>
      ))}
    </div>
  );
}
