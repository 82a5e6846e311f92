import './styles/content.css';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copiedMs, successes } from '../lib/fixed-texts';
import { announce } from './live-region';

export interface CopyTextProps {
  value: string;
  /** What is copied, such as 'E-post'; part of the button's name. */
  label: string;
}

/** A value that a click copies: 'Kopierat' is shown for 600 ms (specification §9) and spoken for longer. */
export function CopyText({ value, label }: CopyTextProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => {
        setCopied(true);
        announce(successes.copied);
      },
      (error: unknown) => console.error('The text could not be copied.', error),
    );
  };
  return (
    <button
      type="button"
      className="copy-text"
      onClick={copy}
      title={`Kopiera ${label.toLocaleLowerCase('sv')}`}
    >
      <span>{value}</span>
      <IconCopy className="icon" size={16} stroke={1.8} aria-hidden="true" />
      {copied && (
        <span className="copy-text-done" aria-hidden="true">
          {successes.copied}
        </span>
      )}
    </button>
  );
}
