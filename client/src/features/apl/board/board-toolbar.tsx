import { counted } from '../../../../../domain/numbers';
import { valuesOf } from '../../../../../domain/options';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { useSession } from '../../../lib/session/session-store';
import { fieldLabels } from '../../../lib/fixed-texts';
import { Button, LinkButton } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { announce } from '../../../ui/feedback/live-region';
import { Select } from '../../../ui/fields/select';
import { deferred } from '../../../ui/on-demand';
import { TextField } from '../../../ui/fields/text-field';
import type { BoardCard } from '../board-card';
import type { CardSelection } from '../selection/use-card-selection';
import { educationsOf, isPlacementFiltered } from './board-filter';
import type { useBoardFilter } from './use-board-filter';
import { sign } from '../../../ui/text/sign';

const PlacementFilters = deferred(async () => (await import('../placement/placement-filters')).default);

const announceAfterMs = 600;

interface BoardToolbarProps {
  state: ReturnType<typeof useBoardFilter>;
  cards: readonly BoardCard[];
  /** How many cards the filter leaves; null while nothing is filtered. */
  hits: number | null;
  newestLast: boolean;
  onNewestLast: (newestLast: boolean) => void;
  selection: Pick<CardSelection, 'isChoosing' | 'setChoosing'>;
}

const labels = {
  mine: 'Mina elever',
  unseen: 'Olästa',
  due: 'Att följa upp',
  ongoing: 'Bara pågående med APL',
  longestFirst: 'Längst i kolumnen först',
};

/** Filter switches, and the button that saves the view as the user's default. */
function BoardSwitches({ state: { filter, toggle, usual } }: Pick<BoardToolbarProps, 'state'>) {
  const { role } = useSession();
  // Only a teacher has students of their own.
  const names = valuesOf(labels).filter((name) => name !== 'mine' || role === 'TEACHER');
  return (
    <>
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          variant={filter[name] ? 'soft' : 'quiet'}
          aria-pressed={filter[name]}
          onClick={() => toggle(name)}
        >
          {labels[name]}
        </Button>
      ))}
      {!usual.isShown && (
        <Button size="sm" variant="quiet" onClick={usual.keep}>
          Gör till min förvalda
        </Button>
      )}
    </>
  );
}

/** Filter, order, order of comments, printing. */
export function BoardToolbar({ state, cards, hits, newestLast, onNewestLast, selection }: BoardToolbarProps) {
  const { filter, setName, setMunicipality, setEducation, clearPlacement, clear } = state;
  const { name, municipality, education } = filter;
  const [opensPlacement, setByPlacement] = useState(false);
  const byPlacement = opensPlacement || isPlacementFiltered(filter);
  const educations = useMemo(() => educationsOf(cards).map((one) => ({ value: one, label: one })), [cards]);
  const places = useMunicipalities(municipality);
  useEffect(() => {
    if (hits === null) return undefined;
    const timer = setTimeout(
      () => announce(counted(hits, 'student visas', 'studenter visas')),
      announceAfterMs,
    );
    return () => clearTimeout(timer);
  }, [hits]);
  return (
    <div className="apl-toolbar no-print">
      <TextField
        className="apl-filter-name"
        label="Filtrera på namn"
        hideLabel
        type="search"
        placeholder="Filtrera på namn"
        value={name}
        icon={sign(IconSearch)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        className="apl-filter-municipality"
        label={fieldLabels.municipality}
        hideLabel
        placeholder="Alla kommuner"
        options={places}
        value={municipality}
        onChange={setMunicipality}
      />
      <Select
        className="apl-filter-municipality"
        label="Utbildning"
        hideLabel
        placeholder="Alla utbildningar"
        options={educations}
        value={education}
        onChange={setEducation}
      />
      <div className="apl-switches">
        <BoardSwitches state={state} />
        <Button
          size="sm"
          variant={byPlacement ? 'soft' : 'quiet'}
          aria-expanded={byPlacement}
          onClick={() => {
            if (isPlacementFiltered(filter)) clearPlacement();
            setByPlacement(!byPlacement);
          }}
        >
          Placering
        </Button>
        <Button
          size="sm"
          variant={selection.isChoosing ? 'soft' : 'quiet'}
          aria-pressed={selection.isChoosing}
          onClick={() => selection.setChoosing(!selection.isChoosing)}
        >
          Välj
        </Button>
        <LinkButton to="/apl/platser" variant="quiet" size="sm">
          Arbetsplatser
        </LinkButton>
      </div>
      {byPlacement && <PlacementFilters state={state} cards={cards} />}
      {hits !== null && (
        <Button size="sm" variant="quiet" onClick={clear}>
          Rensa filter
        </Button>
      )}
      <Checkbox label={fieldLabels.newestCommentLast} checked={newestLast} onChange={onNewestLast} />
      <Button className="apl-print" icon={IconPrinter} onClick={() => window.print()}>
        Skriv ut
      </Button>
    </div>
  );
}
