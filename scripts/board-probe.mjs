/* global window, document, requestAnimationFrame, MutationObserver, PerformanceObserver */
/** What is measured inside the page; the functions run there and see nothing of this module. */

/** Before the page's own script: when the board's data was there, when the first cards were painted, long tasks. */
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
    // Painted is the frame after the one that has them.
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

/** From now on: when the pointer was let go, and when the card stood painted in the other column. */
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

/** From now on: the time between frames. */
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

/** Waits for the work that the answer brings, and tells how long after the release it was done. */
export async function settle() {
  const { releasedAt, paintedAt } = window.__drop;
  let last = performance.now();
  let quietSince = last;
  // Quiet is when three frames in a row come on time.
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
