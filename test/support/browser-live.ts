import { expect, type Page } from '@playwright/test';

export interface LiveLine {
  /** Waits until the page subscribes to this field. */
  listens(subscription: string): Promise<void>;
  /** Waits for an event that contains this text. */
  heard(text: string): Promise<void>;
}

/** Messages of a page's WebSocket since its last load; call it before loading. */
export function liveLine(page: Page): LiveLine {
  let [sent, received] = ['', ''];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) [sent, received] = ['', ''];
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => (sent += payload.toString()));
    socket.on('framereceived', ({ payload }) => (received += payload.toString()));
  });
  return {
    listens: (subscription) => expect.poll(() => sent).toContain(subscription),
    heard: (text) => expect.poll(() => received).toContain(text),
  };
}
