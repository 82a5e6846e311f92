import { lazy, Suspense, useState } from 'react';
import type { InstanceListQuery } from '../../../graphql/generated';
import type { PageSize } from '../../../lib/url-state/url-values';
import { usePreferences } from '../../../lib/session/preferences';
import { Button } from '../../../ui/button';
import { ListPages } from '../../../ui/list/list-pages';
import { ListTable } from '../../../ui/list/list-table';
import { SelectionBar } from '../../../ui/list/selection-bar';
import type { SelectedRows } from '../../../ui/list/use-selected-rows';
import type { SelectOption } from '../../../ui/fields/select';
import type { InstanceView } from '../instance-url';
import type { InstanceColumn } from './instance-columns';
import { instancesOf } from '../instance-labels';

const TeacherDialog = lazy(() => import('../planning/teacher-dialog'));

interface InstanceTableProps {
  page: InstanceListQuery['courseInstances'];
  view: InstanceView;
  rows: PageSize;
  columns: readonly InstanceColumn[];
  hidden: ReadonlySet<string>;
  outdated: boolean;
  selection: SelectedRows;
  teachers: readonly SelectOption[];
  change: (change: Partial<InstanceView>) => void;
  onChanged: () => void;
}

/** The list, its pages, and what can be done with the chosen rows. */
export function InstanceTable(props: InstanceTableProps) {
  const { page, view, rows, columns, hidden, outdated, selection, teachers, change, onChanged } = props;
  const { density } = usePreferences();
  const [asked, setAsked] = useState(false);
  const onScreen = page.nodes.map(({ id }) => id);
  return (
    <>
      <ListTable
        caption="Kurstillfällen"
        columns={columns.filter(({ key, rowHeader }) => rowHeader || !hidden.has(key))}
        rows={page.nodes}
        rowKey={({ id }) => id}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        selected={selection.ids}
        onSelect={(ids) => selection.choose(ids, onScreen)}
        selectLabel={({ name, startDate }) => `Välj ${name}, start ${startDate ?? 'ej satt'}`}
        density={density}
        busy={outdated}
      />
      <ListPages
        page={view.page}
        rows={rows}
        total={page.totalCount}
        label="Sidor med kurstillfällen"
        onChange={change}
      />
      {selection.ids.size > 0 && (
        <SelectionBar
          label="Valda kurstillfällen"
          text={`${instancesOf(selection.ids.size)} ${selection.ids.size === 1 ? 'valt' : 'valda'}`}
          onClear={selection.clear}
        >
          <Button size="sm" variant="primary" onClick={() => setAsked(true)}>
            Ändra lärare
          </Button>
        </SelectionBar>
      )}
      {asked && (
        <Suspense fallback={null}>
          <TeacherDialog
            ids={[...selection.ids]}
            teachers={teachers}
            onChanged={onChanged}
            onClosed={() => setAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
