import './search.css';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { SearchType } from '../../../../domain/generated';
import { searchTypeLabels } from '../../../../domain/labels/search';
import { buttons, emptyTexts, placeholders } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { IconButton } from '../../ui/button';
import { Select } from '../../ui/fields/select';
import { TextField } from '../../ui/fields/text-field';
import { longestSearch } from './search-question';
import { useSearchBox } from './use-search-box';
import { Row } from '../../ui/layout';
import { deferred } from '../../ui/on-demand';
import { sign } from '../../ui/text/sign';

const SearchResults = deferred(async () => (await import('./search-results')).SearchResults, { quiet: true });
const DateField = deferred(async () => (await import('../../ui/fields/date-field')).DateField, {
  waiting: <div className="search-field" />,
});

const typeOptions = (['ALLA', 'ANVANDARE', 'KURS', 'DATUM'] as const satisfies readonly SearchType[]).map(
  (value) => ({ value, label: searchTypeLabels[value] }),
);

export interface SearchBoxProps {
  /** Gives students among the hits a link to their own page as well (permissions, D10). */
  studentLinks: boolean;
}

/** The global search of the navigation bar (specification §2: Search). */
export function SearchBox({ studentLinks }: SearchBoxProps) {
  const box = useSearchBox();
  const [dayTyped, setDayTyped] = useState(false);
  const { type, text, day } = box.input;
  const isDate = type === 'DATUM';
  const placeholder = placeholders.search(searchTypeLabels[type]);
  const filled = isDate ? day !== null || dayTyped : text !== '';

  return (
    <search
      ref={box.root}
      className="search"
      aria-label="Global sökning"
      onBlur={(event) => {
        if (event.relatedTarget && !box.root.current?.contains(event.relatedTarget)) box.close();
      }}
      onKeyDown={box.onKey}
    >
      <Row gap="0" nowrap className="search-frame">
        <Select
          className="search-type"
          label="Sök bland"
          hideLabel
          options={typeOptions}
          value={type}
          onChange={(picked) => box.change({ type: picked }, 'at once')}
        />
        <SearchField {...{ box, placeholder, onDayTyped: setDayTyped }} />
        {/* Before the clear button, so that Tab moves from the field to the results. */}
        <Found box={box} studentLinks={studentLinks} />
        {filled ? (
          <IconButton
            size="sm"
            className="search-clear"
            label={buttons.clearSearch}
            icon={IconX}
            onClick={() => {
              setDayTyped(false);
              box.clear();
            }}
          />
        ) : (
          <KeyHint />
        )}
      </Row>
    </search>
  );
}

interface SearchFieldProps {
  box: ReturnType<typeof useSearchBox>;
  placeholder: string;
  /** Something is typed that is no day. */
  onDayTyped: (typed: boolean) => void;
}

/** The text, or the day where days are searched. */
function SearchField({ box, placeholder, onDayTyped }: SearchFieldProps) {
  const { shortcuts } = usePreferences();
  const { type, text, day } = box.input;
  const control = {
    ref: box.field,
    role: 'combobox',
    'aria-expanded': box.shown,
    'aria-controls': box.shown ? box.id : undefined,
    'aria-activedescendant': box.activeId,
    'aria-keyshortcuts': shortcuts ? '/' : undefined,
    onFocus: box.reopen,
  } as const;
  if (type === 'DATUM')
    return (
      <DateField
        key={box.timesCleared}
        className="search-field"
        label="Sökdatum"
        hideLabel
        description=""
        placeholder={placeholder}
        control={control}
        value={day}
        onChange={(picked, valid) => {
          onDayTyped(!valid);
          // Leaving the field reports the same day again: that is no new question.
          if (picked !== day) box.change({ day: picked }, 'at once');
        }}
      />
    );
  return (
    <TextField
      {...control}
      className="search-field"
      label="Sök"
      hideLabel
      placeholder={placeholder}
      aria-autocomplete="list"
      maxLength={longestSearch}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      icon={sign(IconSearch)}
      value={text}
      onChange={(event) => box.change({ text: event.currentTarget.value })}
    />
  );
}

function Found({ box, studentLinks }: SearchBoxProps & { box: ReturnType<typeof useSearchBox> }) {
  const { id, found, active, shown, saysNothing, forget } = box;
  return (
    <>
      {shown && (
        <SearchResults
          id={id}
          groups={found.groups}
          wanted={found.text}
          active={active}
          studentLinks={studentLinks}
          onChosen={forget}
        />
      )}
      {/* Visual only: the live region announces it to screen readers. */}
      {saysNothing && (
        <p className="search-nothing" aria-hidden="true">
          {emptyTexts.searchHits}
        </p>
      )}
    </>
  );
}

/** The key that leads to the field, where such keys are on. */
function KeyHint() {
  const { shortcuts } = usePreferences();
  return (
    shortcuts && (
      <kbd className="search-key" aria-hidden="true">
        /
      </kbd>
    )
  );
}
