import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { successes } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { toClipboard } from '../../ui/copy-text';
import { announce } from '../../ui/feedback/live-region';

const SHOWN_MS = 2000;

/** Code to read and copy, with the client that it is written for as its name. */
export function CodeSample({ name, code }: { name: string; code: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    toClipboard(code).then(
      () => {
        setCopied(true);
        announce(successes.copied);
      },
      (error: unknown) => console.error('The code could not be copied.', error),
    );
  };
  return (
    <figure className="code-sample">
      <figcaption className="row">
        <span>{name}</span>
        <Button
          variant="quiet"
          size="sm"
          icon={copied ? IconCheck : IconCopy}
          aria-label={`Kopiera ${name}`}
          onClick={copy}
        >
          {copied ? successes.copied : 'Kopiera'}
        </Button>
      </figcaption>
      <pre tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
