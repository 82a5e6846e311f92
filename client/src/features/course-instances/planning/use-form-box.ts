import { useState } from 'react';
import type { Failure } from '../../../apollo/failure';
import { useFormBox as useBox } from '../../../ui/overlays/use-form-box';

/** A form in a dialog that asks before what was typed is lost, and what the server said of it. */
export function useFormBox(dirty: boolean) {
  const [failure, setFailure] = useState<Failure | null>(null);
  return { ...useBox(dirty), failure, setFailure };
}
