import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ImportRowFieldsFragment } from '../../../graphql/generated';
import { inlineTexts } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Row } from '../../../ui/layout';

type Row = ImportRowFieldsFragment;
type Issue = Row['errors'][number];

interface RowCellProps {
  row: number;
  header: string;
  value: string | null;
  issues: readonly Issue[];
  change: Row['changes'][number] | undefined;
  /** What is stored of the student is not shown here. */
  isProtected: boolean;
  /** The cell is being corrected. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Saves what was typed; resolves when the rows have been checked anew. */
  onFix: (value: string) => Promise<void>;
}

/** A cell with the mark of what is wrong with it and what it changes; a press makes it a field to correct it in (pages §1). */
export function RowCell({
  row,
  header,
  value,
  issues,
  change,
  isProtected,
  isOpen,
  onOpen,
  onFix,
}: RowCellProps) {
  const [saving, setSaving] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const worst = issues.some(({ warning }) => !warning) ? 'error' : issues.length > 0 ? 'warning' : undefined;

  const edited = useRef(false);
  // The field is gone: the cell's button, which took its place, takes its focus.
  useEffect(() => {
    if (!isOpen && edited.current) cell.current?.querySelector('button')?.focus();
    edited.current = isOpen;
  }, [isOpen]);

  const close = () => onOpen(false);
  const save = async (typed: string) => {
    if (saving) return;
    if (typed.trim() === (value ?? '')) return close();
    setSaving(true);
    await onFix(typed.trim());
    setSaving(false);
    close();
  };

  return (
    <div ref={cell} className="imports-cell" data-worst={worst}>
      {!isOpen ? (
        <button
          type="button"
          className="imports-cell-button"
          aria-label={`${value ?? 'Tom cell'}, rätta ${header} på rad ${row}`}
          onClick={() => onOpen(true)}
        >
          {change ? <ChangeText change={change} isProtected={isProtected} /> : <span>{value ?? '–'}</span>}
          <IconPencil className="icon" size={14} stroke={1.8} aria-hidden="true" />
        </button>
      ) : (
        <CellField
          label={`${header} på rad ${row}`}
          value={value ?? ''}
          saving={saving}
          onSave={(typed) => void save(typed)}
          onClose={close}
        />
      )}
    </div>
  );
}

interface CellFieldProps {
  label: string;
  value: string;
  saving: boolean;
  onSave: (typed: string) => void;
  onClose: () => void;
}

/** The field that a cell is corrected in: Enter saves, Escape leaves it as it was. */
function CellField({ label, value, saving, onSave, onClose }: CellFieldProps) {
  const [typed, setTyped] = useState(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter') onSave(typed);
  };
  return (
    <Row gap="1" className="imports-fix">
      <TextField
        label={label}
        hideLabel
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" variant="primary" busy={saving} onClick={() => onSave(typed)}>
        Rätta
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Avbryt
      </Button>
    </Row>
  );
}

/** Old beside new. */
export function ChangeText({
  change,
  isProtected,
}: {
  change: Row['changes'][number];
  isProtected: boolean;
}) {
  return (
    <span>
      {isProtected ? inlineTexts.withheldValue : <del>{change.before ?? 'tomt'}</del>} →{' '}
      <ins>{change.after ?? 'tomt'}</ins>
    </span>
  );
}
