/** Where a toast is shown: the portal, or the work areas of evaluators and operators. */
export type ToastArea = 'portal' | 'workbench';
export type ToastKind = 'success' | 'error' | 'info';
/** What can still be done about what a toast says, such as undoing it. */
export type ToastAction = { label: string; run: () => void };
export type ToastItem = { id: number; kind: ToastKind; text: string; area: ToastArea; action?: ToastAction };
type Options = { area?: ToastArea; action?: ToastAction };

/** Milliseconds until a toast goes by itself (specification, section 9). */
export const toastTime: Record<ToastArea, number> = { portal: 5000, workbench: 3000 };
/** One that offers something stays long enough to be read and reached. */
const actionTime = 12_000;

type Clock = { timer?: ReturnType<typeof setTimeout>; left: number; since: number };

const listeners = new Set<() => void>();
const clocks = new Map<number, Clock>();
let items: readonly ToastItem[] = [];
let area: ToastArea = 'portal';
let nextId = 1;

function set(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function run(id: number, left: number) {
  clocks.set(id, { left, since: performance.now(), timer: setTimeout(() => toast.close(id), left) });
}

function show(kind: ToastKind, text: string, { area: asked, action }: Options = {}) {
  const place = asked ?? area;
  // the same words are not said twice at a time
  if (items.some((item) => item.kind === kind && item.text === text && item.area === place)) return;
  const item = { id: nextId++, kind, text, area: place, ...(action ? { action } : {}) };
  set([...items, item]);
  run(item.id, action ? actionTime : toastTime[place]);
}

/** Short messages at the edge. Whatever a toast says about a form stands beside its field as well. */
export const toast = {
  success: (text: string, options?: Options) => show('success', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
  info: (text: string, options?: Options) => show('info', text, options),
  close(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    set(items.filter((item) => item.id !== id));
  },
};

/** What the Toaster shows and how it holds the time. */
export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: () => items,
  /** The area of toasts that name none. */
  setArea(next: ToastArea) {
    area = next;
  },
  /** Stops every clock while pointer or focus is on a toast. */
  pause() {
    for (const clock of clocks.values()) {
      if (clock.timer === undefined) continue;
      clearTimeout(clock.timer);
      delete clock.timer;
      clock.left = Math.max(1000, clock.left - (performance.now() - clock.since));
    }
  },
  resume() {
    for (const [id, clock] of clocks) if (clock.timer === undefined) run(id, clock.left);
  },
};
