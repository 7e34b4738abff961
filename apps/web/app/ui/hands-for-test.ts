import { act } from 'react';
import { vi } from 'vitest';

/** What a person meets on a page, and what a screen reader calls it. */
const selectors = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range]), textarea',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  combobox: 'select, [role=combobox]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog[open]',
  row: 'tr',
  listitem: 'li',
} as const;
type Role = keyof typeof selectors;
type Name = string | RegExp;

/** Everything of a role that can be reached, by its name; inside the open dialog where there is one. */
export function all(role: Role, name?: Name): HTMLElement[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const within = role === 'dialog' ? document : (top ?? document);
  return [...within.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (one) =>
      !one.closest('[hidden], [inert], [aria-hidden=true], dialog:not([open])') &&
      (name === undefined || isNamed(one, name)),
  );
}

/** The one thing of a role with that name. */
export function find<T extends HTMLElement = HTMLElement>(role: Role, name?: Name): T {
  const [first, ...more] = all(role, name);
  if (first && more.length === 0) return first as T;
  const known = all(role).map(nameOf).join(' | ');
  throw new Error(`${first ? `${more.length + 1} of` : 'no'} ${role} ${String(name)}; there are: ${known}`);
}

/** Presses a button, link, tick or radio. */
export async function press(role: Role, name?: Name): Promise<void> {
  const target = find(role, name);
  await act(async () => target.focus());
  // what is drawn, such as a link on a map, is pressed by no method of its own
  const click = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await act(async () => void (target instanceof HTMLElement ? target.click() : click()));
}

/** Types a text into a field in place of what stood there, or chooses an option by its value. */
export async function fill(role: 'textbox' | 'combobox', name: Name, text: string): Promise<void> {
  const target = find(role, name);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  await act(async () => {
    target.focus();
    set?.call(target, text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Enter in a field sends its form, as browsers do. */
export async function pressEnter(role: 'textbox' | 'combobox', name: Name): Promise<void> {
  const target = find<HTMLInputElement>(role, name);
  await act(async () => {
    const init = { key: 'Enter', bubbles: true, cancelable: true };
    if (!target.dispatchEvent(new KeyboardEvent('keydown', init))) return;
    const { form } = target;
    const outside = form?.id ? `, [type=submit][form="${form.id}"]` : '';
    for (const one of document.querySelectorAll<HTMLElement>(`form [type=submit]${outside}`)) {
      if (one.closest('form') === form || one.getAttribute('form') === form?.id) return one.click();
    }
  });
}

/** Escape; a dialog that is open takes it as its cancelling. */
export async function pressEscape(): Promise<void> {
  await act(async () => {
    const init = { key: 'Escape', bubbles: true, cancelable: true };
    const goesOn = (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', init),
    );
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (goesOn) top?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

/** Waits until something is so that comes a moment later: an answer, a part that is fetched when it is needed. */
export async function until<T>(check: () => T): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    try {
      return check();
    } catch (error) {
      if (tries > 200) throw error;
    }
  }
}

/** What stands beside a field as its error; empty where it is not wrong. */
export function errorOf(role: 'textbox' | 'combobox' | 'checkbox', name: Name): string {
  const field = find(role, name);
  if (field.getAttribute('aria-invalid') !== 'true') return '';
  const [first] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return textOf(document.getElementById(first ?? ''));
}

/** What is read out without being looked for: errors and states. */
export function said(): string {
  return [...document.querySelectorAll('[role=alert], [role=status]')].map(textOf).join(' ').trim();
}

/** Answers every call of the browser with these, in order; the last one again and again. */
export function answerCalls(...answers: { status: number; body: unknown }[]) {
  const left = [...answers];
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { status, body } = (left.length > 1 ? left.shift() : left[0]) ?? { status: 500, body: null };
    return Response.json(body, { status });
  });
}

/** An answer to a call of the browser; `lost` is none at all. */
export type Reply = { status: number; body: unknown; headers?: Record<string, string> } | 'lost';

/** Answers every call of the browser as a test says, and gives the calls as they come: what their bodies hold. */
export function answerEach<Call>(answer: (call: Call) => Reply): Call[] {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const call = JSON.parse(String(init?.body)) as Call;
    calls.push(call);
    const given = answer(call);
    if (given === 'lost') throw new TypeError('Failed to fetch');
    const { status, headers = {} } = given;
    return Response.json(given.body, { status, headers });
  });
  return calls;
}

/** What the calls asked for: the name of each command and its input. */
export function asked(calls: ReturnType<typeof answerCalls>): { name: string; input: unknown }[] {
  return calls.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
}

function isNamed(element: HTMLElement, name: Name): boolean {
  const known = nameOf(element);
  return typeof name === 'string' ? known === name : name.test(known);
}

/** What assistive technology calls something. */
export function nameOf(element: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ');
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const own = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
  const around = element.matches('input, select, textarea') ? (own ?? element.closest('label')) : null;
  return textOf(around ?? element);
}

/** The text that is read out. */
function textOf(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg, small')) hidden.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
