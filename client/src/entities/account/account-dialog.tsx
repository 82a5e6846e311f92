import { alerts, fieldLabels } from '../../lib/fixed-texts';
import { TextField } from '../../ui/fields/text-field';
import { FormDialog } from '../../ui/form/form-dialog';
import { useRecordForm } from '../../ui/form/use-record-form';
import { useUpdateAccount, type Account, type AccountDraft } from './use-update-account';

interface AccountDialogProps {
  account: Account;
  /** Who is signed out by a new address: 'läraren'. */
  who: string;
  onSaved: (draft: AccountDraft) => void;
  onClosed: () => void;
}

const compared = (['name', 'email', 'phone'] as const).map((field) => ({
  label: fieldLabels[field],
  text: (draft: AccountDraft) => draft[field],
}));

function draftOf(account: Account | null): AccountDraft {
  return { name: account?.name ?? '', email: account?.email ?? '', phone: account?.phone ?? '' };
}

/**
 * Name, e-mail address and phone. Values that another user saved meanwhile are shown beside the input (contract §3).
 */
export function AccountDialog({ account, who, onSaved, onClosed }: AccountDialogProps) {
  const { save, read } = useUpdateAccount();
  const form = useRecordForm({
    name: 'account',
    subject: account.id,
    record: account,
    draftOf,
    save: (draft, stored) => save(draft, stored ?? account),
    conflict: { read, compared },
    onSaved: (_, draft) => onSaved(draft),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Redigera: ${account.name}`}
      failed={alerts.saveStudentFailed}
    >
      <TextField label={fieldLabels.name} required maxLength={120} data-autofocus="" {...form.text('name')} />
      <TextField
        label={fieldLabels.email}
        type="email"
        required
        description={`En ny adress loggar ut ${who} på alla enheter.`}
        {...form.text('email')}
      />
      <TextField label={fieldLabels.phone} type="tel" {...form.text('phone')} />
    </FormDialog>
  );
}
