import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../button';
import { type sign } from '../text/sign';

interface FoldButtonProps {
  /** The name; with `count` the number of filters in use is shown beside it. */
  label?: string;
  count?: number;
  icon?: Parameters<typeof sign>[0];
}

/**
 * Unfolds the `.folded` elements of the nearest `.folds`, which a phone and an enlarged page hide so that the first row
 * is on the first screen. Larger screens show them always and hide this button.
 */
export function FoldButton({ label = 'Fler val', count = 0, icon = IconDots }: FoldButtonProps) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <Button
      className="fold-button"
      aria-expanded={unfolded}
      title={label}
      icon={icon}
      onClick={() => setUnfolded(!unfolded)}
    >
      <span className="sr-only">{label}</span>
      {count > 0 && <span className="tabular">{count}</span>}
    </Button>
  );
}
