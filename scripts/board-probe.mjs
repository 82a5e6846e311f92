/* global window, document, requestAnimationFrame, MutationObserver, PerformanceObserver */
/** Probes that run inside the page; they cannot use anything else of this module. */

/** Records, before the page's script: when the board's data arrived, the first paint of cards, long tasks. */
export function watchLoading() {
  const probe = { dataAt: 0, paintedAt: 0, longTasks: [], interactions: [] };
  window.__probe = probe;
  for (const way of ['text', 'json']) {
    const read = Response.prototype[way];
    Response.prototype[way] = async function readBody() {
      const body = await read.call(this);
      const isBoard = way === 'text' ? body.includes('"aplStatusSince"') : body.data?.board !== undefined;
      if (probe.dataAt === 0 && isBoard) probe.dataAt = performance.now();
      return body;
    };
  }
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.apl-card')) return;
    watch.disconnect();
    // Painted in the frame after the one that has the cards.
    requestAnimationFrame(() => setTimeout(() => (probe.paintedAt = performance.now())));
  });
  watch.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId) probe.interactions.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Records the next pointer release, and when the card is painted in the other column. */
export function watchDrop({ id, status }) {
  const column = document.querySelector(`[data-status="${status}"]`);
  const drop = { releasedAt: 0, paintedAt: 0 };
  window.__drop = drop;
  window.addEventListener('mouseup', (event) => (drop.releasedAt = event.timeStamp), {
    capture: true,
    once: true,
  });
  const watch = new MutationObserver(() => {
    if (drop.paintedAt || !column.querySelector(`[data-card="${id}"]`)) return;
    drop.paintedAt = -1;
    requestAnimationFrame(() => setTimeout(() => (drop.paintedAt = performance.now())));
  });
  watch.observe(column, { childList: true, subtree: true });
}

/** Records frame times. */
export function watchFrames() {
  const frames = [];
  let last = performance.now();
  let running = true;
  window.__frames = () => {
    running = false;
    return frames;
  };
  const tick = (now) => {
    frames.push(now - last);
    last = now;
    if (running) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Waits for the work that the answer causes; returns the ms between release and its end. */
export async function settle() {
  const { releasedAt, paintedAt } = window.__drop;
  let last = performance.now();
  let quietSince = last;
  // Idle: three frames in a row on time.
  for (let calm = 0; calm < 3;) {
    const now = await new Promise((resolveFrame) => requestAnimationFrame(resolveFrame));
    if (now - last > 34) {
      calm = 0;
      quietSince = now;
    } else calm += 1;
    last = now;
  }
  return { optimistic: paintedAt - releasedAt, drop: Math.max(paintedAt, quietSince) - releasedAt };
}
