import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { holdTyped } from './catch-up.ts';
import { noteEarlyEvents } from './early-events.ts';
import { Hydrated } from './hydrated.tsx';

const pressed = vi.fn();
const sent = vi.fn();

function Form() {
  const [name, setName] = useState('');
  const [story, setStory] = useState('one');
  const [agreed, setAgreed] = useState(false);
  const [size, setSize] = useState('s');
  const [track, setTrack] = useState('1');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(name);
      }}
    >
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input name="own" defaultValue="as it was" />
      <textarea name="story" value={story} onChange={(event) => setStory(event.target.value)} />
      <input
        name="agreed"
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {['s', 'm'].map((one) => (
        <input
          key={one}
          {...{ type: 'radio', name: 'size', value: one, checked: size === one }}
          onChange={() => setSize(one)}
        />
      ))}
      <select name="track" value={track} onChange={(event) => setTrack(event.target.value)}>
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <button type="button" onClick={pressed}>
        Open
      </button>
      <button type="submit">Send</button>
      <output>{[name, story, agreed, size, track].join(' ')}</output>
    </form>
  );
}

/** A form as those of the console: it renders again as soon as it is there, and writes a field into what it held last. */
function Settings() {
  const [settings, setSettings] = useState({ brand: 'A', phone: '1', size: 's', track: '1', open: false });
  const [, setAwake] = useState(false);
  useLayoutEffect(() => setAwake(true), []);
  return (
    <>
      <input
        name="brand"
        value={settings.brand}
        onChange={(event) => setSettings({ ...settings, brand: event.target.value })}
      />
      <input
        name="phone"
        value={settings.phone}
        onChange={(event) => setSettings({ ...settings, phone: event.target.value })}
      />
      <input
        name="open"
        type="checkbox"
        checked={settings.open}
        onChange={(event) => setSettings({ ...settings, open: event.target.checked })}
      />
      {['s', 'm'].map((one) => (
        <input
          key={one}
          {...{ type: 'radio', name: 'size2', value: one, checked: settings.size === one }}
          onChange={() => setSettings({ ...settings, size: one })}
        />
      ))}
      <select
        name="track2"
        value={settings.track}
        onChange={(event) => setSettings({ ...settings, track: event.target.value })}
      >
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <output id="settings">{Object.values(settings).join(' ')}</output>
    </>
  );
}

const page = (
  <Hydrated>
    <Form />
    <Settings />
  </Hydrated>
);

function find<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
}

let unmount = () => {};

/** The page as the server wrote it; what is returned lets the scripts take it over. */
function served(): () => Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  noteEarlyEvents();
  return () =>
    act(async () => {
      holdTyped();
      const root = hydrateRoot(place, page);
      unmount = () => {
        root.unmount();
        place.remove();
      };
    });
}

afterEach(async () => {
  await act(async () => unmount());
  delete document.documentElement.dataset.hydrated;
  vi.clearAllMocks();
});

test('what was typed and chosen before the page was hydrated is what the page knows', async () => {
  const takeOver = served();
  find<HTMLInputElement>('[name=name]').value = '새벽팀';
  find<HTMLInputElement>('[name=own]').value = 'changed';
  find<HTMLTextAreaElement>('textarea').value = 'two';
  find<HTMLInputElement>('[name=agreed]').checked = true;
  find<HTMLInputElement>('[value=m]').checked = true;
  find<HTMLSelectElement>('select').value = '2';
  const name = find<HTMLInputElement>('[name=name]');
  name.focus();
  name.setSelectionRange(1, 2);
  await takeOver();
  expect(find('output').textContent).toBe('새벽팀 two true m 2');
  expect(find<HTMLInputElement>('[name=own]').value).toBe('changed');
  expect(document.activeElement).toBe(name);
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 2]);
  expect(document.documentElement.dataset.hydrated).toBe('');
});

test('what a component that renders at once wipes is what was typed all the same', async () => {
  const takeOver = served();
  find<HTMLInputElement>('[name=brand]').value = 'B';
  find<HTMLInputElement>('[name=phone]').value = '2';
  find<HTMLInputElement>('[name=open]').checked = true;
  find<HTMLInputElement>('[name=size2][value=m]').checked = true;
  find<HTMLSelectElement>('[name=track2]').value = '2';
  await takeOver();
  expect(find('#settings').textContent).toBe('B 2 m 2 true');
  expect(find<HTMLInputElement>('[name=brand]').value).toBe('B');
});

test('untouched fields say nothing', async () => {
  const takeOver = served();
  const heard = vi.fn();
  for (const type of ['input', 'change', 'click']) document.addEventListener(type, heard);
  await takeOver();
  for (const type of ['input', 'change', 'click']) document.removeEventListener(type, heard);
  expect(heard).not.toHaveBeenCalled();
  expect(find('output').textContent).toBe(' one false s 1');
});

test('a button pressed before is pressed, once', async () => {
  const takeOver = served();
  find<HTMLElement>('[type=button]').click();
  await takeOver();
  expect(pressed).toHaveBeenCalledTimes(1);
  find<HTMLElement>('[type=button]').click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a form that only scripts can send waits for them, with what was typed', async () => {
  const takeOver = served();
  find<HTMLInputElement>('[name=name]').value = '새벽팀';
  find<HTMLElement>('[type=submit]').click();
  await takeOver();
  expect(sent.mock.calls).toEqual([['새벽팀']]);
});

test('a form with a method is the browser’s', async () => {
  const takeOver = served();
  find('form').setAttribute('method', 'post');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  find('form').dispatchEvent(event);
  find('form').removeAttribute('method');
  expect(event.defaultPrevented).toBe(false);
  await takeOver();
  expect(sent).not.toHaveBeenCalled();
});
