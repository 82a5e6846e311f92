import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { ExportMenu } from '../../../entities/export/export-menu';
import { Button } from '../../../ui/button';

interface CourseActionsProps {
  params: URLSearchParams;
  onImport: () => void;
  onNew: () => void;
}

/** The actions in the head of the catalogue: export, import and a new course. */
export function CourseActions({ params, onImport, onNew }: CourseActionsProps) {
  return (
    <>
      <ExportMenu list="courses" query={params} />
      <Button icon={IconFileImport} onClick={onImport}>
        Importera kurslista
      </Button>
      <Button variant="primary" icon={IconPlus} onClick={onNew}>
        Ny kurs
      </Button>
    </>
  );
}
