import '../styles/content.css';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button';
import { Row } from '../layout';

export interface FileButtonProps {
  /** The button's text. */
  children: ReactNode;
  onFile: (file: File) => void;
  /** As the input's `accept`, such as '.xlsx,.csv'. */
  accept?: string;
  variant?: ButtonVariant;
  busy?: boolean;
  disabled?: boolean;
}

/** A button that opens the file chooser. The same file can be chosen twice in a row. */
export function FileButton({ children, onFile, accept, variant = 'soft', busy, disabled }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant={variant}
        busy={busy}
        disabled={disabled}
        icon={IconUpload}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}

export interface FileDropProps extends FileButtonProps {
  /** Content beside the button: the empty text, a hint. */
  hint?: ReactNode;
}

/** A place to drop one file on, with a button for those who cannot drag. */
export function FileDrop({ hint, ...button }: FileDropProps) {
  const [over, setOver] = useState(false);
  const inactive = button.busy || button.disabled;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !inactive) button.onFile(file);
  };
  return (
    <Row
      gap="3"
      justify="space-between"
      className="file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!inactive);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className="file-drop-hint">{hint}</div>
      <FileButton {...button} />
    </Row>
  );
}
