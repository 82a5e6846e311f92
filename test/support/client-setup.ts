import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Lazy parts are compiled on first use, possibly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout or media: no media query matches, nothing resizes. */
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

class NeverResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= NeverResizes;

class NeverIntersects implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
window.IntersectionObserver ??= NeverIntersects;

Element.prototype.scrollIntoView ??= () => undefined;
