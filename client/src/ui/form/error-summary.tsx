import '../styles/content.css';
import { useEffect, useRef, type ReactNode } from 'react';

export interface ErrorSummaryProps {
  title: ReactNode;
  /** Each links to its field: `fieldId` is the control's id. */
  errors: readonly { fieldId?: string; message: string }[];
}

/** The errors of a long form, at its top, with links to the fields; takes focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="message message-error error-summary" role="alert" tabIndex={-1}>
      <p>{title}</p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''}${message}`}>
              {fieldId ? (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
