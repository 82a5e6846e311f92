import type { ProgramRowFragment } from '../catalogue.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { comparedProgram, draftOfProgram, programFaults } from './program-draft';
import { ProgramFields } from './program-fields';
import { useSaveProgram } from './use-save-program';

interface ProgramDialogProps {
  /** Null for a new one. */
  program: ProgramRowFragment | null;
  onSaved: () => void;
  onClosed: () => void;
}

/** Another `visa` is another program on the same page. */
const params = ['visa'];

/** The rules of a program: points of each part, and the courses that the parts name (domain D4). */
export default function ProgramDialog({ program, onSaved, onClosed }: ProgramDialogProps) {
  const { save, read } = useSaveProgram();
  const form = useRecordForm({
    name: 'program',
    subject: program?.id,
    record: program,
    draftOf: draftOfProgram,
    faultsOf: programFaults,
    save,
    conflict: { read, compared: comparedProgram },
    params,
    onSaved: (_, { name }) => {
      notify.success(program ? `${name} är sparat` : `${name} är tillagt`);
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="lg"
      title={program ? program.name : 'Nytt program'}
      failed="Kunde inte spara programmet"
    >
      <ProgramFields form={form} />
    </FormDialog>
  );
}
