import { IconAlertTriangle, IconCheck, IconDeviceFloppy, IconPencil } from '@tabler/icons-react';
import { Button } from '../../../ui/button';
import type { ShownRow } from './use-grade-sheet';
import { Row } from '../../../ui/layout';

interface SaveMarkProps {
  row: ShownRow;
  onInsist: (rowId: string) => void;
  onDiscard: (rowId: string) => void;
}

const sign = { className: 'icon', size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** Whether the row is saved; a refusal shows its reason and the remedies. */
export function SaveMark({ row, onInsist, onDiscard }: SaveMarkProps) {
  const { pending } = row;
  if (pending?.state === 'refused') {
    const isStale = pending.failure?.reason === 'VERSION';
    return (
      <div className="grade-refused" role="alert">
        <p>
          <IconAlertTriangle {...sign} /> {pending.failure?.message}
        </p>
        <div className="row">
          {isStale && (
            <Button size="sm" onClick={() => onInsist(row.id)}>
              Behåll mitt betyg
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => onDiscard(row.id)}>
            {isStale ? 'Visa det sparade' : 'Ångra'}
          </Button>
        </div>
      </div>
    );
  }
  const [Icon, text] =
    pending?.state === 'saving'
      ? ([IconDeviceFloppy, 'Sparar…'] as const)
      : pending?.state === 'kept'
        ? ([IconAlertTriangle, 'Finns kvar lokalt'] as const)
        : pending?.state === 'incomplete'
          ? ([IconPencil, 'Motivering saknas'] as const)
          : row.state === 'DRAFT'
            ? ([IconCheck, 'Utkast sparat'] as const)
            : row.state === 'CORRECTION'
              ? ([IconPencil, 'Upplåst'] as const)
              : row.state === 'SIGNED'
                ? ([IconCheck, 'Signerat'] as const)
                : [null, null];
  return (
    <Row as="span" gap="1" nowrap className="grade-mark meta" data-state={pending?.state ?? row.state}>
      {Icon && <Icon {...sign} />}
      {text}
    </Row>
  );
}
