import { WorkbookDrop } from '../../entities/import/workbook-drop';
import { transferPaths } from '../../lib/file-transfer';
import { HeldRows } from './rows/held-rows';
import { RecentImports } from './recent-imports';
import { useImportUrl } from './use-import-url';

/** Step 1 of pages §1: a file, or an import that was begun before. */
export function ChooseFileStep() {
  const { openBatch } = useImportUrl();
  return (
    <>
      <WorkbookDrop
        path={transferPaths.importPreview()}
        mostRows={'10\u00a0000 rader'}
        onRead={(answer) => openBatch(String(answer['batchId']))}
        template={{ path: transferPaths.importTemplate(), filename: 'elever-mall.xlsx' }}
      />
      <HeldRows />
      <RecentImports />
    </>
  );
}
