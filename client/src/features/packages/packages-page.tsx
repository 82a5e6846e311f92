import './packages.css';
import { useQuery } from '@apollo/client/react';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ExportMenu } from '../../entities/export/export-menu';
import { packageList } from '../../../../domain/lists/packages';
import { useListAnswer } from '../../apollo/use-list-answer';
import { PackageListDocument } from '../../graphql/generated';
import { Button } from '../../ui/button';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { confirm } from '../../ui/overlays/confirm-store';
import { useUnsavedGuard } from '../../ui/overlays/use-unsaved-guard';
import { packageColumns } from './package-columns';
import { PackageDetail } from './package-detail';

/** Another `visa` is another package on the same page. */
const params = ['visa'];

/** `/programsandpackages`: the packages, and beside them the one that is worked on (pages §5). */
export function PackagesPage() {
  const list = useList(packageList);
  const { view, params: address } = list;
  const [dirty, setDirty] = useState(false);
  const answer = useListAnswer(useQuery(PackageListDocument, list.query), (data) => data.coursePackages);
  useUnsavedGuard(dirty, { params, onLeave: () => setDirty(false) });
  const show = (id: string | null) => {
    // At once: the guard would ask a second time about what has been saved or given up.
    flushSync(() => setDirty(false));
    list.open(id);
  };
  const open = async (id: string | null) => {
    if (id === view.open) return;
    if (!dirty || (await confirmLeaving())) show(id);
  };
  const beside = view.open !== null;
  const columns = packageColumns((id) => void open(id), beside);
  return (
    <ListPage
      state={list}
      answer={answer}
      countOf={(total) => `${total} kurspaket`}
      actions={
        <>
          <ExportMenu list="course-packages" query={address} />
          <Button
            variant="primary"
            icon={<IconPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => void open('ny')}
          >
            Nytt paket
          </Button>
        </>
      }
      frame={(framed) => (
        <div className={beside ? 'packages packages-beside' : 'packages'}>
          <div className="packages-list">{framed}</div>
          {view.open !== null && (
            <PackageDetail
              key={view.open}
              id={view.open}
              onOpen={(id) => void open(id)}
              onCreated={show}
              onChanged={answer.readAgain}
              dirty={dirty}
              onDirty={setDirty}
            />
          )}
        </div>
      )}
      memory={{ name: 'course-packages' }}
      beside={beside}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{
        text: 'Inga kurspaket. Skapa ett eller kopiera ett nationellt yrkespaket.',
        action: <Button onClick={() => void open('ny')}>Nytt paket</Button>,
      }}
    />
  );
}

function confirmLeaving(): Promise<boolean> {
  return confirm({
    title: 'Osparade ändringar',
    question: 'Det du har ändrat i paketet är inte sparat. Vill du lämna det ändå?',
    confirmLabel: 'Lämna paketet',
  });
}
