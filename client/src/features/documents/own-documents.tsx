import { useMutation } from '@apollo/client/react';
import { IconFileCheck, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { CreateMyDocumentDocument } from './documents.generated';
import type { DocumentLanguage, DocumentType } from '../../../../domain/generated';
import { documentLanguageLabels } from '../../../../domain/labels/document';
import { optionsOf } from '../../../../domain/options';
import { downloadFile, transferPaths } from '../../lib/file-transfer';
import { termTexts } from '../../lib/term-texts';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/fields/select';
import { attempt } from '../../apollo/feedback/notify-failure';
const languages = optionsOf(documentLanguageLabels);

/** A student's own certificate of studies and grades, made when they are asked for (pages §16). */
export function OwnDocuments() {
  const [language, setLanguage] = useState<DocumentLanguage>('SV');
  const [create] = useMutation(CreateMyDocumentDocument);
  const [busy, setBusy] = useState(false);
  const make = async (type: DocumentType) => {
    setBusy(true);
    await attempt('Kunde inte skapa dokumentet', async () => {
      const { data } = await create({ variables: { input: { type, language } } });
      const { id, filename } = data.createMyDocument;
      await downloadFile(transferPaths.document(id), filename);
    });
    setBusy(false);
  };
  return (
    <Card title="Mina intyg">
      <div className="stack">
        <p>{termTexts.certificates}</p>
        <Select label="Språk" options={languages} value={language} onChange={setLanguage} />
        <div className="row">
          <Button busy={busy} icon={IconFileText} onClick={() => void make('STUDY_CERTIFICATE')}>
            Ladda ner studieintyg
          </Button>
          <Button busy={busy} icon={IconFileCheck} onClick={() => void make('GRADE_EXTRACT')}>
            Ladda ner betygsutdrag
          </Button>
        </div>
      </div>
    </Card>
  );
}
