import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { TextField } from '../../ui/fields/text-field';
import { Grid } from '../../ui/layout';
import { failureText } from './supervisor-failure';
import type { SupervisorTexts } from './supervisor-texts';

interface SignFormProps {
  texts: SupervisorTexts;
  sign: (name: string) => Promise<unknown>;
}

/** The supervisor's name and 'Skriv under'. */
export function SignForm({ texts, sign }: SignFormProps) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setFault(name.trim() ? undefined : texts.nameMissing);
    if (!name.trim() || isSending) return;
    setIsSending(true);
    try {
      await sign(name);
    } catch (error) {
      setFailure(failureText(error, texts.language));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Grid gap="3">
        {failure && <Message tone="error">{failure}</Message>}
        <TextField
          label={texts.name}
          required
          autoComplete="name"
          description={texts.nameHint}
          error={fault}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={isSending} fullWidth>
          {texts.sign}
        </Button>
      </Grid>
    </form>
  );
}
