import type { ComponentProps } from 'react';
import type { InstanceRowFragment } from '../../../graphql/generated';
import { InstanceCalendar } from './instance-calendar';
import type { InstanceAction } from './instance-columns';
import { InstanceTable } from './instance-table';
import { InstanceTimeline } from './instance-timeline';

type ShownInstancesProps = ComponentProps<typeof InstanceTable> & {
  onOpen: (action: InstanceAction, row: InstanceRowFragment) => void;
};

/** The instances in the view that is chosen: list, timeline or calendar. */
export function ShownInstances({ onOpen, onChanged, ...table }: ShownInstancesProps) {
  const { page, view, selection, change } = table;
  if (view.name === 'kalender')
    return (
      <InstanceCalendar
        instances={page.nodes}
        total={page.totalCount}
        month={view.month}
        onMonth={(month) => change({ month })}
        onOpen={onOpen}
      />
    );
  if (page.totalCount === 0) return null;
  if (view.name === 'tidslinje')
    return <InstanceTimeline instances={page.nodes} total={page.totalCount} onOpen={onOpen} />;
  return (
    <InstanceTable
      {...table}
      onChanged={() => {
        selection.clear();
        onChanged();
      }}
    />
  );
}
