import { IconArrowsJoin, IconDots, IconUserOff, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { mayAccess } from '../../../../../domain/roles';
import { useSession } from '../../../lib/session/session-store';
import { useSearch } from '../../../lib/url-state/use-search';
import { IconButton } from '../../../ui/button';
import { Menu } from '../../../ui/overlays/menu';
import { onDemand } from '../../../ui/on-demand';
import { sign } from '../../../ui/text/sign';

const MergeDialog = onDemand(async () => (await import('./merge-dialog')).default);
const EndDialog = onDemand(async () => (await import('./end-dialog')).default);
const AnonymiseDialog = onDemand(async () => (await import('./anonymise-dialog')).default);

export interface RecordStudent {
  id: string;
  version: number;
  name: string;
  endDate: string | null;
}

interface RecordActionsProps {
  student: RecordStudent;
  onChanged: () => void;
}

const actions = { merge: MergeDialog, end: EndDialog, anonymise: AnonymiseDialog };

/** Actions on a whole record: merging, ending, anonymising (pages §2). */
export function RecordActions({ student, onChanged }: RecordActionsProps) {
  const [chosen, choose] = useState<keyof typeof actions | null>(null);
  const [params, changeSearch] = useSearch();
  // A link to the merge of two records that were found to be one: where a number is taken already.
  const duplicateId = params.get('dubblett');
  const isSystemadmin = mayAccess(useSession().role, 'SYSTEMADMIN');
  const Action = actions[chosen ?? 'merge'];
  const onClosed = () => {
    choose(null);
    if (duplicateId) changeSearch({ dubblett: null }, { replace: true });
  };
  return (
    <>
      <Menu
        label={`Mer för ${student.name}`}
        items={() => [
          {
            key: 'merge',
            label: 'Slå ihop dubblett',
            icon: sign(IconArrowsJoin),
            onSelect: () => choose('merge'),
          },
          {
            key: 'end',
            label: 'Avsluta elev',
            icon: sign(IconUserOff),
            onSelect: () => choose('end'),
          },
          ...(isSystemadmin
            ? [
                {
                  key: 'anonymise',
                  label: 'Anonymisera',
                  icon: sign(IconUserX),
                  danger: true,
                  onSelect: () => choose('anonymise'),
                },
              ]
            : []),
        ]}
        trigger={(attributes) => <IconButton {...attributes} label="Fler val" icon={sign(IconDots, 20)} />}
      />
      {(chosen ?? duplicateId) && <Action {...{ student, duplicateId, onChanged, onClosed }} />}
    </>
  );
}

export interface RecordDialogProps extends RecordActionsProps {
  /** It has closed and focus is back. */
  onClosed: () => void;
}
