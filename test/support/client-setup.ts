import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Lazy parts are compiled when a test first asks for them, on whatever else the machine is doing.
configure({ asyncUtilTimeout: 15_000 });

/** Layout and media do not exist in jsdom: nothing matches, nothing changes size. */
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
