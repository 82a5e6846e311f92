import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { StudentFilesQuery } from './files.generated';
import { formatDateTime } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { Button, IconButton } from '../../ui/button';
import { formatSize } from './file-size';
import { Row } from '../../ui/layout';

interface FileItemProps {
  file: StudentFilesQuery['files'][number];
  mayDelete: boolean;
  onDownload: () => Promise<void>;
  onDelete: () => void;
}

/** One file: name, size, time and uploader; 'Ladda ner' and 'Ta bort' (contract §7). */
export function FileItem({ file, mayDelete, onDownload, onDelete }: FileItemProps) {
  const nameId = useId();
  const [downloading, setDownloading] = useState(false);
  const download = async () => {
    setDownloading(true);
    try {
      await onDownload();
    } finally {
      setDownloading(false);
    }
  };
  return (
    <Row as="li" gap="2 4" justify="space-between">
      <div className="grows">
        <p id={nameId} className="name">
          {file.filename}
        </p>
        <p className="meta">
          {formatSize(file.size)} · <time dateTime={file.uploadedAt}>{formatDateTime(file.uploadedAt)}</time>
          {file.uploadedBy && ` · ${file.uploadedBy}`}
        </p>
      </div>
      <Row gap="1" nowrap className="no-print">
        <Button
          size="sm"
          busy={downloading}
          aria-describedby={nameId}
          icon={IconDownload}
          onClick={() => void download()}
        >
          {buttons.download}
        </Button>
        {mayDelete && (
          <IconButton
            size="sm"
            label={buttons.remove}
            aria-describedby={nameId}
            icon={IconTrash}
            onClick={onDelete}
          />
        )}
      </Row>
    </Row>
  );
}
