import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../../ui/button';
import type { SelectOption } from '../../../ui/fields/select';
import { SelectionBar } from '../../../ui/list/selection-bar';
import type { SelectedRows } from '../../../ui/list/use-selected-rows';
import { instancesOf } from '../instance-labels';
import { termPlanLink } from '../term/term-link';
import { onDemand } from '../../../ui/on-demand';

const TeacherDialog = onDemand(async () => (await import('../planning/teacher-dialog')).default);

interface ChosenInstancesProps {
  selection: SelectedRows;
  teachers: readonly SelectOption[];
  onChanged: () => void;
}

/** What can be done with the chosen rows. */
export function ChosenInstances({ selection: { ids, clear }, teachers, onChanged }: ChosenInstancesProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {ids.size > 0 && (
        <SelectionBar
          label="Valda kurstillfällen"
          text={`${instancesOf(ids.size)} ${ids.size === 1 ? 'valt' : 'valda'}`}
          onClear={clear}
        >
          <LinkButton size="sm" variant="soft" icon={IconCalendarPlus} to={termPlanLink([...ids])}>
            Kopiera till nästa termin
          </LinkButton>
          <Button size="sm" variant="soft" onClick={() => setAsked(true)}>
            Ändra lärare
          </Button>
        </SelectionBar>
      )}
      {asked && (
        <TeacherDialog
          ids={[...ids]}
          teachers={teachers}
          onChanged={() => {
            clear();
            onChanged();
          }}
          onClosed={() => setAsked(false)}
        />
      )}
    </>
  );
}
