import '../styles/content.css';
import type { ReactNode } from 'react';
import { languageOf } from '../../lib/fixed-texts';
import { Row } from '../layout';

/** The text of an empty list, and the next action. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Row gap="3 4" className="empty">
      <p lang={languageOf(text)}>{text}</p>
      {action}
    </Row>
  );
}
