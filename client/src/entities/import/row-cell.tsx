import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { inlineTexts } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { Row } from '../../ui/layout';
import type { ImportedChange, ImportedIssue } from './imported-rows';

interface RowCellProps {
  row: number;
  header: string;
  value: string | null;
  issues: readonly ImportedIssue[];
  change: ImportedChange | undefined;
  /** Stored values are hidden here. */
  isProtected: boolean;
  /** The text of the correction field; null while it is closed. */
  typed: string | null;
  /** Kept by the table: a row may be folded, or become a card, while one writes. */
  onType: (typed: string | null) => void;
  /** Saves the correction; resolves when the rows have been checked again. */
  onFix: (value: string) => Promise<void>;
}

/** A cell that marks its errors and changes; a press opens a field to correct it (pages §1). */
export function RowCell({
  row,
  header,
  value,
  issues,
  change,
  isProtected,
  typed,
  onType,
  onFix,
}: RowCellProps) {
  const isOpen = typed !== null;
  const [saving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const worst = issues.some(({ warning }) => !warning) ? 'error' : issues.length > 0 ? 'warning' : undefined;

  const edited = useRef(false);
  // The field is gone: the cell's button, which took its place, takes its focus.
  useEffect(() => {
    if (!isOpen && edited.current) button.current?.focus();
    edited.current = isOpen;
  }, [isOpen]);

  const close = () => onType(null);
  const save = async () => {
    if (saving || typed === null) return;
    if (typed.trim() === (value ?? '')) return close();
    setSaving(true);
    await onFix(typed.trim());
    setSaving(false);
    close();
  };

  if (!isOpen)
    return (
      <CellButton
        ref={button}
        label={`${value ?? 'Tom cell'}, rätta ${header} på rad ${row}`}
        worst={worst}
        onOpen={() => onType(value ?? '')}
      >
        {change ? <ChangeText change={change} isProtected={isProtected} /> : (value ?? '–')}
      </CellButton>
    );
  return (
    <div className="imports-cell" data-worst={worst}>
      <CellField
        label={`${header} på rad ${row}`}
        typed={typed}
        saving={saving}
        onType={onType}
        onSave={() => void save()}
        onClose={close}
      />
    </div>
  );
}

interface CellButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  worst: 'error' | 'warning' | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** The cell as it is read. A page has hundreds: its pencil comes with the pointer or the focus, but where something is wrong. */
function CellButton({ ref, label, worst, onOpen, children }: CellButtonProps) {
  const [pointed, setPointed] = useState(false);
  const point = () => setPointed(true);
  return (
    <button
      ref={ref}
      type="button"
      className="imports-cell-button"
      data-worst={worst}
      aria-label={label}
      onClick={onOpen}
      onFocus={point}
      onPointerEnter={point}
    >
      {children}
      {(pointed || worst) && <IconPencil className="icon" size={14} stroke={1.8} aria-hidden="true" />}
    </button>
  );
}

interface CellFieldProps {
  label: string;
  typed: string;
  saving: boolean;
  onType: (typed: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** The field that a cell is corrected in: Enter saves, Escape leaves it as it was. */
function CellField({ label, typed, saving, onType, onSave, onClose }: CellFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter') onSave();
  };
  return (
    <Row gap="1" className="imports-fix">
      <TextField
        label={label}
        hideLabel
        autoFocus
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" variant="primary" busy={saving} onClick={onSave}>
        Rätta
      </Button>
      <Button size="sm" variant="quiet" onClick={onClose}>
        Avbryt
      </Button>
    </Row>
  );
}

/** Old beside new. */
export function ChangeText({ change, isProtected }: { change: ImportedChange; isProtected: boolean }) {
  return (
    <span>
      {isProtected ? inlineTexts.withheldValue : <del>{change.before ?? 'tomt'}</del>} →{' '}
      <ins>{change.after ?? 'tomt'}</ins>
    </span>
  );
}
