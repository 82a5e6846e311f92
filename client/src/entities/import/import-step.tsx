import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Grid } from '../../ui/layout';

/** The steps of an import. */
export const importSteps = ['Välj fil', 'Koppla kolumner', 'Granska', 'Resultat'] as const;

/** Where focus was; it outlives the moments when an import is being read. */
export interface LeftFocus {
  /** The step that was shown before, null at first. */
  step: number | null;
  /** The id of the control that had focus last. */
  control: string;
}

interface ImportStepProps {
  step: 0 | 1 | 2 | 3;
  /** The import that is shown; null while no file has been chosen. */
  shown: { id: string; state: string } | null;
  left: RefObject<LeftFocus>;
  children: ReactNode;
}

/** A step of an import under its heading. */
export function ImportStep({ step, shown, left, children }: ImportStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: the new step's heading takes focus, so that it is read. Where the same step
  // shows another import or state, the control that led there keeps focus if it is still there.
  useEffect(() => {
    const { step: before, control } = left.current;
    left.current.step = step;
    if (before === null) return;
    if (before !== step) heading.current?.focus();
    else if (document.activeElement === document.body)
      (document.getElementById(control) ?? heading.current)?.focus();
  }, [step, shown?.id, shown?.state, left]);
  return (
    <Grid
      as="section"
      gap="4"
      columns="minmax(0, 1fr)"
      className="imports-step above-4"
      aria-labelledby="import-step"
      onFocus={({ target }) => (left.current.control = target.id)}
    >
      <h2 id="import-step" ref={heading} tabIndex={-1}>
        {importSteps[step]}
      </h2>
      {children}
    </Grid>
  );
}
