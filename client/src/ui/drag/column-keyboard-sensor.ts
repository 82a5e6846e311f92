import { KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/** What steers a lifted card; all else goes where it always does. */
const steering: readonly string[] = Object.values(KeyboardCode);

/**
 * Keyboard dragging without lost keys. dnd-kit starts listening a moment after the lifting key, and evaluates each
 * key against the last painted columns: of two quick keys, or while the page is busy, one would be lost. Here each key
 * waits until the previous one is painted.
 */
export class ColumnKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const waiting: KeyboardEvent[] = [];
    let isBusy = true;
    let hasBegun = false;
    const isOver = () => hasBegun && !props.context.current.active;
    const stop = () => window.removeEventListener('keydown', keep, true);
    const keep = (event: KeyboardEvent) => {
      // The card lies already, though that is not painted yet: the key goes where it always does.
      if (isOver()) return stop();
      if (!steering.includes(event.code)) return;
      event.preventDefault();
      event.stopPropagation();
      waiting.push(event);
      if (!isBusy) next();
    };
    const next = () => {
      hasBegun = true;
      if (isOver()) return stop();
      const event = waiting.shift();
      isBusy = event !== undefined;
      if (!event) return;
      flushSync(() => this['handleKeyDown'](event));
      requestAnimationFrame(next);
    };
    window.addEventListener('keydown', keep, true);
    // The library's own timer was set before this one.
    setTimeout(next);
  }
}
