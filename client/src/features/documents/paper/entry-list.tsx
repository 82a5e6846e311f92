import type { DocumentPreviewQuery } from '../documents.generated';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Grid } from '../../../ui/layout';

type Entry = DocumentPreviewQuery['documentPreview']['entries'][number];

interface EntryListProps {
  entries: readonly Entry[];
  onChoose: (ids: string[]) => void;
}

/** The courses or grades that the document tells of, each of which may be left out. */
export function EntryList({ entries, onChoose }: EntryListProps) {
  const chosen = entries.filter((entry) => entry.chosen).map(({ id }) => id);
  const toggle = (id: string, on: boolean) =>
    onChoose(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <Grid as="fieldset" gap="3" className="doc-entries">
      <legend>
        Med i dokumentet <span className="meta">({`${chosen.length} av ${entries.length}`})</span>
      </legend>
      {entries.map((entry) => (
        <Checkbox
          key={entry.id}
          label={entry.label}
          description={entry.detail}
          checked={entry.chosen}
          onChange={(on) => toggle(entry.id, on)}
        />
      ))}
    </Grid>
  );
}
