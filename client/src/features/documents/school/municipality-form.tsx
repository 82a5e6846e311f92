import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import type { MunicipalityKind } from '../../../../../domain/generated';
import { optionsOf } from '../../../../../domain/options';
import { municipalityKindLabels } from '../../../../../domain/labels/system';
import { fieldMessage, readFailure, type Failure } from '../../../apollo/failure';
import {
  AddMunicipalityDocument,
  MunicipalityRegisterDocument,
  UpdateMunicipalityDocument,
  type MunicipalityPartsFragment,
} from '../../../graphql/generated';
import { MunicipalitiesDocument } from '../../../graphql/reference';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';

interface MunicipalityFormProps {
  /** Null: a new one. */
  municipality: MunicipalityPartsFragment | null;
  onDone: () => void;
  onCancel: () => void;
}

const kinds = optionsOf(municipalityKindLabels);

function usualAuthority(name: string): string {
  return name.trim() && `${name.trim()} kommun`;
}

/** A municipality of the list: its name, its code, and what papers call it. */
export function MunicipalityForm({ municipality, onDone, onCancel }: MunicipalityFormProps) {
  const [name, setName] = useState(municipality?.name ?? '');
  const [kind, setKind] = useState<MunicipalityKind>(municipality?.kind ?? 'MUNICIPALITY');
  const [code, setCode] = useState(municipality?.code ?? '');
  const [chosenAuthority, setAuthorityName] = useState(municipality?.authorityName ?? '');
  // The usual name of a huvudman follows the municipality's own, until one is written.
  const [follows, setFollows] = useState(
    municipality !== null && municipality.authorityName === usualAuthority(municipality.name),
  );
  const authorityName = follows ? usualAuthority(name) : chosenAuthority;
  const renamed = municipality !== null && name.trim() !== municipality.name;
  const [failure, setFailure] = useState<Failure | null>(null);
  const options = {
    refetchQueries: [MunicipalityRegisterDocument, MunicipalitiesDocument],
    awaitRefetchQueries: true,
  };
  const [add, adding] = useMutation(AddMunicipalityDocument, options);
  const [update, updating] = useMutation(UpdateMunicipalityDocument, options);
  const busy = adding.loading || updating.loading;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const values = { code: code.trim() || null, authorityName: authorityName.trim() || null };
    try {
      if (municipality === null) await add({ variables: { input: { name, kind, ...values } } });
      else
        await update({
          variables: {
            input: {
              ...{ name: municipality.name, version: municipality.version, ...values },
              ...(municipality.isSpecified ? {} : { newName: name }),
            },
          },
        });
      notify.success(`${name.trim()} är sparad.`);
      onDone();
    } catch (failed) {
      console.error('The municipality was not saved.', failed);
      setFailure(readFailure(failed));
    }
  };
  return (
    <form
      noValidate
      className="stack"
      aria-label={municipality ? `Ändra ${municipality.name}` : 'Lägg till kommun'}
      onSubmit={(event) => void submit(event)}
    >
      {failure && <Message tone="error">Kunde inte spara. {failure.message}</Message>}
      <div className="doc-settings">
        <TextField
          label="Namn"
          required
          autoFocus
          autoComplete="off"
          maxLength={60}
          readOnly={municipality?.isSpecified ?? false}
          value={name}
          error={fieldMessage(failure, municipality ? 'newName' : 'name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {municipality === null && (
          <Select
            label="Slag"
            options={kinds}
            value={kind}
            onChange={(chosen) => chosen && setKind(chosen)}
          />
        )}
        {kind === 'MUNICIPALITY' && (
          <>
            <TextField
              label="Namn som huvudman"
              placeholder={usualAuthority(name) || 'Till exempel Solna stad'}
              autoComplete="off"
              maxLength={120}
              value={authorityName}
              error={fieldMessage(failure, 'authorityName')}
              description={renamed && !follows ? 'Följer inte med det nya namnet.' : undefined}
              onChange={(event) => {
                setFollows(false);
                setAuthorityName(event.currentTarget.value);
              }}
            />
            <TextField
              label="Kommunkod"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={code}
              error={fieldMessage(failure, 'code')}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </>
        )}
      </div>
      <div className="row">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? buttons.saving : buttons.save}
        </Button>
        <Button onClick={onCancel}>{buttons.cancel}</Button>
      </div>
    </form>
  );
}
