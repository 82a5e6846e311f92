import { headings } from '../../lib/fixed-texts';
import { Card } from '../../ui/card';
import { FilePanel, type FilePanelProps } from './file-panel';

/** The card 'Filer' of the student page, for those who may see a student's files (contract §7). */
export function StudentFiles(props: FilePanelProps) {
  return (
    <Card id="filer" title={headings.files}>
      <FilePanel {...props} />
    </Card>
  );
}
