/** Reads main-thread tasks from a Chromium trace. */

/** Main-thread tasks, longest first: start, CPU in ms, events. */
export function mainThreadTasks(events) {
  const started = events.find(
    ({ name, args }) => name === 'TracingStartedInBrowser' && args.data?.frames?.length > 0,
  );
  const renderers = new Set(
    events
      .filter(({ name, args }) => name === 'FrameCommittedInBrowser' && args.data?.processId)
      .map(({ args }) => args.data.processId),
  );
  for (const { processId } of started?.args.data.frames ?? []) renderers.add(processId);
  const threads = events.filter(
    ({ name, args, pid }) => name === 'thread_name' && args.name === 'CrRendererMain' && renderers.has(pid),
  );
  const isMain = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const own = events.filter((event) => event.ph === 'X' && isMain(event));
  const tasks = own.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  return tasks
    .map((task) => ({
      at: task.ts,
      until: task.ts + task.dur,
      pid: task.pid,
      tid: task.tid,
      cpu: (task.tdur ?? task.dur) / 1000,
      clock: task.dur / 1000,
      events: [],
    }))
    .sort((one, other) => other.cpu - one.cpu)
    .slice(0, 400)
    .map((task) => ({
      ...task,
      events: own.filter(
        ({ ts, pid, tid, name }) =>
          pid === task.pid && tid === task.tid && ts >= task.at && ts < task.until && !/RunTask/.test(name),
      ),
    }));
}

/** Composition of a task, in lines: categories by self time and the most expensive functions. */
export function partsOf(task, { traceEvents }) {
  const kinds = new Map();
  const stack = [];
  for (const event of task.events.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)) {
    while (stack.length > 0 && stack.at(-1).ts + stack.at(-1).dur <= event.ts) stack.pop();
    const outer = stack.at(-1);
    add(kinds, kindOf(event), event.dur);
    if (outer) add(kinds, kindOf(outer), -event.dur);
    stack.push(event);
  }
  const total = [...kinds.entries()].sort((one, other) => other[1] - one[1]).filter(([, us]) => us > 1000);
  return [
    `${task.cpu.toFixed(0)} ms (${task.clock.toFixed(0)} by the clock): ${total.map(([kind, us]) => `${kind} ${(us / 1000).toFixed(0)}`).join(', ')}`,
    ...functionsOf(task, traceEvents),
  ];
}

function kindOf({ name, args }) {
  if (
    name === 'EvaluateScript' ||
    name === 'v8.evaluateModule' ||
    name === 'v8.compile' ||
    name === 'v8.compileModule'
  ) {
    const url = args.data?.url ?? args.fileName ?? '';
    return `${name} ${url.split('/').at(-1)}`;
  }
  return name;
}

/** From profiler samples: functions with the most self time and the most total time. */
function functionsOf(task, events) {
  const nodes = new Map();
  const own = new Map();
  const all = new Map();
  const starts = new Map();
  for (const { name, args, id, pid } of events)
    if (name === 'Profile') starts.set(`${pid} ${id}`, args.data.startTime);
  const clock = new Map(starts);
  for (const { name, args, id, pid } of events
    .filter((event) => event.name === 'ProfileChunk')
    .sort((a, b) => a.ts - b.ts)) {
    if (name !== 'ProfileChunk' || pid !== task.pid) continue;
    const key = `${pid} ${id}`;
    for (const node of args.data.cpuProfile?.nodes ?? []) nodes.set(`${key} ${node.id}`, node);
    const { samples = [] } = args.data.cpuProfile ?? {};
    const deltas = args.data.timeDeltas ?? [];
    samples.forEach((sample, index) => {
      const at = clock.get(key) + deltas[index];
      clock.set(key, at);
      if (at < task.at || at > task.until) return;
      let node = nodes.get(`${key} ${sample}`);
      const ms = deltas[index] / 1000;
      add(own, nameOf(node), ms);
      const seen = new Set();
      for (; node; node = nodes.get(`${key} ${node.parent}`)) {
        const named = nameOf(node);
        if (!seen.has(named)) add(all, named, ms);
        seen.add(named);
      }
    });
  }
  const most = (times, count) =>
    [...times.entries()]
      .sort((one, other) => other[1] - one[1])
      .slice(0, count)
      .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
      .join(', ');
  return [`own: ${most(own, 14)}`, `in all: ${most(all, 60)}`];
}

function nameOf(node) {
  const { functionName, url, lineNumber } = node?.callFrame ?? {};
  return `${functionName || '(anonymous)'}${url ? `@${url.split('/').at(-1)}:${lineNumber}` : ''}`;
}

function add(times, key, amount) {
  times.set(key, (times.get(key) ?? 0) + amount);
}
