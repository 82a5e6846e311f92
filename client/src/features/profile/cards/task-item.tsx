import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import type { MyTasksQuery } from '../profile.generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button, IconButton } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Row } from '../../../ui/layout';

interface TaskItemProps {
  task: MyTasksQuery['tasks'][number];
  /** Resolves to whether it was saved. */
  onEdit: (description: string) => Promise<boolean>;
  onRemove: () => Promise<void>;
}

/** A task, and in its place the field to reword it. */
export function TaskItem({ task, onEdit, onRemove }: TaskItemProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const close = () => {
    setDraft(null);
    // The field is gone: back to the button that opened it, once that is there again.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const description = draft?.trim() ?? '';
    if (description === '') return;
    if (description === task.description || (await onEdit(description))) close();
  };
  return (
    <Row ref={row} as="li" gap="2 3" className="entry">
      {draft === null ? (
        <>
          <p className="grows as-typed">{task.description}</p>
          <IconButton
            size="sm"
            label={`${buttons.edit} ${task.description}`}
            icon={IconPencil}
            onClick={() => setDraft(task.description)}
          />
          <IconButton
            size="sm"
            label={`${buttons.remove} ${task.description}`}
            icon={IconTrash}
            onClick={() => void onRemove()}
          />
        </>
      ) : (
        <TaskForm draft={draft} onType={setDraft} onSubmit={submit} onClose={close} />
      )}
    </Row>
  );
}

interface TaskFormProps {
  draft: string;
  onType: (draft: string) => void;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
}

function TaskForm({ draft, onType, onSubmit, onClose }: TaskFormProps) {
  return (
    <Row
      noValidate
      as="form"
      gap="3"
      align="end"
      className="profile-line"
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        className="grows"
        label="Uppgift"
        hideLabel
        autoFocus
        maxLength={500}
        autoComplete="off"
        value={draft}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="primary">
        {buttons.save}
      </Button>
      <Button size="sm" onClick={onClose}>
        {buttons.cancel}
      </Button>
    </Row>
  );
}
