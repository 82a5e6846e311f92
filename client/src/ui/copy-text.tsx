import './styles/content.css';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copiedMs, successes } from '../lib/fixed-texts';
import { announce } from './feedback/live-region';
import { sign } from './text/sign';

/** By the browser's own command where the page came by plain http: there is no clipboard object then. */
export async function toClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'sr-only';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!done) throw new Error('The browser refused to copy.');
}

export interface CopyTextProps {
  value: string;
  /** Label of the copied value, such as 'E-post'; part of the button's name. */
  label: string;
  /** Called when it is on the clipboard. */
  onCopied?: () => void;
}

/** A value that a click copies: 'Kopierat' is shown for 600 ms (specification §9) and spoken for longer. */
export function CopyText({ value, label, onCopied }: CopyTextProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    toClipboard(value).then(
      () => {
        setCopied(true);
        announce(successes.copied);
        onCopied?.();
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
      {sign(IconCopy, 16)}
      {copied && (
        <span className="copy-text-done" aria-hidden="true">
          {successes.copied}
        </span>
      )}
    </button>
  );
}
