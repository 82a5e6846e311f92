import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile, transferPaths } from '../../../lib/file-transfer';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { notify } from '../../../ui/feedback/toast-store';
import { Row } from '../../../ui/layout';
import { attempt } from '../../../apollo/feedback/notify-failure';

const forms = {
  paper: {
    label: 'Ladda ner mina uppgifter',
    path: transferPaths.myDataPaper,
    filename: 'mina-uppgifter.pdf',
  },
  data: { label: 'Ladda ner som JSON', path: transferPaths.myData, filename: 'mina-uppgifter.json' },
} as const;
type Form = keyof typeof forms;

/** The register extract of a student, to read and to take along (GDPR, articles 15 and 20; permissions M57). */
export function MyDataCard() {
  const [busy, setBusy] = useState<Form | null>(null);
  const download = async (form: Form) => {
    setBusy(form);
    await attempt('Kunde inte ladda ner dina uppgifter', async () => {
      await downloadFile(forms[form].path(), forms[form].filename);
      notify.success('Dina uppgifter är nedladdade.');
    });
    setBusy(null);
  };
  return (
    <Card title="Mina registrerade uppgifter">
      <div className="stack">
        <p>
          Allt som finns sparat om dig, även betyg, prövningstider, dokument och när personal har öppnat dina
          uppgifter: som PDF att läsa, eller som en fil som andra program kan läsa (JSON).
        </p>
        <Row gap="3" align="end" className="profile-line">
          {(Object.keys(forms) as Form[]).map((form) => (
            <Button
              key={form}
              busy={busy === form}
              disabled={busy !== null && busy !== form}
              icon={IconDownload}
              onClick={() => void download(form)}
            >
              {forms[form].label}
            </Button>
          ))}
        </Row>
      </div>
    </Card>
  );
}
