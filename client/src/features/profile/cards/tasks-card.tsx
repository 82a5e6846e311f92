import { IconPlus } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { MyTasksDocument } from '../profile.generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { TextField } from '../../../ui/fields/text-field';
import { TaskItem } from './task-item';
import { useTaskActions } from '../use-task-actions';
import { Row } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';

/** One's own list of things to do (specification §7: tasks; contract §7). */
export function TasksCard() {
  const field = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(MyTasksDocument, { fetchPolicy: 'cache-and-network' });
  const { busy, add, edit, remove, removeAll } = useTaskActions();
  const tasks = data?.tasks;
  return (
    <Card
      title="Uppgifter"
      actions={
        tasks &&
        tasks.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void removeAll().then((gone) => gone && field.current?.focus())}
          >
            Ta bort alla
          </Button>
        )
      }
    >
      <NewTask field={field} busy={busy} onAdd={add} />
      <LoadFailed refetch={refetch} error={!tasks && error} text="Kunde inte hämta uppgifterna." />
      {!tasks && !error && <Loading text="Laddar uppgifter…" lines={3} />}
      {tasks?.length === 0 && <EmptyState text="Inga uppgifter. Skriv den första ovanför." />}
      {tasks && tasks.length > 0 && (
        <ul className="profile-list" aria-label="Uppgifter">
          {tasks.map((task) => (
            <TaskItem
              key={task.id}
              task={task}
              onEdit={(description) => edit(task.id, description)}
              onRemove={async () => {
                if (await remove(task)) field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface NewTaskProps {
  field: RefObject<HTMLInputElement | null>;
  busy: boolean;
  onAdd: (description: string) => Promise<boolean>;
}

function NewTask({ field, busy, onAdd }: NewTaskProps) {
  const [typed, setTyped] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() && (await onAdd(typed))) setTyped('');
    field.current?.focus();
  };
  return (
    <Row
      noValidate
      as="form"
      gap="3"
      align="end"
      className="profile-line"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        ref={field}
        className="grows"
        label="Ny uppgift"
        maxLength={500}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy} icon={IconPlus} aria-label="Lägg till uppgift">
        {buttons.add}
      </Button>
    </Row>
  );
}
