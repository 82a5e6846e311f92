import { counted } from '../../../../../domain/numbers';
import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { fieldLabels } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { announce } from '../../../ui/feedback/live-region';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { useBoardFilter } from './use-board-filter';

const announceAfterMs = 600;

interface BoardToolbarProps {
  filter: ReturnType<typeof useBoardFilter>;
  /** How many cards the filter leaves; null while nothing is filtered. */
  hits: number | null;
  newestLast: boolean;
  onNewestLast: (newestLast: boolean) => void;
}

/** Filter, order of comments, printing. */
export function BoardToolbar({ filter, hits, newestLast, onNewestLast }: BoardToolbarProps) {
  const { name, municipality, setName, setMunicipality, clear } = filter;
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
        icon={<IconSearch className="icon" size={18} stroke={1.8} aria-hidden="true" />}
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
      {hits !== null && (
        <Button variant="quiet" onClick={clear}>
          Rensa filter
        </Button>
      )}
      <Checkbox label={fieldLabels.newestCommentLast} checked={newestLast} onChange={onNewestLast} />
      <Button
        className="apl-print"
        icon={<IconPrinter className="icon" size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        Skriv ut
      </Button>
    </div>
  );
}
