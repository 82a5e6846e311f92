import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Lifting by keyboard without losing keys. The library begins to listen a moment after the lifting key, so that
 * it does not take this very key for the one that lets go; what is pressed in between, by quick fingers or
 * while the page is busy, would be lost. Here it waits its turn.
 */
export class BoardKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      early.push(event);
    };
    // Each key finds the board as the one before has left it, so a frame lies between them.
    const replay = () => {
      const event = early.shift();
      if (event && props.context.current.active) this['handleKeyDown'](event);
      if (early.length > 0) requestAnimationFrame(replay);
      else window.removeEventListener('keydown', keep, true);
    };
    window.addEventListener('keydown', keep, true);
    // The library's own timer was set before this one.
    setTimeout(replay);
  }
}
