import { IconArrowsJoin, IconDots, IconUserOff, IconUserX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { mayAccess } from '../../../../domain/roles';
import { useSession } from '../../lib/session/session-store';
import { useSearch } from '../../lib/url-state/use-search';
import { IconButton } from '../../ui/button';
import { Menu } from '../../ui/overlays/menu';

const MergeDialog = lazy(() => import('./merge-dialog'));
const EndDialog = lazy(() => import('./end-dialog'));
const AnonymiseDialog = lazy(() => import('./anonymise-dialog'));

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

type Action = 'merge' | 'end' | 'anonymise';

/** What is done with a whole record: merging, ending, anonymising (pages §2). */
export function RecordActions({ student, onChanged }: RecordActionsProps) {
  const [action, setAction] = useState<{ kind: Action; opened: boolean } | null>(null);
  const [params, changeSearch] = useSearch();
  // A link to the merge of two records that were found to be one: where a number is taken already.
  const duplicateId = params.get('dubblett');
  const shown = action ?? (duplicateId ? ({ kind: 'merge', opened: true } as const) : null);
  const isSystemadmin = mayAccess(useSession().role, 'SYSTEMADMIN');
  const open = (kind: Action) => setAction({ kind, opened: true });
  const icon = { className: 'icon', size: 18, stroke: 1.8, 'aria-hidden': true } as const;
  const props = {
    student,
    opened: shown?.opened ?? false,
    onClose: () => {
      setAction(shown && { ...shown, opened: false });
      if (duplicateId) changeSearch({ dubblett: null }, { replace: true });
    },
    onClosed: () => setAction(null),
    onDone: onChanged,
  };
  return (
    <>
      <Menu
        label={`Mer för ${student.name}`}
        items={() => [
          {
            key: 'merge',
            label: 'Slå ihop dubblett',
            icon: <IconArrowsJoin {...icon} />,
            onSelect: () => open('merge'),
          },
          { key: 'end', label: 'Avsluta elev', icon: <IconUserOff {...icon} />, onSelect: () => open('end') },
          ...(isSystemadmin
            ? [
                {
                  key: 'anonymise',
                  label: 'Anonymisera',
                  icon: <IconUserX {...icon} />,
                  danger: true,
                  onSelect: () => open('anonymise'),
                },
              ]
            : []),
        ]}
        trigger={(attributes) => (
          <IconButton {...attributes} label="Fler val" icon={<IconDots {...icon} size={20} />} />
        )}
      />
      <Suspense fallback={null}>
        {shown?.kind === 'merge' && <MergeDialog {...props} duplicateId={duplicateId} />}
        {shown?.kind === 'end' && <EndDialog {...props} />}
        {shown?.kind === 'anonymise' && <AnonymiseDialog {...props} />}
      </Suspense>
    </>
  );
}

export interface RecordDialogProps {
  student: RecordStudent;
  opened: boolean;
  onClose: () => void;
  onClosed: () => void;
  onDone: () => void;
}
