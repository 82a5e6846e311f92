import type { Icon } from '@tabler/icons-react';

/** A sign beside a text or in its place: seen, and not read aloud, as what it stands for has a name. */
export function sign(Sign: Icon, size = 18, stroke = 1.8) {
  return <Sign className="icon" size={size} stroke={stroke} aria-hidden="true" />;
}
