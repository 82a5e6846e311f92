import type { ReactNode } from 'react';
import { LOAD_DEFINITION } from '../../../../domain/teacher-load';
import { Popup } from '../../ui/overlays/popup';

interface LoadDefinitionProps {
  /** The teacher's name. */
  name: string;
  /** The load as it is shown. */
  children: ReactNode;
}

/** A teacher's load as a button: a press shows how it is calculated. */
export function LoadDefinition({ name, children }: LoadDefinitionProps) {
  return (
    <Popup
      label={`Belastning för ${name}`}
      trigger={(attributes) => (
        <button type="button" className="link-button" {...attributes}>
          {children}
          <span className="sr-only">, så räknas det</span>
        </button>
      )}
    >
      {() => (
        <>
          <p className="strong">Så räknas det</p>
          <p>{LOAD_DEFINITION}</p>
        </>
      )}
    </Popup>
  );
}
