import { expect, type Page } from '@playwright/test';

export interface LiveLine {
  /** The page listens for this kind of news. */
  listens(subscription: string): Promise<void>;
  /** News that hold this text have come to the page. */
  heard(text: string): Promise<void>;
}

/** What goes over a page's live line, as it was last loaded; to be called before it is. */
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
