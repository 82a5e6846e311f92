import './styles/content.css';
import { IconCheck } from '@tabler/icons-react';
import { Row } from './layout';

export interface StepperProps {
  /** The name of the whole, such as 'Importera elever'. */
  label: string;
  steps: readonly string[];
  /** From 0. */
  current: number;
}

/** Where one is in a sequence of steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <Row as="ol" gap="2 6" align="stretch" className="stepper" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <Row
            as="li"
            key={step}
            nowrap
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="stepper-mark" aria-hidden="true">
              {state === 'done' ? <IconCheck className="icon" size={16} stroke={2.4} /> : index + 1}
            </span>
            <span>
              {step}
              {state === 'done' && <span className="sr-only"> (klart)</span>}
            </span>
          </Row>
        );
      })}
    </Row>
  );
}
