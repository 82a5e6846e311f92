import './packages.css';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '../../apollo/use-query';
import { ExportMenu } from '../../entities/export/export-menu';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import { packageList } from '../../../../domain/lists/catalogue/packages';
import { useListAnswer } from '../../apollo/use-list-answer';
import { PackageListDocument } from './packages.generated';
import { RowSummary } from '../../lib/row-summary';
import { Button } from '../../ui/button';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { PackageBulk } from './package-bulk';
import type { MenuItem } from '../../ui/overlays/menu';
import { packageColumns, type ListedPackage } from './package-columns';
import { usePackageActions } from './use-package-actions';
import { PackageDetail } from './package-detail';

/** `/programsandpackages`: the packages, and beside them the one that is worked on (pages §5). */
export function PackagesPage() {
  const list = useList(packageList);
  const { view, params: address, open } = list;
  const answer = useListAnswer(useQuery(PackageListDocument, list.query), (data) => data.coursePackages);
  const beside = view.open !== null;
  const selection = useSelectedRows(JSON.stringify(list.filter));
  const actions = usePackageActions({ onChanged: answer.readAgain, onOpen: open });
  const columns = packageColumns(open, beside, (row) => menuOf(row, actions, open));
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={(total) => `${total} kurspaket`}
      actions={
        <>
          <ExportMenu list="course-packages" query={address} />
          <Button
            // The open detail panel has its own primary action.
            variant={beside ? 'secondary' : 'primary'}
            icon={IconPlus}
            onClick={() => open('ny')}
          >
            Nytt paket
          </Button>
        </>
      }
      frame={(framed) => (
        <div className={beside ? 'parts packages-beside' : 'parts'}>
          <div className="packages-list shrinks">{framed}</div>
          {view.open !== null && (
            <PackageDetail key={view.open} id={view.open} onOpen={open} onChanged={answer.readAgain} />
          )}
        </div>
      )}
      memory={{ name: 'course-packages', hidden: ['code'] }}
      beside={beside}
      columns={columns}
      rowKey={({ id }) => id}
      selection={beside ? undefined : { rows: selection, label: ({ name }) => `Välj ${name}` }}
      bulk={
        !beside && (
          <PackageBulk {...{ selection }} withArchived={view.archived} onChanged={answer.readAgain} />
        )
      }
      summary={{
        title: ({ name }) => name,
        content: ({ id }, close) => <RowSummary kind="course" id={id} onLeave={close} />,
      }}
      empty={{
        text: 'Inga kurspaket. Skapa ett eller kopiera ett nationellt yrkespaket.',
        action: <Button onClick={() => open('ny')}>Nytt paket</Button>,
      }}
    />
  );
}

/** What can be done with a package, from its row. */
function menuOf(
  row: ListedPackage,
  { copy, newEdition, archive }: ReturnType<typeof usePackageActions>,
  open: (id: string) => void,
): MenuItem[] {
  return [
    { key: 'edit', label: 'Redigera', onSelect: () => open(row.id) },
    { key: 'copy', label: 'Kopiera', onSelect: () => void copy(row) },
    { key: 'edition', label: 'Ny version', onSelect: () => void newEdition(row) },
    row.isArchived
      ? { key: 'restore', label: 'Återställ', onSelect: () => void archive(row, false) }
      : { key: 'archive', label: 'Arkivera', onSelect: () => void archive(row, true) },
  ];
}
