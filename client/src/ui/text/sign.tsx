import type { Icon } from '@tabler/icons-react';

/** A decorative icon, hidden from screen readers because its context has a name. */
export function sign(Sign: Icon, size = 18, stroke = 1.8) {
  return <Sign className="icon" size={size} stroke={stroke} aria-hidden="true" />;
}
